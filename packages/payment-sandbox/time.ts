/** Virtual clock of the sandbox: runs with the real clock or a given one, and can be moved forward. */
import type { State } from './state.ts';

export type VirtualClock = {
  now(): Date;
  /** Moves the clock forward by the given milliseconds; it cannot be moved back. */
  advance(ms: number): void;
};

export const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;

export function createClock(state: State, base: { now(): Date }): VirtualClock {
  const offset = () => state.get<number>('setting', 'clock') ?? 0;
  return {
    now: () => new Date(base.now().getTime() + offset()),
    advance: (ms) => state.put('setting', 'clock', offset() + ms),
  };
}

/** Returns the milliseconds of a duration such as `90s`, `11m`, `3h`, `180d` or `500ms`; null for invalid text. */
export function duration(text: unknown): number | null {
  const [, count, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(String(text)) ?? [];
  const units: Record<string, number> = { ms: 1, s: seconds, m: minutes, h: hours, d: days };
  return count && unit ? Number(count) * (units[unit] as number) : null;
}

/** Formats a time as `2026-11-20T10:00:00Z`, the format of PayPal. */
export const paypalTime = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

/** Formats a time as `2026-11-20T19:00:00+09:00`, the format of Toss. */
export const tossTime = (date: Date) =>
  `${new Date(date.getTime() + 9 * hours).toISOString().slice(0, 19)}+09:00`;

/** Formats a time as `20261120190000` in Korean time, the format of Eximbay. */
export const eximbayTime = (date: Date) =>
  new Date(date.getTime() + 9 * hours).toISOString().replace(/\D/g, '').slice(0, 14);
