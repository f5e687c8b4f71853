/** Use cases of files that members propose for tools. */
import { fileTypeFromFile } from 'file-type';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import { fileNameWith } from '../../../platform/server/files/file-name.ts';
import type { StoredFile } from '../../../platform/server/files/files.port.ts';
import type { ReceivedFile } from '../../../platform/server/files/receive.ts';
import type { Uploads } from '../../../platform/server/files/uploads.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import type { ConsumeLimit } from '../../../platform/server/rate-limit/rate-limit.ts';
import type { RecordAudit } from '../../../platform/shared/audit.ts';
import { refuse } from '../refusals.ts';
import { exceededQuota, maxConcurrentUploads, unreadQuota, uploadLimits } from './upload.rules.ts';
import type { UploadRow, UploadState, UploadStore } from './upload.store.ts';
import { uploadMail } from './upload-mail.ts';
import type { ToolUpload } from './uploads.contract.ts';

const archives = ['zip', 'rar', '7z'] as const;

export type ToolUploadsDependencies = {
  readonly store: UploadStore;
  readonly files: Pick<Uploads, 'storePrivate' | 'read' | 'remove' | 'contentTypeOf' | 'temporaryFolder'>;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
  readonly audit: RecordAudit;
  readonly site: { readonly name: string; readonly url: string };
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
};

const quotaRefusal = (quota: 'member' | 'total') =>
  quota === 'member'
    ? refuse('tools.upload_quota', { about: unreadQuota.member / 1024 / 1024 })
    : refuse('tools.upload_store_full', { headers: { 'retry-after': '3600' } });

const notFound = () => refuse('tools.no_upload');

export function createToolUploads(options: ToolUploadsDependencies) {
  const { store, files, clock, consume, audit, site, sendWith } = options;

  /** Number of running uploads per member in this process. */
  const running = new Map<string, number>();

  async function requireRow(id: string): Promise<UploadRow> {
    const number = store.idOf(id);
    const row = number === null ? null : await store.find(number);
    if (!row) throw notFound();
    return row;
  }

  return {
    temporaryFolder: files.temporaryFolder,

    /**
     * Runs an upload. The upload is counted before its body is read. @throws AppError 429 for too many uploads or
     * concurrent ones; 409 and 503 if a quota is used up
     */
    async admit<T>({ memberId }: Caller, receive: () => Promise<T>): Promise<T> {
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
    },

    /**
     * Saves a received file.
     * @throws AppError 429; 409 and 503 for a quota; 415 `tools.not_an_archive` unless the content is zip, rar or 7z
     */
    async keep(
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
    },

    /** Returns one page of uploads, newest first. */
    async list({ state, page, pageSize }: { state: UploadState | null; page: number; pageSize: number }) {
      const [rows, total] = await Promise.all([
        store.list(state, (page - 1) * pageSize, pageSize),
        store.count(state),
      ]);
      return { items: rows.map(upload), total, page, pageSize };
    },

    /** Returns an upload with its file. @throws AppError 404 */
    async read(id: string): Promise<{ upload: ToolUpload; file: StoredFile }> {
      const row = await requireRow(id);
      const file = await files.read(row.fileKey);
      if (!file) throw notFound();
      return { upload: upload(row), file };
    },

    /** Saves a decision and notifies the sender when it changes. @throws AppError 404 */
    async decide(
      id: string,
      state: Exclude<UploadState, 'new'>,
      notes: string | null,
      caller: Caller,
    ): Promise<ToolUpload> {
      const row = await requireRow(id);
      const decidedAt = clock.now();
      const isNews = row.state !== state || row.notes !== notes;
      const decided = await store.decide(
        row.id,
        { state, notes, decidedBy: caller.memberId, decidedAt },
        async (tx) => {
          const event = {
            action: `tools.upload_${state}` as const,
            memberId: caller.memberId,
            targetId: row.senderId,
            details: { upload: row.id, from: row.state, ...(notes ? { notes } : {}) },
            at: decidedAt,
          };
          await audit(event, tx);
          const { senderEmail: to, sender: name, senderLanguage: language, fileName } = row;
          // If the sender's account was deleted, no email is sent.
          if (to && isNews)
            await sendWith(tx, uploadMail({ to, name: name ?? '', language, fileName, state, notes }, site));
        },
      );
      if (!decided) throw notFound();
      return upload({ ...row, state, notes, decidedAt });
    },

    usedFiles: (): Promise<string[]> => store.listKeys(),
  };
}

export type ToolUploadsUseCases = ReturnType<typeof createToolUploads>;

function upload({
  fileKey: _fileKey,
  senderId: _senderId,
  senderLanguage: _senderLanguage,
  createdAt,
  decidedAt,
  ...row
}: UploadRow): ToolUpload {
  return { ...row, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
