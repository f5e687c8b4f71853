import type { Database } from '../database/database.ts';
import type { ReadReplica, ReadsOf } from './read-replica.ts';

// biome-ignore lint/suspicious/noExplicitAny: reads of any store.
type Reads = Record<string, (...parameters: any[]) => Promise<unknown>>;

/**
 * Returns a function that creates stores for reading. Each call of such a store runs on the replica if the replica
 * shows all changes of the given tags, otherwise on the primary. A call may be repeated on the primary, so it must only
 * read.
 * @param replica null: the primary serves every read
 */
export function createReadsOf(db: Database, replica: ReadReplica | null) {
  return <Store extends object>(create: (db: Database) => Store): ReadsOf<Store> => {
    const onPrimary = create(db);
    if (!replica) return () => onPrimary;
    const stores = new WeakMap<Database, Store>();
    const storeOn = (on: Database): Store => {
      const store = stores.get(on) ?? create(on);
      stores.set(on, store);
      return store;
    };
    return (...tags) =>
      new Proxy(onPrimary, {
        get:
          (_store, name: string) =>
          (...parameters: unknown[]) => {
            const call = (store: object) => (store as Reads)[name]?.(...parameters) as Promise<unknown>;
            return replica.read(
              tags,
              (on) => call(storeOn(on)),
              () => call(onPrimary),
            );
          },
      });
  };
}
