import type { Access } from '@ferrite/calculators/registry.ts';

/** Whoever wants to open a tool, as far as it matters; null for somebody not signed in. */
export type Visitor = { readonly isPremium: boolean } | null;

export type Refusal = 'login_required' | 'premium_required' | 'not_available' | 'daily_limit' | 'refund_ends';

/** What whoever could still have their money back agrees to with their first use, in the browser and by API. */
export const refundConsent = 'refund_ends';

/** Different tools already opened today (UTC), and whether this one is among them. */
export type DayUse = { readonly differentTools: number; readonly includesThis: boolean };

/**
 * May this visitor open this tool now?
 * @returns null when yes, else the reason
 */
export function refusal(
  tool: { readonly access: Access; readonly available: boolean },
  visitor: Visitor,
  today: DayUse,
  dailyLimit: number,
): Refusal | null {
  if (!tool.available) return 'not_available';
  if (!visitor) return 'login_required';
  if (visitor.isPremium) return null;
  if (tool.access === 'premium') return 'premium_required';
  if (!today.includesThis && today.differentTools >= dailyLimit) return 'daily_limit';
  return null;
}

/** First moment of the UTC day of `now`. */
export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** How many rows one call may bring to a calculator. */
export const mostRows = 1_000;

/** Calls of the calculators by programs, a batch counting as one. */
export const computeCalls = { what: 'tools.compute', most: 120, minutes: 1 } as const;

/** Tags of cached values that are made from the tools' links and from reports. */
export const toolTags = {
  /** Links that stand beside the tools. */
  links: 'tool-links',
  /** One public report. */
  report: (id: string) => `report:${id}`,
} as const;
