import { generator } from '@ferrite/calculators/core/random.ts';

/** Seeded pseudo-random number generator for demo data. */
export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  readonly whole: (min: number, max: number) => number;
  readonly isTrue: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Returns one of the values, with a probability proportional to its weight. */
  readonly weighted: <T>(list: readonly (readonly [value: T, weight: number])[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** Returns `length` random characters of `alphabet`. */
  readonly letters: (length: number, alphabet?: string) => string;
  readonly uuid: () => string;
};

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Creates a generator.
 * @param seed equal seeds give equal sequences
 */
export function createRandom(seed: number): Random {
  const next = generator(seed);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Cannot pick from an empty list.');
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
