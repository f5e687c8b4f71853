/** Use cases of the catalogue, access and grants. */

import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import {
  categories,
  findByName,
  findEntry,
  pagePath,
  type RegistryEntry,
  registry,
} from '@ferrite/calculators/registry.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { AppError } from '../../platform/server/errors/errors.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { type AmbiguousCell, ambiguousCell, type Batch } from './computing/batch.ts';
import type { Computing } from './computing/computing.ts';
import type { ComputeCaller } from './computing/keys.ts';
import type { PostTitles } from './links/links.ts';
import { relatedLink } from './links/related-link.rules.ts';
import { refuse } from './refusals.ts';
import { type DayUse, type Refusal, refundConsent, refusal, startOfDay } from './tools.rules.ts';
import type { ToolsStore } from './tools.store.ts';

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
  readonly clock: Clock;
  readonly dailyLimit: number;
  readonly hasCalculator: (id: string) => boolean;
  readonly computing: Computing;
  readonly postTitles: PostTitles;
  /** Returns whether the member may open premium tools now. */
  readonly isPremium: (memberId: string) => Promise<boolean>;
  /** Returns whether the session is still logged in. */
  readonly isSessionLive: (sessionId: string) => Promise<boolean>;
  readonly mayRefund: (memberId: string) => Promise<boolean>;
  /** Records the member's consent to lose the right to a refund with the first use. */
  readonly acceptActivation: (memberId: string) => Promise<void>;
};

export type UseTerms = {
  /** If true, another use on the same day counts for this one. */
  readonly onlyOnce?: boolean;
  /** True if the member has consented to lose the right to a refund. */
  readonly consented?: boolean | undefined;
};

const refusalFor: Readonly<Record<Refusal | 'batch_is_premium', (limit: number) => AppError>> = {
  login_required: () => refuse('tools.login_required'),
  premium_required: () => refuse('tools.premium_required', { about: 'This tool requires' }),
  batch_is_premium: () => refuse('tools.premium_required', { about: 'Batches require' }),
  not_available: () => refuse('tools.not_available'),
  daily_limit: (limit) => refuse('tools.daily_limit', { about: limit, fields: { limit } }),
  refund_ends: () =>
    refuse('tools.refund_ends', { about: refundConsent, fields: { consent: refundConsent } }),
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
  clock,
  dailyLimit,
  hasCalculator,
  computing,
  postTitles,
  isPremium,
  isSessionLive,
  mayRefund,
  acceptActivation,
}: ToolsDependencies) {
  /**
   * Records a use. @throws AppError with the reason when it is refused
   * @returns the number of different tools used today
   */
  async function use(
    entry: RegistryEntry,
    caller: ComputeCaller | null,
    { onlyOnce = false, consented = false }: UseTerms = {},
  ): Promise<number> {
    const tool = { access: entry.access, available: hasCalculator(entry.id) };
    // A refundable payment implies a premium membership.
    const endsRight = caller?.isPremium === true && (await mayRefund(caller.memberId));
    let opened = 0;
    const decide = (today: DayUse) => {
      opened = today.differentTools + (today.includesThis ? 0 : 1);
      const refused = refusal(tool, caller, today, dailyLimit);
      const isNoUse = onlyOnce && today.includesThis;
      return refused ?? (endsRight && !consented && !isNoUse ? 'refund_ends' : null);
    };
    const now = clock.now();
    const refusedAnyway = refusal(tool, caller, { differentTools: 0, includesThis: true }, dailyLimit);
    // Recorded before the use, because if this fails, the member keeps the right to a refund.
    if (caller && endsRight && consented && !refusedAnyway) await acceptActivation(caller.memberId);
    const refused =
      refusedAnyway ??
      (caller &&
        (await store.recordUse(
          {
            memberId: caller.memberId,
            tool: { category: englishCategory(entry), toolName: entry.name },
            at: now,
            dayStart: startOfDay(now),
          },
          decide,
          onlyOnce,
        )));
    if (refused) throw refusalFor[refused](dailyLimit);
    return opened;
  }

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
      if (!caller) throw refusalFor.login_required(dailyLimit);
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
      const opened = await use(entry, caller, terms);
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

    /** Computes for the API and records a use. Validation errors are part of the result. */
    async compute(
      toolId: string,
      inputs: unknown,
      computer: ComputeCaller | null,
      terms?: UseTerms,
    ): Promise<Evaluated> {
      const entry = named(toolId);
      await use(entry, computer, terms);
      return computing.one(entry.id, inputs);
    },

    /** Computes results to be saved. Another use on the same day is not recorded again. */
    async computeToKeep(
      toolId: string,
      inputs: unknown,
      computer: ComputeCaller | null,
      terms?: UseTerms,
    ): Promise<Evaluated> {
      const entry = named(toolId);
      await use(entry, computer, { ...terms, onlyOnce: true });
      return computing.one(entry.id, inputs);
    },

    /** Records a use, at most once a day. @throws AppError with the reason if the use is refused */
    async recordUse(toolId: string, caller: ComputeCaller, terms: UseTerms): Promise<void> {
      await use(named(toolId), caller, { ...terms, onlyOnce: true });
    },

    /**
     * Computes a batch and records one use. Failed rows contain their errors.
     * @returns `{id, results, failed}` as JSON
     * @throws AppError 403 `tools.premium_required` without premium; otherwise as `Computing.batch`
     */
    async computeBatch(
      { id, rows, signal }: Batch,
      computer: ComputeCaller | null,
      terms?: UseTerms,
    ): Promise<Buffer> {
      const entry = named(id);
      if (computer && !computer.isPremium) throw refusalFor.batch_is_premium(dailyLimit);
      await use(entry, computer, terms);
      if (!computer) throw refusalFor.login_required(dailyLimit);
      const ambiguous = ambiguousCell(rows);
      if (ambiguous) throw refusedNumber(ambiguous);
      return computing.batch(entry.id, rows, computer.memberId, signal);
    },
  };
}

function named(toolId: string): RegistryEntry {
  const entry = findEntry(toolId);
  if (!entry) throw refuse('tools.not_found');
  return entry;
}

export type ToolsUseCases = ReturnType<typeof createTools>;

function englishCategory(entry: RegistryEntry): string {
  return categories.find((each) => each.id === entry.category)?.name ?? entry.category;
}
