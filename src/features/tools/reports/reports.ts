/** Use cases of reports: frozen calculations at a public URL, with revisions. */

import { randomBytes } from 'node:crypto';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { localPath, shownDate } from '../../../platform/shared/i18n/i18n.ts';
import { refuse } from '../refusals.ts';
import { toolTags } from '../tools.rules.ts';
import type { ToolsUseCases } from '../tools.ts';
import type { UseTerms } from '../uses/uses.ts';
import { createDocuments, type DocumentFormat, type DocumentsDependencies } from './documents.ts';
import { formatHash, reportHash } from './hash.ts';
import type { ReportItem } from './items/items.ts';
import type { ReportItemKind } from './items/report-item.ts';
import type { ReportView } from './report-view.ts';
import {
  maxLogoBytes,
  maxReports,
  type ReportHead,
  type ReportState,
  reportNumber,
  revisionLetter,
  serialOf,
  stateOf,
} from './reports.rules.ts';
import type { ListedReport, ReportRow, ReportStore } from './reports.store.ts';

export type ReportsDependencies = {
  readonly store: ReportStore;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly items: ReportItemKind<ReportItem>;
  readonly countUses: ToolsUseCases['countUsesToKeep'];
  /** Converts an uploaded image to a small PNG. */
  readonly makeMark: (picture: Buffer) => Promise<Buffer>;
  readonly writeDocument: DocumentsDependencies['writeDocument'];
  /** Called after every change of public content. */
  readonly changed: Changed;
};

export type Draft = {
  readonly head: ReportHead;
  readonly calculations: readonly string[];
  readonly mark: { readonly picture: string } | 'none' | 'last';
  readonly state?: ReportState | undefined;
  readonly revises?: string | undefined;
};

export function createReports(dependencies: ReportsDependencies) {
  const { store, clock, publicUrl, items, countUses, makeMark, changed } = dependencies;
  const documentOf = createDocuments({
    ...dependencies,
    newerThan: store.newerThan,
    currentVersion: items.currentVersion,
    view,
  });

  async function markOf({ mark }: Draft, caller: Caller): Promise<string> {
    if (mark === 'none' || !caller.isPremium) {
      if (typeof mark === 'object') throw refuse('tools.mark_is_premium');
      return '';
    }
    if (mark === 'last') return store.lastMark(caller.memberId);
    const picture = Buffer.from(mark.picture, 'base64');
    if (picture.length > maxLogoBytes) throw refuse('tools.mark_too_large', { about: maxLogoBytes });
    return (await makeMark(picture)).toString('base64');
  }

  async function computed(addresses: readonly string[], caller: Caller, terms?: UseTerms) {
    // All URLs are parsed before the first computation, because computing takes long.
    const computations = addresses.map((address) => {
      const compute = items.read(address);
      if (!compute) throw refuse('tools.impossible_inputs');
      return compute;
    });
    return countUses(caller, terms, async (countUse) => {
      const frozen: ReportItem[] = [];
      for (const compute of computations) frozen.push(await compute(caller, countUse));
      return frozen;
    });
  }

  /** Returns the caller's report. @throws AppError 404, also for a report of another member */
  async function own(caller: Caller, id: string): Promise<ReportRow> {
    const row = await store.find(id);
    if (!row || row.userId !== caller.memberId) throw refuse('tools.no_report');
    return row;
  }

  /** Returns the next number and revision. @throws AppError 409 at the limit, or when `revised` is not the latest revision */
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

  return {
    /** Returns the member's reports, newest first. */
    async list(caller: Caller) {
      const rows = await store.list(caller.memberId, maxReports);
      const hasMark = caller.isPremium && (await store.lastMark(caller.memberId)) !== '';
      return { reports: rows.map((row) => viewListed(row, rows)), hasMark };
    },

    /** Returns the URLs of the calculations of a report, for its next revision. */
    async calculations(caller: Caller, id: string): Promise<string[]> {
      return (await own(caller, id)).calculations.map(items.addressOf);
    },

    /**
     * Computes, freezes and saves a report.
     * @throws AppError 400 for an invalid calculation URL or an approval without a name, 403 for a calculator or logo outside the membership,
     * 404 and 409 for a report that cannot be revised, 409 at the limit
     */
    async make(caller: Caller, draft: Draft, terms?: UseTerms) {
      const state = stateOf(draft.state, draft.head);
      if (state === 'approved' && draft.head.approvedBy === '') throw refuse('tools.approver_missing');
      const revised = draft.revises === undefined ? null : await own(caller, draft.revises);
      const year = clock.now().getUTCFullYear();
      nextRevision(await store.list(caller.memberId, maxReports), revised, year);
      const mark = await markOf(draft, caller);
      const calculations = await computed(draft.calculations, caller, terms);
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
      await changed(...pagesOf(row.number, present));
      return viewListed(row, present);
    },

    /** Withdraws a report. @throws AppError 404 when the caller has no such report */
    async withdraw(caller: Caller, id: string): Promise<void> {
      if (!(await store.withdraw(caller.memberId, id, clock.now()))) throw refuse('tools.no_report');
      const rows = await store.list(caller.memberId, maxReports);
      const number = rows.find((row) => row.id === id)?.number;
      await changed(toolTags.report(id), ...pagesOf(number, rows));
    },

    /** Returns the public report; `withdrawn` or `missing` when it is not available. */
    async show(id: string, language: Language): Promise<ReportView | 'withdrawn' | 'missing'> {
      const row = await store.find(id);
      if (!row) return 'missing';
      return row.withdrawnAt ? 'withdrawn' : view(row, language);
    },

    /** Returns a document with its file name. @throws AppError 404, 410; 503 when too many documents are queued */
    async document(
      id: string,
      language: Language,
      format: DocumentFormat,
    ): Promise<{ readonly name: string; readonly bytes: Buffer }> {
      const row = await store.find(id);
      if (!row) throw refuse('tools.no_report');
      if (row.withdrawnAt) throw refuse('tools.report_withdrawn');
      const bytes = await documentOf(format, row, language);
      return { name: `${row.number}-${revisionLetter(row.revision)}-${language}.${format}`, bytes };
    },
  };

  async function view(row: ReportRow, language: Language): Promise<ReportView> {
    const newer = await store.newerThan(row);
    const calculations = await Promise.all(row.calculations.map((item) => items.view(item, language)));
    return {
      id: row.id,
      number: row.number,
      revision: revisionLetter(row.revision),
      head: row.head,
      title: row.head.title || [...new Set(calculations.map(({ name }) => name))].join(', '),
      date: shownDate(row.createdAt, language),
      mark: row.mark && `data:image/png;base64,${row.mark}`,
      isFree: row.isFree,
      state: stateOf(row.state, row.head),
      calculations,
      hash: formatHash(row.hash),
      isIntact: reportHash(row) === row.hash,
      isReleased: row.userId === null,
      address: `${publicUrl}${localPath(language, `/r/${row.id}`)}`,
      newer: newer && { id: newer.id, revision: revisionLetter(newer.revision) },
    };
  }
}

/**
 * Returns the cache tags of the pages of all revisions of a report, because each page can name the revision that
 * supersedes it.
 */
const pagesOf = (number: string | undefined, rows: readonly ListedReport[]) =>
  rows.filter((row) => row.number === number).map(({ id }) => toolTags.report(id));

export type ReportUseCases = ReturnType<typeof createReports>;

function viewListed(row: ListedReport, all: readonly ListedReport[]) {
  const { id, number, revision, head, state, createdAt, withdrawnAt } = row;
  return {
    id,
    number,
    revision: revisionLetter(revision),
    head: { ...head },
    state: withdrawnAt ? ('withdrawn' as const) : stateOf(state, head),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    isLatest: !all.some((each) => each.number === number && each.revision > revision),
  };
}
