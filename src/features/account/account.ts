/** Use cases with which members export their personal data and delete their account. */

import type { Clock } from '../../platform/server/clock.ts';
import type { ExportPiece, ExportStore, Person } from '../../platform/server/database/personal-data.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { refuse } from './refusals.ts';

/** Choice at a deletion: whether public reports remain, without personal data. */
type DeletionChoice = { readonly keepReports: boolean };

export type AccountOptions = {
  readonly clock: Clock;
  readonly exports: ExportStore;
  readonly findPerson: (memberId: string) => Promise<Person | null>;
  /** Returns the member of a renewal token, which expired members have; null if it is invalid. */
  readonly readToken: (token: string) => Promise<string | null>;
  /** Redeems a renewal token and returns its member. */
  readonly redeemToken: (token: string) => Promise<string | null>;
  /** Turns an expired member into a free one. */
  readonly makeFree: (memberId: string) => Promise<void>;
  readonly checkPassword: (caller: Caller, password: string, context: { ip: string }) => Promise<void>;
  readonly deleteMember: (memberId: string, actorId: string, choice: DeletionChoice) => Promise<void>;
};

/**
 * Returns a piece of the export as JSON text. The profile is an object; other sections are lists that may continue
 * over several pieces.
 */
function pieceText({ name, rows, isFirst, isLast }: ExportPiece): string {
  const key = isFirst ? `,\n${JSON.stringify(name)}: ` : '';
  if (name === 'profile') return `${key}${JSON.stringify(rows[0], null, 1)}`;
  const pieces = rows.map((row) => JSON.stringify(row, null, 1)).join(',\n');
  const before = isFirst ? '[' : pieces && ',\n';
  return `${key}${before}${pieces}${isLast ? ']' : ''}`;
}

export function createAccount(options: AccountOptions) {
  const { clock, exports, findPerson, readToken, redeemToken, makeFree, checkPassword, deleteMember } =
    options;

  async function* exportOf(memberId: string): AsyncGenerator<string> {
    const person = await findPerson(memberId);
    if (!person) throw refuse('account.no_member');
    yield `{\n"exportedAt": ${JSON.stringify(clock.now().toISOString())}`;
    for await (const piece of exports.read(person)) yield pieceText(piece);
    yield '\n}\n';
  }

  const wrongToken = () => refuse('account.token_invalid');

  return {
    /**
     * Yields the export of a member's data as pieces of JSON.
     * @throws AppError 404 if the member does not exist
     */
    exportOf,

    /**
     * Returns the expired member of a renewal token.
     * @throws AppError 401 for an invalid token
     */
    async memberOfToken(token: string): Promise<string> {
      const memberId = await readToken(token);
      if (!memberId) throw wrongToken();
      return memberId;
    },

    /**
     * Deletes the caller's account.
     * @throws AppError 422 for a wrong password, 409 for a payment in progress
     */
    async deleteOwn(
      caller: Caller,
      password: string,
      choice: DeletionChoice,
      context: { ip: string },
    ): Promise<void> {
      await checkPassword(caller, password, context);
      await deleteMember(caller.memberId, caller.memberId, choice);
    },

    /**
     * Turns the expired member of a renewal token into a free one.
     * @throws AppError 401 for an invalid token
     */
    async continueFree(token: string): Promise<void> {
      const memberId = await redeemToken(token);
      if (!memberId) throw wrongToken();
      await makeFree(memberId);
    },

    async deleteByToken(token: string, choice: DeletionChoice): Promise<void> {
      const memberId = await redeemToken(token);
      if (!memberId) throw wrongToken();
      await deleteMember(memberId, memberId, choice);
    },
  };
}

export type AccountUseCases = ReturnType<typeof createAccount>;
