import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { accessOutcome, nextDay } from './access-outcome.ts';

const refused = (status: number, body: object) => accessOutcome(new ApiError(status, JSON.stringify(body)));

describe('accessOutcome', () => {
  it('T-04: without login, the outcome is that a login is required', () => {
    expect(refused(401, { code: 'tools.login_required' })).toEqual({ kind: 'login' });
    expect(refused(401, {})).toEqual({ kind: 'login' });
  });

  it('A-11: if a login on another device ended the session, the outcome is that the session has ended', () => {
    expect(refused(401, { code: 'auth.session_superseded' })).toEqual({ kind: 'ended' });
  });

  it('T-04: a free member is refused a premium tool', () => {
    expect(refused(403, { code: 'tools.premium_required' })).toEqual({ kind: 'premium' });
  });

  it('T-04: a reached daily limit is shown as the reason of a refused access', () => {
    expect(refused(403, { code: 'tools.daily_limit', limit: 10 })).toEqual({ kind: 'limit', limit: 10 });
    expect(refused(403, { code: 'tools.daily_limit' })).toEqual({ kind: 'limit', limit: null });
  });

  it('T-05: a tool without a page is not available', () => {
    expect(refused(404, { code: 'tools.not_available' })).toEqual({ kind: 'unavailable' });
    expect(refused(404, { code: 'tools.not_found' })).toEqual({ kind: 'unavailable' });
  });

  it('T-04: any other error can be retried', () => {
    expect(refused(500, {})).toEqual({ kind: 'failed' });
    expect(refused(403, { code: 'request.forbidden' })).toEqual({ kind: 'failed' });
    expect(accessOutcome(new TypeError('Failed to fetch'))).toEqual({ kind: 'failed' });
  });
});

describe('nextDay: reset of the daily limit', () => {
  it('T-04: the next day starts at 00:00 UTC', () => {
    expect(nextDay(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(nextDay(new Date('2026-11-21T00:00:00Z')).toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });
});
