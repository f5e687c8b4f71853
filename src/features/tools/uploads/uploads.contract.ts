import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { pageOf } from '../../../platform/server/http/paging.ts';
import { uploadLimits } from './upload.rules.ts';

const state = z.enum(['new', 'accepted', 'declined']);
const params = z.object({ id: z.string().max(40) });
const listQuery = z.object({
  state: state.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
const decisionBody = z.object({
  state: z.enum(['accepted', 'declined']),
  notes: z.string().max(2_000).optional(),
});

const upload = z.object({
  id: z.number(),
  fileName: z.string(),
  sizeBytes: z.number(),
  contentType: z.string(),
  state,
  notes: z.string().nullable(),
  sender: z.string().nullable(),
  senderEmail: z.string().nullable(),
  /** Times in ISO 8601 format. */
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type ToolUpload = z.infer<typeof upload>;

export const uploadsContract = contract('tools', {
  send: {
    method: 'POST',
    path: '/api/upload',
    guard: 'session',
    limit: [
      { ...uploadLimits.tries, per: 'member', countedBy: 'use case' },
      { ...uploadLimits.kept, per: 'member', countedBy: 'use case' },
    ],
    summary: 'Upload a compressed tool file (form: file; zip, rar or 7z, up to 50 MB)',
    body: { form: { file: 'file' } },
    answers: {
      201: upload.pick({ id: true, fileName: true, sizeBytes: true }).extend({ state: z.literal('new') }),
    },
    refusals: [
      'tools.not_an_archive',
      'tools.upload_quota',
      'tools.upload_store_full',
      'tools.uploads_at_once',
    ],
  },
  listUploads: {
    method: 'GET',
    path: '/api/admin/uploads',
    guard: 'staff',
    limit: 'none',
    summary: 'List uploaded tool files, newest first; role Admin',
    query: listQuery,
    answers: { 200: pageOf(upload) },
  },
  file: {
    method: 'GET',
    path: '/api/admin/uploads/:id/file',
    guard: 'staff',
    limit: 'none',
    summary: 'Download an uploaded tool file; role Admin',
    params,
    answers: { 200: 'application/octet-stream' },
    refusals: ['tools.no_upload'],
  },
  decide: {
    method: 'POST',
    path: '/api/admin/uploads/:id/decision',
    guard: 'staff',
    limit: 'none',
    summary: 'Accept or decline an uploaded tool file; role Admin',
    params,
    body: decisionBody,
    answers: { 200: upload },
    refusals: ['tools.no_upload'],
  },
});
