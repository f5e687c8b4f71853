import { attachmentHeaders } from '../../../platform/server/files/file-name.ts';
import { receiveFile } from '../../../platform/server/files/receive.ts';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { uploadLimitBytes } from './upload.rules.ts';
import { uploadsContract as calls } from './uploads.contract.ts';
import type { ToolUploadsUseCases } from './uploads.ts';

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
    // Additional bytes for the multipart form around the file.
    { bodyLimit: uploadLimitBytes + 65_536 },
  );

  route(app, calls.listUploads, async (request) => {
    const { state, page, pageSize } = request.query;
    return uploads.list({ state: state ?? null, page, pageSize });
  });

  sendingRoute(app, calls.file, async (request, reply) => {
    const { upload, file } = await uploads.read(request.params.id);
    reply.headers({ ...attachmentHeaders(upload.fileName, file), 'cache-control': 'no-store' });
    return reply.send(file.stream);
  });

  route(app, calls.decide, async (request) => {
    const { state, notes } = request.body;
    return uploads.decide(request.params.id, state, notes?.trim() || null, callerOf(request));
  });
}
