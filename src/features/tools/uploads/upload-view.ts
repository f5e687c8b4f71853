import type { UploadRow } from './upload.store.ts';
import type { ToolUpload } from './uploads.contract.ts';

/** Returns an upload as administrators see it. */
export function viewUpload({
  fileKey: _fileKey,
  senderId: _senderId,
  senderLanguage: _senderLanguage,
  createdAt,
  decidedAt,
  ...row
}: UploadRow): ToolUpload {
  return { ...row, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
