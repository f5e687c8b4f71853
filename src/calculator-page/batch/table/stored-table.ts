/** Keeps the table of a member and a calculator in this browser until the member logs out. */
import { storedMember } from '../../../platform/browser/session/stored-session.ts';
import {
  clearForeignTables,
  offlineCacheName,
  tableKey,
  tableUntilHeader,
} from '../../../platform/shared/offline-pages.ts';
import type { BatchTable } from './batch-table.ts';

const version = 1;
/** Time in ms after the last change until which a table is kept. */
const keptMs = 14 * 24 * 60 * 60_000;

const storeDelayMs = 800;

export type TableOwner = { readonly memberId: string; readonly calculatorId: string };

const keyOf = ({ memberId, calculatorId }: TableOwner) => tableKey(memberId, calculatorId);

/**
 * Stores the table without results; null removes it. The cache is that of the offline pages, which logging out clears.
 * Nothing is stored after another member logged in.
 */
async function storeTable(owner: TableOwner, table: BatchTable | null): Promise<void> {
  if (storedMember() !== owner.memberId) return;
  if (!('caches' in globalThis) || !(await caches.has(offlineCacheName))) return;
  const cache = await caches.open(offlineCacheName);
  if (!table) {
    await cache.delete(keyOf(owner));
    return;
  }
  const rows = table.rows.map(({ number, cells }) => ({ number, cells }));
  const headers = { [tableUntilHeader]: new Date(Date.now() + keptMs).toISOString() };
  await cache.put(keyOf(owner), Response.json({ version, table: { ...table, rows } }, { headers }));
}

/** Returns the stored table of its owner; null if there is none. Tables of other members are deleted. */
async function storedTable(owner: TableOwner): Promise<BatchTable | null> {
  if (!('caches' in globalThis)) return null;
  await clearForeignTables(owner.memberId);
  const response = await caches.match(keyOf(owner), { cacheName: offlineCacheName });
  const found = (await response?.json()) as { version: number; table: BatchTable } | undefined;
  if (found?.version !== version) return null;
  return { ...found.table, rows: found.table.rows.map((row) => ({ ...row, computed: null })) };
}

/** Returns the storage of an owner's table; without an owner, nothing is stored. */
export function tableStorage(owner: TableOwner | null) {
  let timer = 0;
  const cancel = () => window.clearTimeout(timer);
  return {
    cancel,
    /** Stores the table once it has not changed for a moment. */
    saveLater(current: () => BatchTable | null) {
      cancel();
      if (!owner) return;
      timer = window.setTimeout(() => void storeTable(owner, current()).catch(() => undefined), storeDelayMs);
    },
    load: async () => owner && (await storedTable(owner).catch(() => null)),
  };
}
