import { attachmentHeaders } from '../../../platform/server/files/file-name.ts';
import { receiveFile } from '../../../platform/server/files/receive.ts';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { heatFileLimits } from './heat-file.rules.ts';
import { heatFilesContract as calls } from './heat-files.contract.ts';
import {
  addHeatFile,
  admitHeatFile,
  type HeatFileDependencies,
  listHeatFiles,
  readHeatFile,
  removeHeatFile,
} from './heat-files.ts';

export function heatFilesApi(app: ApiServer, deps: HeatFileDependencies): void {
  route(app, calls.listFiles, async (request) => listHeatFiles(deps, callerOf(request), request.params.id));
  route(
    app,
    calls.addFile,
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await admitHeatFile(deps, caller, id);
      const { temporaryFolder } = deps.uploads;
      const options = { field: 'file', fileLimitBytes: heatFileLimits.bytes, temporaryFolder };
      return receiveFile(request, options, (file) => addHeatFile(deps, caller, id, file));
    },
    // Additional bytes for the multipart form around the file.
    { bodyLimit: heatFileLimits.bytes + 65_536 },
  );
  sendingRoute(app, calls.readFile, async (request, reply) => {
    const { id: heatId, fileId } = request.params;
    const { name, file } = await readHeatFile(deps, callerOf(request), { heatId, fileId });
    reply.headers({
      ...attachmentHeaders(name, file),
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
    });
    return reply.send(file.stream);
  });
  route(app, calls.removeFile, async (request) => {
    const { id: heatId, fileId } = request.params;
    return removeHeatFile(deps, callerOf(request), { heatId, fileId });
  });
}
