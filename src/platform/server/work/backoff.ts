/** Pauses between attempts to reconnect: doubled each time, with jitter, so that instances do not all return at once. */
export type Backoff = {
  /** Returns the next pause in milliseconds: between half and all of a value that doubles up to the longest. */
  next(): number;
  /** Starts again with the first pause, after a success. */
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
