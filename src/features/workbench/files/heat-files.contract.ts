import { z } from 'zod';
import { contract, dateTime } from '../../../platform/server/http/contract.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id });
const fileParams = z.object({ id, fileId: id });

const heatFile = z.object({ id: z.number(), name: z.string(), sizeBytes: z.number(), createdAt: dateTime });
export type HeatFile = z.input<typeof heatFile>;

export const heatFilesContract = contract('workbench', {
  listFiles: {
    method: 'GET',
    path: '/api/heats/:id/files',
    guard: 'session',
    limit: 'none',
    summary: 'List the files of a heat, newest first',
    params,
    answers: { 200: z.array(heatFile) },
    refusals: ['workbench.no_heat'],
  },
  addFile: {
    method: 'POST',
    path: '/api/heats/:id/files',
    guard: 'session',
    limit: { what: 'workbench.files', most: 60, minutes: 10, per: 'member' },
    summary:
      'Attach a file to a heat (multipart, field `file`; PDF, PNG, JPEG or WebP, up to 10 MB; premium)',
    params,
    body: { form: { file: 'file' } },
    answers: { 201: heatFile },
    refusals: [
      'workbench.premium_required',
      'workbench.no_heat',
      'workbench.file_type',
      'workbench.too_many_files',
      'workbench.files_full',
    ],
  },
  readFile: {
    method: 'GET',
    path: '/api/heats/:id/files/:fileId',
    guard: 'session',
    limit: 'none',
    summary: 'Download a file of a heat',
    params: fileParams,
    answers: { 200: 'application/octet-stream' },
    refusals: ['workbench.no_file', 'server.files_unavailable'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/api/heats/:id/files/:fileId',
    guard: 'session',
    limit: 'none',
    summary: 'Delete a file of a heat',
    params: fileParams,
    answers: { 204: null },
    refusals: ['workbench.no_file'],
  },
});
