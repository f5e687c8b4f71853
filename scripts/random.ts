/** Chance that can be repeated: the same seed decides the same. */
export type Random = {
  /** 0 or more, below 1. */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** One that goes its own way, so that people who act at once do not change each other's luck. */
  branch(): Random;
};

/** The same numbers between 0 and 1 for the same seed, on every machine (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @param seed any whole number */
export function createRandom(seed: number): Random {
  const next = generator(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    branch: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
