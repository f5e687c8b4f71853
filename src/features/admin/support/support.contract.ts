import { z } from 'zod';
import { contract, dateTime } from '../../../platform/server/http/contract.ts';
import { pageOf, pageQuery } from '../../../platform/server/http/paging.ts';

const status = z.enum(['open', 'answered', 'closed']);
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const done = z.object({ success: z.literal(true) });

const request = z.object({
  id: z.number(),
  userId: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** Whether the member was premium at the time of the request. */
  isPremium: z.boolean(),
  status,
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: dateTime.nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type SupportRequest = z.input<typeof request>;
const withMember = request.extend({
  member: z.object({ id: z.string(), name: z.string(), email: z.string(), language: z.string() }).nullable(),
});
export type MemberRequest = z.input<typeof withMember>;

export const supportContract = contract('support', {
  ask: {
    method: 'POST',
    path: '/api/support',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit: { what: 'admin.support', most: 5, minutes: 60, per: 'member' },
    summary: 'Create a support request',
    body: z.object({
      subject: z.string().trim().min(1, 'Subject is required').max(200),
      text: z.string().trim().min(1, 'Text is required').max(10_000),
    }),
    answers: { 201: z.object({ id: z.number() }) },
  },
  own: {
    method: 'GET',
    path: '/api/support',
    guard: 'session',
    limit: 'none',
    summary: 'List my support requests with their answers',
    answers: { 200: z.array(request) },
  },
  list: {
    method: 'GET',
    path: '/api/admin/support',
    guard: 'staff',
    limit: 'none',
    summary: 'List support requests, premium members first',
    query: pageQuery.omit({ search: true }).extend({ status: status.default('open') }),
    answers: { 200: pageOf(withMember) },
  },
  answer: {
    method: 'POST',
    path: '/api/admin/support/:id/answer',
    guard: 'staff',
    limit: 'none',
    summary: 'Answer a support request by email',
    params,
    body: z.object({ answer: z.string().trim().min(1).max(10_000) }),
    answers: { 200: done },
    refusals: ['admin.no_support_request', 'admin.support_answered'],
  },
  setStatus: {
    method: 'PUT',
    path: '/api/admin/support/:id/status',
    guard: 'staff',
    limit: 'none',
    summary: 'Close or reopen a support request',
    params,
    body: z.object({ status }),
    answers: { 200: done },
    refusals: ['admin.no_support_request'],
  },
});
