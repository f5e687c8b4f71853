import { LRUCache } from 'lru-cache';
import type { Tags } from './cache.ts';

/** Maximum number of tags for which the last change is stored. */
const maxTags = 10_000;

type Change = {
  /** Number of the last change; changes are numbered from 1 in the order in which they are recorded. */
  readonly number: number;
  /** Largest known position of these changes in the write-ahead log of the database, in bytes. */
  readonly position: number;
};

/**
 * Stores the order of changes by tag and the write-ahead log position that contains each change. A read replica that
 * has replayed the log up to this position shows the change.
 */
export function createChanges() {
  let last = 0;
  /** Number of the last change whose log position is unknown; 0 if there is none. */
  let lastUnknown = 0;
  let ofAll: Change = { number: 0, position: 0 };
  const lastOf = new LRUCache<string, Change>({
    max: maxTags,
    // After eviction, the last change of this tag is only known to be at or before this number.
    dispose: (change, _tag, reason) => {
      if (reason === 'evict') ofAll = later(ofAll, change);
    },
  });
  return {
    last: () => last,

    /**
     * Records a change.
     * @param tags empty: everything may have changed
     * @param position null if it is unknown, e.g. after notifications were lost
     */
    note(tags: Tags, position: number | null): void {
      last += 1;
      if (position === null) lastUnknown = last;
      const change = { number: last, position: position ?? 0 };
      if (tags.length === 0) ofAll = later(ofAll, change);
      for (const tag of tags) lastOf.set(tag, later(lastOf.get(tag), change));
    },

    /**
     * Returns whether none of these tags has changed after the change with number `since`. With null as tags, any
     * change counts.
     */
    isCurrent(tags: Tags | null, since: number): boolean {
      if (tags === null) return last <= since;
      return ofAll.number <= since && tags.every((tag) => (lastOf.get(tag)?.number ?? 0) <= since);
    },

    /** Returns the log position at or after the last change of these tags; Infinity if it is unknown. */
    positionOf(tags: Tags): number {
      if (lastUnknown > 0) return Number.POSITIVE_INFINITY;
      return Math.max(ofAll.position, ...tags.map((tag) => lastOf.get(tag)?.position ?? 0));
    },

    /**
     * Assigns a database position to the changes whose position is unknown.
     * @param since number of the last change before the position was read
     */
    resolve(since: number, position: number): void {
      if (lastUnknown === 0 || lastUnknown > since) return;
      lastUnknown = 0;
      ofAll = { ...ofAll, position: Math.max(ofAll.position, position) };
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;

const later = (one: Change | undefined, other: Change): Change => ({
  number: Math.max(one?.number ?? 0, other.number),
  position: Math.max(one?.position ?? 0, other.position),
});
