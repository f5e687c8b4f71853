import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { countUsesToKeep } from '../../uses/usecases/count-uses.ts';
import type { UseTerms } from '../../uses/usecases/deps.ts';
import { reportHash } from '../hash.ts';
import type { ReportItem } from '../items/items.ts';
import { pageTagsOf } from '../page-tags.ts';
import {
  maxLogoBytes,
  maxReports,
  type ReportHead,
  type ReportState,
  reportNumber,
  serialOf,
  stateOf,
} from '../reports.rules.ts';
import type { ListedReport, ReportRow } from '../reports.store.ts';
import type { ReportDeps } from './deps.ts';
import { viewListed } from './list-reports.ts';
import { requireOwnReport } from './require-own-report.ts';

type Draft = {
  readonly head: ReportHead;
  readonly calculations: readonly string[];
  readonly mark: { readonly picture: string } | 'none' | 'last';
  readonly state?: ReportState | undefined;
  readonly revises?: string | undefined;
};

/**
 * Computes, freezes and saves a report.
 * @throws AppError 400 for an invalid calculation URL or an approval without a name, 403 for a calculator or logo outside the membership,
 * 404 and 409 for a report that cannot be revised, 409 at the limit
 */
export async function createReport(deps: ReportDeps, caller: Caller, draft: Draft, terms?: UseTerms) {
  const { store, clock, changed } = deps;
  const state = stateOf(draft.state, draft.head);
  if (state === 'approved' && draft.head.approvedBy === '') throw refuse('tools.approver_missing');
  const revised = draft.revises === undefined ? null : await requireOwnReport(deps, caller, draft.revises);
  const year = clock.now().getUTCFullYear();
  nextRevision(await store.list(caller.memberId, maxReports), revised, year);
  const mark = await markOf(deps, draft, caller);
  const calculations = await computeItems(deps, draft.calculations, caller, terms);
  const { row, present } = await store.insertNext(caller.memberId, maxReports, (rows) => {
    const createdAt = clock.now();
    const place = nextRevision(rows, revised, createdAt.getUTCFullYear());
    const content = { ...place, head: draft.head, calculations, mark, isFree: !caller.isPremium, state };
    return {
      ...content,
      id: randomBytes(16).toString('base64url'),
      userId: caller.memberId,
      hash: reportHash({ ...content, createdAt }),
      withdrawnAt: null,
      createdAt,
    };
  });
  await changed(...pageTagsOf(row.number, present));
  return viewListed(row, present);
}

/**
 * Returns the next number and revision.
 * @throws AppError 409 at the limit, or when `revised` is not the latest revision
 */
function nextRevision(rows: readonly ListedReport[], revised: ReportRow | null, year: number) {
  if (rows.length >= maxReports)
    throw refuse('tools.too_many_reports', { about: maxReports, fields: { most: maxReports } });
  if (!revised) {
    const serial = Math.max(0, ...rows.map(({ number }) => serialOf(number, year)));
    return { number: reportNumber(year, serial + 1), revision: 0 };
  }
  const { number, revision } = revised;
  if (rows.some((row) => row.number === number && row.revision > revision))
    throw refuse('tools.revised_meanwhile');
  return { number, revision: revision + 1 };
}

/** Returns the company logo of a draft as base64; empty without one. */
async function markOf(
  { store, makeMark }: Pick<ReportDeps, 'store' | 'makeMark'>,
  { mark }: Draft,
  caller: Caller,
): Promise<string> {
  if (mark === 'none' || !caller.isPremium) {
    if (typeof mark === 'object') throw refuse('tools.mark_is_premium');
    return '';
  }
  if (mark === 'last') return store.lastMark(caller.memberId);
  const picture = Buffer.from(mark.picture, 'base64');
  if (picture.length > maxLogoBytes) throw refuse('tools.mark_too_large', { about: maxLogoBytes });
  return (await makeMark(picture)).toString('base64');
}

/** Computes and freezes calculations and records their uses. */
async function computeItems(
  { items, uses }: Pick<ReportDeps, 'items' | 'uses'>,
  addresses: readonly string[],
  caller: Caller,
  terms?: UseTerms,
): Promise<ReportItem[]> {
  // All URLs are parsed before the first computation, because computing takes long.
  const computations = addresses.map((address) => {
    const compute = items.read(address);
    if (!compute) throw refuse('tools.impossible_inputs');
    return compute;
  });
  return countUsesToKeep(uses, caller, terms, async (countUse) => {
    const frozen: ReportItem[] = [];
    for (const compute of computations) frozen.push(await compute(caller, countUse));
    return frozen;
  });
}
