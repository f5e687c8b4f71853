/** Faults currently injected; checks accept responses that the faults explain. */
export type Kind = 'server' | 'database' | 'disk' | 'picture';
export type Troubles = ReturnType<typeof createTroubles>;

/** Time in ms after a fault during which clients with open requests may still notice it. */
const graceMs = 2_000;

export function createTroubles() {
  const all: { readonly kind: Kind; readonly from: number; to: number }[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** Begins a fault. @returns a function that ends it */
    begin(kind: Kind): () => void {
      const one = { kind, from: performance.now(), to: Number.POSITIVE_INFINITY };
      all.push(one);
      return () => {
        one.to = performance.now() + graceMs;
      };
    },
    /** Returns whether there was a fault between two times of `performance.now()`. */
    during: (from: number, to: number, ...kinds: Kind[]): boolean =>
      all.some((each) => kinds.includes(each.kind) && each.from <= to && each.to >= from),
    /** Runs one fault at a time, because the end of each must be observed. */
    alone<T>(work: () => Promise<T>): Promise<T> {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
