/** Use cases of the catalogue, access and grants. */

import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { categories, findByName, findEntry, pagePath, registry } from '@ferrite/calculators/registry.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { AppError } from '../../platform/server/errors/errors.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { type AmbiguousCell, ambiguousCell, type Batch } from './computing/batch.ts';
import type { Computing } from './computing/computing.ts';
import type { ComputeCaller } from './computing/keys.ts';
import { type ProgramAnswer, withUnused } from './computing/program-answer.ts';
import type { Intervals } from './computing/spreads.ts';
import type { PostTitles } from './links/links.ts';
import { relatedLink } from './links/related-link.rules.ts';
import { refuse } from './refusals.ts';
import type { ToolsStore } from './tools.store.ts';
import { type CountUse, entryOf, type Uses, type UseTerms } from './uses/uses.ts';

export const grantHours = 12;

export type ToolListing = {
  readonly id: string;
  readonly name: string;
  readonly links: readonly string[];
  /** Titles of the linked posts by URL. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly access: 'member' | 'premium';
  /** False for a tool that is announced but has no page. */
  readonly available: boolean;
};
export type Catalogue = Readonly<Record<string, readonly ToolListing[]>>;

/** Permission for a member and session to load the page of a tool until a time. The route signs it into a cookie. */
export type Grant = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly toolId: string;
  readonly expiresAt: Date;
};

export type ToolsDependencies = {
  readonly store: ToolsStore;
  readonly uses: Uses;
  readonly clock: Clock;
  readonly dailyLimit: number;
  readonly hasCalculator: (id: string) => boolean;
  readonly computing: Computing;
  readonly postTitles: PostTitles;
  /** Returns whether the member may open premium tools now. */
  readonly isPremium: (memberId: string) => Promise<boolean>;
  /** Returns whether the session is still logged in. */
  readonly isSessionLive: (sessionId: string) => Promise<boolean>;
};

function refusedNumber(cell: AmbiguousCell): AppError {
  const { row, column, readings } = cell;
  return refuse('tools.ambiguous_number', {
    about: cell,
    fields: { row, column, readings: [...readings] },
  });
}

export function createTools({
  store,
  uses,
  clock,
  dailyLimit,
  hasCalculator,
  computing,
  postTitles,
  isPremium,
  isSessionLive,
}: ToolsDependencies) {
  return {
    /** Returns all tools by English category name, with related links. */
    async listTools(): Promise<Catalogue> {
      const links = await store.listLinks();
      const posts = new Map(
        links.flatMap(({ url }) => {
          const link = relatedLink(url);
          return link?.kind === 'post' ? [[url, link.label] as const] : [];
        }),
      );
      const titles =
        posts.size > 0 ? await postTitles([...new Set(posts.values())]) : new Map<string, string>();
      const titleOf = (url: string) => titles.get(posts.get(url) ?? '');
      return Object.fromEntries(
        categories.map(({ id, name: category }) => [
          category,
          registry
            .filter((entry) => entry.category === id)
            .map((entry) => {
              const own = links
                .filter((link) => link.category === category && link.toolName === entry.name)
                .map((link) => link.url);
              return {
                id: entry.id,
                name: entry.name,
                links: own,
                titles: Object.fromEntries(
                  own.flatMap((url) => {
                    const title = titleOf(url);
                    return title === undefined ? [] : [[url, title]];
                  }),
                ),
                access: entry.access,
                available: hasCalculator(entry.id),
              };
            }),
        ]),
      );
    },

    /** Requires a logged-in caller before the request is read. @throws AppError 401 `tools.login_required` */
    requireLogin<T extends Caller | ComputeCaller>(caller: T | null): T {
      if (!caller) throw refuse('tools.login_required');
      return caller;
    },

    /**
     * Opens a tool: records the use and grants its page.
     * @throws AppError not_found, unauthenticated, forbidden (`tools.premium_required`, `tools.daily_limit`),
     * 409 `tools.refund_ends` for a first use after paying without consent
     */
    async openTool(
      category: string,
      toolName: string,
      caller: Caller,
      terms?: UseTerms,
    ): Promise<{ url: string; grant: Grant; today: { opened: number; limit: number } | null }> {
      const entry = findByName(category, toolName);
      if (!entry) throw refuse('tools.not_found');
      const opened = await uses.open(entry, caller, terms);
      const expiresAt = new Date(clock.now().getTime() + grantHours * 3_600_000);
      return {
        url: `/calculators/${pagePath(entry)}`,
        today: caller.isPremium ? null : { opened, limit: dailyLimit },
        grant: { memberId: caller.memberId, sessionId: caller.sessionId, toolId: entry.id, expiresAt },
      };
    },

    /**
     * Returns whether the grant is still valid: the session is logged in, and the member has premium if the tool
     * requires it.
     */
    async isGranted(toolId: string, grant: Grant | null): Promise<boolean> {
      const entry = findEntry(toolId);
      if (!entry || grant?.toolId !== toolId || grant.expiresAt <= clock.now()) return false;
      if (!(await isSessionLive(grant.sessionId))) return false;
      return entry.access === 'member' || isPremium(grant.memberId);
    },

    /** Returns the rights that a grant gives besides computing. */
    async rightsOf(toolId: string, grant: Grant | null): Promise<{ exports: boolean }> {
      const granted = grant !== null && (await this.isGranted(toolId, grant));
      return { exports: granted && (await isPremium(grant.memberId)) };
    },

    /**
     * Computes for the API, with the intervals of results whose inputs have a ±; counts as a use if the inputs can be
     * computed. Validation errors are part of the result.
     */
    async compute(
      toolId: string,
      inputs: Readonly<Record<string, unknown>>,
      computer: ComputeCaller,
      terms?: UseTerms,
    ): Promise<ProgramAnswer & { readonly intervals?: Intervals }> {
      const compute = async () => {
        const evaluated = await computing.one(toolId, inputs);
        const calculator = findDefinition(toolId);
        if (!evaluated.ok || !calculator) return evaluated;
        const intervals = await computing.spreads(toolId, inputs, computer.memberId);
        return { ...withUnused(calculator, inputs, evaluated), ...(intervals && { intervals }) };
      };
      return uses.countUses(computer, terms, (countUse) => countUse(toolId, compute, ({ ok }) => ok));
    },

    /** Computes results to be saved. Another use on the same day is not recorded again. */
    async computeToKeep(
      toolId: string,
      inputs: unknown,
      computer: ComputeCaller | null,
      terms?: UseTerms,
    ): Promise<Evaluated> {
      const compute = () => computing.one(toolId, inputs);
      return uses.countUses(computer, { ...terms, onlyOnce: true }, (countUse) =>
        countUse(toolId, compute, ({ ok }) => ok),
      );
    },

    /** Runs work that computes to keep the results, and records its uses together, at most once a day for each tool. */
    countUsesToKeep: <T>(
      caller: ComputeCaller,
      terms: UseTerms | undefined,
      work: (countUse: CountUse) => Promise<T>,
    ): Promise<T> => uses.countUses(caller, { ...terms, onlyOnce: true }, work),

    /**
     * Computes a batch; counts as one use if a row is computed. Failed rows contain their errors.
     * @returns `{id, results, failed}` as JSON
     * @throws AppError 403 `tools.premium_required` without premium; otherwise as `Computing.batch`
     */
    async computeBatch(
      { id, rows, signal }: Batch,
      computer: ComputeCaller,
      terms?: UseTerms,
    ): Promise<Buffer> {
      const entry = entryOf(id);
      if (!computer.isPremium) throw refuse('tools.premium_required', { about: 'Batches require' });
      const compute = async () => {
        const ambiguous = ambiguousCell(rows);
        if (ambiguous) throw refusedNumber(ambiguous);
        return computing.batch(entry.id, rows, computer.memberId, signal);
      };
      const { text } = await uses.countUses(computer, terms, (countUse) =>
        countUse(entry.id, compute, ({ computed }) => computed > 0),
      );
      return text;
    },
  };
}

export type ToolsUseCases = ReturnType<typeof createTools>;
