/** What a person may do with their own account besides using it: take their data along, and leave. */

import type { Clock } from '../platform/server/clock.ts';
import type { ExportStore, Person } from '../platform/server/database/personal-data.ts';
import type { Caller } from '../platform/server/http/api.ts';
import { refuse } from './refusals.ts';

/** What a member decides when leaving; `keepReports`: current public reports stay, without personal data. */
type DeletionChoice = { readonly keepReports: boolean };

export type AccountOptions = {
  readonly clock: Clock;
  readonly exports: ExportStore;
  readonly findPerson: (memberId: string) => Promise<Person | null>;
  /** For which member a renewal token is good: who is locked out by an expired membership shows it. */
  readonly readToken: (token: string) => Promise<string | null>;
  /** The same, and the token is used up. */
  readonly redeemToken: (token: string) => Promise<string | null>;
  readonly checkPassword: (caller: Caller, password: string, context: { ip: string }) => Promise<void>;
  readonly deleteMember: (memberId: string, actorId: string, choice: DeletionChoice) => Promise<void>;
};

export function createAccount(options: AccountOptions) {
  const { clock, exports, findPerson, readToken, redeemToken, checkPassword, deleteMember } = options;

  async function* exportOf(memberId: string): AsyncGenerator<string> {
    const person = await findPerson(memberId);
    if (!person) throw refuse('account.no_member');
    yield `{\n"exportedAt": ${JSON.stringify(clock.now().toISOString())}`;
    for await (const { name, rows, isFirst, isLast } of exports.read(person)) {
      if (isFirst) yield `,\n${JSON.stringify(name)}: `;
      if (name === 'profile') yield JSON.stringify(rows[0], null, 1);
      else {
        const pieces = rows.map((row) => JSON.stringify(row, null, 1)).join(',\n');
        yield `${isFirst ? '[' : pieces && ',\n'}${pieces}${isLast ? ']' : ''}`;
      }
    }
    yield '\n}\n';
  }

  const wrongToken = () => refuse('account.token_invalid');

  return {
    /** The file of one's data, piece by piece. */
    exportOwn: (caller: Caller) => exportOf(caller.memberId),

    /** The same for whom an expired membership keeps out. @throws AppError 401 for a token that is not good */
    async exportByToken(token: string) {
      const memberId = await readToken(token);
      if (!memberId) throw wrongToken();
      return exportOf(memberId);
    },

    /** Deletes one's own account for good. @throws AppError 422 wrong password, 409 money on its way */
    async deleteOwn(
      caller: Caller,
      password: string,
      choice: DeletionChoice,
      context: { ip: string },
    ): Promise<void> {
      await checkPassword(caller, password, context);
      await deleteMember(caller.memberId, caller.memberId, choice);
    },

    async deleteByToken(token: string, choice: DeletionChoice): Promise<void> {
      const memberId = await redeemToken(token);
      if (!memberId) throw wrongToken();
      await deleteMember(memberId, memberId, choice);
    },
  };
}

export type AccountUseCases = ReturnType<typeof createAccount>;
