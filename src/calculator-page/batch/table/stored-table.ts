/** Keeps the table of a calculator in this browser until the user logs out. */
import { keptPagesName } from '../../../platform/shared/offline-pages.ts';
import type { BatchTable } from './batch-table.ts';

const version = 1;
const addressOf = (id: string) => `/calculators/batch-table/${id}`;

/** Stores the table without results; null removes it. The cache is that of the offline pages, which logging out clears. */
export async function storeTable(id: string, table: BatchTable | null): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(keptPagesName))) return;
  const cache = await caches.open(keptPagesName);
  if (!table) {
    await cache.delete(addressOf(id));
    return;
  }
  const rows = table.rows.map(({ number, cells }) => ({ number, cells }));
  await cache.put(addressOf(id), Response.json({ version, table: { ...table, rows } }));
}

/** Returns the stored table; null if there is none. */
export async function storedTable(id: string): Promise<BatchTable | null> {
  if (!('caches' in globalThis)) return null;
  const response = await caches.match(addressOf(id), { cacheName: keptPagesName });
  const found = (await response?.json()) as { version: number; table: BatchTable } | undefined;
  if (found?.version !== version) return null;
  return { ...found.table, rows: found.table.rows.map((row) => ({ ...row, computed: null })) };
}
