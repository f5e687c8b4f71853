import { type ApiServer, callerOf } from '../platform/api.ts';
import { receiveFile } from '../platform/files/receive.ts';
import {
  decisionBody,
  uploadAnswer,
  uploadParams,
  uploadRowAnswer,
  uploadsAnswer,
  uploadsQuery,
} from './schemas.ts';
import { uploadLimitBytes } from './upload.rules.ts';
import type { ToolUploadsUseCases } from './uploads.ts';

/** Members send files; administrators list, download and decide. */
export function toolUploadsApi(app: ApiServer, uploads: ToolUploadsUseCases): void {
  app.post(
    '/upload',
    {
      // The form around the file needs some room too.
      bodyLimit: uploadLimitBytes + 65_536,
      config: { guard: 'session' },
      schema: {
        summary: 'Send a compressed tool file (form: file, zip, rar or 7z, up to 50 MB)',
        consumes: ['multipart/form-data'],
        response: { 201: uploadAnswer },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await uploads.admit(caller);
      const kept = await receiveFile(request, { field: 'file', fileLimitBytes: uploadLimitBytes }, (file) =>
        uploads.keep(file, caller),
      );
      return reply.code(201).send(kept);
    },
  );

  app.get(
    '/admin/uploads',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Files that members sent, newest first; administrators',
        querystring: uploadsQuery,
        response: { 200: uploadsAnswer },
      },
    },
    async (request) => {
      const { state, page, pageSize } = request.query;
      return uploads.list({ state: state ?? null, page, pageSize });
    },
  );

  app.get(
    '/admin/uploads/:id/file',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Download such a file; administrators', params: uploadParams },
    },
    async (request, reply) => {
      const { upload, file } = await uploads.read(request.params.id);
      const ascii = upload.fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
      reply.headers({
        'content-type': file.type,
        'content-length': file.sizeBytes,
        'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(upload.fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
        'cache-control': 'no-store',
      });
      return reply.send(file.stream);
    },
  );

  app.post(
    '/admin/uploads/:id/decision',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Accept or decline such a file; administrators',
        params: uploadParams,
        body: decisionBody,
        response: { 200: uploadRowAnswer },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { state, notes } = request.body;
      return uploads.decide(request.params.id, state, notes?.trim() || null, caller);
    },
  );
}
