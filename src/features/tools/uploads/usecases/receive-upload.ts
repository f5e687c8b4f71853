import { fileTypeFromFile } from 'file-type';
import { fileNameWith } from '../../../../platform/server/files/file-name.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receive.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { exceededQuota, maxConcurrentUploads, unreadQuota, uploadLimits } from '../upload.rules.ts';
import type { UploadDeps } from './deps.ts';

const archives = ['zip', 'rar', '7z'] as const;

/**
 * Runs an upload. The upload is counted before its body is read. @throws AppError 429 for too many uploads or
 * concurrent ones; 409 and 503 if a quota is used up
 */
export async function runUpload<T>(
  { store, consume, running }: Pick<UploadDeps, 'store' | 'consume' | 'running'>,
  { memberId }: Caller,
  receive: () => Promise<T>,
): Promise<T> {
  const others = running.get(memberId) ?? 0;
  if (others >= maxConcurrentUploads)
    throw refuse('tools.uploads_at_once', {
      about: maxConcurrentUploads,
      headers: { 'retry-after': '10' },
    });
  running.set(memberId, others + 1);
  try {
    const quota = exceededQuota(await store.unread(memberId), 1);
    if (quota) throw quotaRefusal(quota);
    await consume(uploadLimits.tries, memberId);
    return await receive();
  } finally {
    const left = (running.get(memberId) ?? 1) - 1;
    if (left > 0) running.set(memberId, left);
    else running.delete(memberId);
  }
}

/**
 * Saves a received file.
 * @throws AppError 429; 409 and 503 for a quota; 415 `tools.not_an_archive` unless the content is zip, rar or 7z
 */
export async function saveUpload(
  { store, files, clock, consume }: Pick<UploadDeps, 'store' | 'files' | 'clock' | 'consume'>,
  file: ReceivedFile,
  caller: Caller,
): Promise<{ id: number; fileName: string; sizeBytes: number; state: 'new' }> {
  const found = await fileTypeFromFile(file.path);
  const extension = archives.find((each) => each === found?.ext);
  if (!extension) throw refuse('tools.not_an_archive');
  await consume(uploadLimits.kept, caller.memberId);
  const fileKey = await files.storePrivate('tools', file, extension);
  const fileName = fileNameWith(file.name, { extension, known: archives, fallback: 'tool' });
  try {
    const row = {
      userId: caller.memberId,
      fileName,
      fileKey,
      sizeBytes: file.sizeBytes,
      contentType: files.contentTypeOf(fileKey),
      createdAt: clock.now(),
    };
    const id = await store.insert(row, exceededQuota);
    if (typeof id === 'string') throw quotaRefusal(id);
    return { id, fileName, sizeBytes: file.sizeBytes, state: 'new' };
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

const quotaRefusal = (quota: 'member' | 'total') =>
  quota === 'member'
    ? refuse('tools.upload_quota', { about: unreadQuota.member / 1024 / 1024 })
    : refuse('tools.upload_store_full', { headers: { 'retry-after': '3600' } });
