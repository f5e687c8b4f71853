import type { Access } from '@ferrite/calculators/registry.ts';

/** Properties of a visitor that determine access; null if not logged in. */
export type Visitor = { readonly isPremium: boolean } | null;

export type Refusal = 'login_required' | 'premium_required' | 'not_available' | 'daily_limit' | 'refund_ends';

/** Value of the consent to lose the right to a refund, in the browser and the API. */
export const refundConsent = 'refund_ends';

/** Number of different tools opened today (UTC), and whether this tool is among them. */
export type DayUse = { readonly differentTools: number; readonly includesThis: boolean };

/** Returns the reason why the visitor cannot open the tool; null if access is allowed. */
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

/** Returns 00:00 of the UTC day of a time. */
export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** Maximum number of rows in a batch. */
export const maxRows = 1_000;

/** Rate limit of computations through the API; a batch counts as one. */
export const computeCalls = { what: 'tools.compute', most: 120, minutes: 1 } as const;

/** Tags for cached values that depend on links and reports. */
export const toolTags = {
  links: 'tool-links',
  report: (id: string) => `report:${id}`,
} as const;
