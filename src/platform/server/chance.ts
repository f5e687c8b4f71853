/** Numbers that look like chance and are the same every time: what they decide can be made again. */
export type Chance = {
  /** From 0 up to, but not, 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly isTrue: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** One of these, as often as its weight says. */
  readonly weighted: <T>(list: readonly (readonly [value: T, weight: number])[]) => T;
  /** The same list in another order. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** So many letters out of `alphabet`. */
  readonly letters: (length: number, alphabet?: string) => string;
  readonly uuid: () => string;
};

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** @param seed the same one gives the same numbers */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[whole(0, list.length - 1)] as T;
  };
  const letters = (length: number, alphabet = capitals) =>
    Array.from({ length }, () => pick([...alphabet])).join('');
  const hex = (length: number) => letters(length, '0123456789abcdef');
  return {
    next,
    whole,
    pick,
    letters,
    isTrue: (probability) => next() < probability,
    weighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? list[list.length - 1] ?? [pick([])])[0];
    },
    shuffled(list) {
      const all = [...list];
      for (let at = all.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [all[at], all[other]] = [all[other] as never, all[at] as never];
      }
      return all;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${letters(1, '89ab')}${hex(3)}-${hex(12)}`,
  };
}
