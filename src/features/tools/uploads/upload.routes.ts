import { receiveFile } from '../../../platform/server/files/receive.ts';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { uploadLimitBytes } from './upload.rules.ts';
import { uploadsContract as calls } from './uploads.contract.ts';
import type { ToolUploadsUseCases } from './uploads.ts';

/** Registers the upload routes of members and administrators. */
export function toolUploadsApi(app: ApiServer, uploads: ToolUploadsUseCases): void {
  route(
    app,
    calls.send,
    async (request) => {
      const caller = callerOf(request);
      const { temporaryFolder } = uploads;
      const options = { field: 'file', fileLimitBytes: uploadLimitBytes, temporaryFolder };
      return uploads.admit(caller, () => receiveFile(request, options, (file) => uploads.keep(file, caller)));
    },
    // Extra bytes for the multipart form.
    { bodyLimit: uploadLimitBytes + 65_536 },
  );

  route(app, calls.listUploads, async (request) => {
    const { state, page, pageSize } = request.query;
    return uploads.list({ state: state ?? null, page, pageSize });
  });

  sendingRoute(app, calls.file, async (request, reply) => {
    const { upload, file } = await uploads.read(request.params.id);
    const ascii = upload.fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
    reply.headers({
      'content-type': file.type,
      'content-length': file.sizeBytes,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(upload.fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'cache-control': 'no-store',
    });
    return reply.send(file.stream);
  });

  route(app, calls.decide, async (request) => {
    const { state, notes } = request.body;
    return uploads.decide(request.params.id, state, notes?.trim() || null, callerOf(request));
  });
}
