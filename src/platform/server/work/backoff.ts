/**
 * Pauses between attempts to reconnect. Each pause is twice the previous one, with random variation, so that instances
 * do not all reconnect at once.
 */
export type Backoff = {
  /**
   * Returns the next pause in milliseconds: a random value between half and all of a value that doubles up to the
   * maximum.
   */
  next(): number;
  /** Starts again with the shortest pause; called after a success. */
  reset(): void;
};

export function createBackoff(
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number },
  random: () => number = Math.random,
): Backoff {
  let currentMs = firstMs;
  return {
    next() {
      const pauseMs = currentMs * (0.5 + random() / 2);
      currentMs = Math.min(currentMs * 2, longestMs);
      return pauseMs;
    },
    reset() {
      currentMs = firstMs;
    },
  };
}
