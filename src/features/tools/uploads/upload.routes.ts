import { attachmentHeaders } from '../../../platform/server/files/file-name.ts';
import { receiveFile } from '../../../platform/server/files/receive.ts';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { uploadLimitBytes } from './upload.rules.ts';
import { uploadsContract as calls } from './uploads.contract.ts';
import { decideUpload } from './usecases/decide-upload.ts';
import type { UploadDeps } from './usecases/deps.ts';
import { listUploads } from './usecases/list-uploads.ts';
import { readUpload } from './usecases/read-upload.ts';
import { runUpload, saveUpload } from './usecases/receive-upload.ts';

export function toolUploadsApi(app: ApiServer, uploads: UploadDeps): void {
  route(
    app,
    calls.send,
    async (request) => {
      const caller = callerOf(request);
      const { temporaryFolder } = uploads.files;
      const options = { field: 'file', fileLimitBytes: uploadLimitBytes, temporaryFolder };
      return runUpload(uploads, caller, () =>
        receiveFile(request, options, (file) => saveUpload(uploads, file, caller)),
      );
    },
    // Additional bytes for the multipart form around the file.
    { bodyLimit: uploadLimitBytes + 65_536 },
  );

  route(app, calls.listUploads, async (request) => {
    const { state, page, pageSize } = request.query;
    return listUploads(uploads, { state: state ?? null, page, pageSize });
  });

  sendingRoute(app, calls.file, async (request, reply) => {
    const { upload, file } = await readUpload(uploads, request.params.id);
    reply.headers({ ...attachmentHeaders(upload.fileName, file), 'cache-control': 'no-store' });
    return reply.send(file.stream);
  });

  route(app, calls.decide, async (request) => {
    const { state, notes } = request.body;
    const decision = { state, notes: notes?.trim() || null };
    return decideUpload(uploads, request.params.id, decision, callerOf(request));
  });
}
