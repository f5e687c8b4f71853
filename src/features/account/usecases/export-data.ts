import type { ExportPiece } from '../../../platform/server/database/personal-data.ts';
import { refuse } from '../refusals.ts';
import type { AccountDeps } from './deps.ts';

export type ExportDeps = Pick<AccountDeps, 'clock' | 'exports' | 'findPerson'>;

/**
 * Yields the export of a member's personal data as pieces of JSON.
 * @throws AppError 404 if the member does not exist
 */
export async function* exportData(
  { clock, exports, findPerson }: ExportDeps,
  memberId: string,
): AsyncGenerator<string> {
  const person = await findPerson(memberId);
  if (!person) throw refuse('account.no_member');
  yield `{\n"exportedAt": ${JSON.stringify(clock.now().toISOString())}`;
  for await (const piece of exports.read(person)) yield pieceText(piece);
  yield '\n}\n';
}

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
