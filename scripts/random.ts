import { generator } from '@ferrite/calculators/core/random.ts';

/** Seeded pseudo-random generator for decisions in long test runs. */
export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  chance(probability: number): boolean;
  /** Returns an integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns an independent generator, so that concurrent users do not affect each other's sequences. */
  branch(): Random;
};

export { generator };

/**
 * Creates a generator.
 * @param seed integer; equal seeds give equal sequences
 */
export function createRandom(seed: number): Random {
  const next = generator(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Cannot choose from an empty list.');
      return chosen;
    },
    branch: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
