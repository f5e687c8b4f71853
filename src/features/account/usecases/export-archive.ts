import { setTimeout as pause } from 'node:timers/promises';
import { unavailabilityOf } from '../../../platform/server/errors/transient-failures.ts';
import type { ZippedFile } from '../../../platform/server/files/zip.ts';
import { createBackoff } from '../../../platform/server/work/backoff.ts';
import { createSemaphore } from '../../../platform/server/work/semaphore.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { createReceiptFile } from '../receipts/usecases/create-receipt-file.ts';
import type { Owner, ReceiptDeps } from '../receipts/usecases/deps.ts';
import { listReceipts } from '../receipts/usecases/list-receipts.ts';
import type { AccountDeps } from './deps.ts';
import { type ExportDeps, exportData } from './export-data.ts';

type ArchiveDeps = ExportDeps & Pick<AccountDeps, 'stored'> & Omit<ReceiptDeps, 'billing'>;

/**
 * Pauses between attempts while other documents are written; the next line is the maximum time that an archive waits
 * for one document.
 */
const pauses = { firstMs: 100, longestMs: 2_000 };
const longestWaitMs = 60_000;
/**
 * Lets all archives together write only one document at a time, so that the document thread remains available for
 * other requests.
 */
const documentTurns = createSemaphore(1, { longestWaitMs });

/**
 * Yields the files of the archive of a member's personal data: stored files, the JSON export, and all receipts and
 * credit notes as PDF. Each is created after the previous one was sent. Stored files come first, so that
 * an unavailable file store can still be answered with 503. If a document cannot be created, the whole archive fails;
 * files missing in the store are listed in `missing-files.txt`.
 * @throws AppError 404 if the member does not exist; 503 if the file store is unavailable
 */
export async function* exportArchive(
  deps: ArchiveDeps,
  owner: Owner,
  language: Language,
): AsyncGenerator<ZippedFile> {
  const changedAt = deps.clock.now();
  yield* storedFiles(deps.stored, owner.memberId, changedAt);
  yield {
    name: 'ferrite-data.json',
    changedAt,
    isCompressible: true,
    pieces: encoded(exportData(deps, owner.memberId)),
  };
  for (const { id, creditNote } of await listReceipts(deps, owner))
    for (const isCreditNote of creditNote ? [false, true] : [false]) {
      const { name, bytes } = await inTurn(() =>
        createReceiptFile(deps, owner, id, { language, isCreditNote }),
      );
      const folder = isCreditNote ? 'credit-notes' : 'receipts';
      yield { name: `${folder}/${name}`, changedAt, isCompressible: false, pieces: [bytes] };
    }
}

async function* storedFiles(
  { list, read }: AccountDeps['stored'],
  memberId: string,
  now: Date,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  for (const { path, key, storedAt } of await list(memberId)) {
    const file = await read(key);
    if (!file) missing.push(path);
    else
      try {
        yield { name: path, changedAt: storedAt, isCompressible: false, pieces: file.stream };
      } finally {
        file.stream.destroy();
      }
  }
  if (missing.length > 0)
    yield {
      name: 'missing-files.txt',
      changedAt: now,
      isCompressible: true,
      pieces: encoded([`${missing.join('\n')}\n`]),
    };
}

async function* encoded(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/**
 * Writes a document as soon as the document thread is available.
 * @throws AppError 503 if it is not within a minute
 */
const inTurn = <T>(write: () => Promise<T>): Promise<T> =>
  documentTurns(async () => {
    const backoff = createBackoff(pauses);
    for (let waitedMs = 0; ; ) {
      try {
        return await write();
      } catch (error) {
        if (!unavailabilityOf(error) || waitedMs >= longestWaitMs) throw error;
      }
      const pauseMs = backoff.next();
      waitedMs += pauseMs;
      await pause(pauseMs);
    }
  });
