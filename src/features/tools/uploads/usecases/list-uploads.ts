import type { UploadState } from '../upload.store.ts';
import { viewUpload } from '../upload-view.ts';
import type { UploadDeps } from './deps.ts';

/** Returns one page of uploads, newest first. */
export async function listUploads(
  { store }: Pick<UploadDeps, 'store'>,
  { state, page, pageSize }: { state: UploadState | null; page: number; pageSize: number },
) {
  const [rows, total] = await Promise.all([
    store.list(state, (page - 1) * pageSize, pageSize),
    store.count(state),
  ]);
  return { items: rows.map(viewUpload), total, page, pageSize };
}
