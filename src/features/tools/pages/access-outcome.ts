import { ApiError, field, isRefusal } from '../../../platform/browser/api-client.ts';
import type { AuthCode } from '../../auth/refusals.ts';
import type { ToolCode } from '../refusals.ts';

/** Reason why a tool did not open, in the distinctions that the page needs. */
export type AccessOutcome =
  | { readonly kind: 'login' }
  | { readonly kind: 'premium' }
  | { readonly kind: 'limit'; readonly limit: number | null }
  | { readonly kind: 'unavailable' }
  /** The session has expired; the session watcher shows the message. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' };

/** Returns the reason why `POST /api/tools/…/access` failed. */
export function accessOutcome(error: unknown): AccessOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (isRefusal<AuthCode>(error, 'auth.session_superseded')) return { kind: 'ended' };
  if (error.status === 401) return { kind: 'login' };
  if (isRefusal<ToolCode>(error, 'tools.daily_limit')) {
    const limit = field(error.body, 'limit');
    return { kind: 'limit', limit: typeof limit === 'number' ? limit : null };
  }
  if (isRefusal<ToolCode>(error, 'tools.premium_required')) return { kind: 'premium' };
  if (isRefusal<ToolCode>(error, 'tools.not_available') || isRefusal<ToolCode>(error, 'tools.not_found'))
    return { kind: 'unavailable' };
  return { kind: 'failed' };
}

/** Returns the next 00:00 UTC, when the daily limit of free members resets. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
