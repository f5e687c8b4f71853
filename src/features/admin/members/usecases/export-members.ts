import type { MemberQuery } from '../../admin.contract.ts';
import type { CsvFile } from '../../csv.ts';
import { memberCells, memberHeader, viewMember } from '../member-view.ts';
import type { MemberListDeps } from './deps.ts';

/** Returns a CSV file of all members that match the filter, newest first; its rows are read while they are sent. */
export function exportMembers({ store, clock, isGranted }: MemberListDeps, query: MemberQuery): CsvFile {
  const now = clock.now();
  async function* rows() {
    for await (const row of store.each(query, now)) yield memberCells(viewMember(row, { now, isGranted }));
  }
  return { header: memberHeader, rows: rows() };
}
