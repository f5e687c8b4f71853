import type { StoredFile } from '../../../../platform/server/files/files.port.ts';
import { parseId } from '../../../../platform/shared/parse-id.ts';
import { refuse } from '../../refusals.ts';
import type { UploadRow } from '../upload.store.ts';
import { viewUpload } from '../upload-view.ts';
import type { ToolUpload } from '../uploads.contract.ts';
import type { UploadDeps } from './deps.ts';

/** Returns an upload with its file. @throws AppError 404 */
export async function readUpload(
  deps: Pick<UploadDeps, 'store' | 'files'>,
  id: string,
): Promise<{ upload: ToolUpload; file: StoredFile }> {
  const row = await requireUpload(deps, id);
  const file = await deps.files.read(row.fileKey);
  if (!file) throw refuse('tools.no_upload');
  return { upload: viewUpload(row), file };
}

/** Returns the row of an upload. @throws AppError 404 */
export async function requireUpload({ store }: Pick<UploadDeps, 'store'>, id: string): Promise<UploadRow> {
  const number = parseId(id);
  const row = number === null ? null : await store.find(number);
  if (!row) throw refuse('tools.no_upload');
  return row;
}
