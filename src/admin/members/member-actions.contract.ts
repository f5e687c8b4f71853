import { z } from 'zod';
import { contract } from '../../platform/http/contract.ts';
import { mostDays, mostDevices } from '../admin.rules.ts';

const params = z.object({ memberId: z.uuid() });
/** Why it is done: for the audit log. */
const noteBody = z.object({ note: z.string().trim().min(1, 'A note is required').max(500) });
const done = z.object({ success: z.literal(true) });

/** What is done to members, after the own password. */
export const memberActionsContract = contract('admin', {
  verifyPassword: {
    method: 'POST',
    path: '/api/admin/verify-password',
    guard: 'staff',
    limit: 'attempts',
    summary: 'Confirms the caller’s password before something dangerous',
    body: z.object({ password: z.string().min(1, 'Password is required').max(1000) }),
    answers: { 200: done.extend({ verified: z.literal(true), expiresAt: z.string() }) },
  },
  delete: {
    method: 'DELETE',
    path: '/api/admin/delete-member/:memberId',
    guard: 'staff',
    limit: 'none',
    summary: 'Deletes a member for good',
    params,
    answers: { 200: done.extend({ message: z.string() }) },
  },
  setRole: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/role',
    guard: 'admin',
    limit: 'none',
    summary: 'Gives or takes the role Admin',
    params,
    body: z.object({ role: z.enum(['Member', 'Admin']) }),
    answers: { 200: done },
  },
  setSuspension: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/suspension',
    guard: 'staff',
    limit: 'none',
    summary: 'Keeps a member out, or lets it in again',
    params,
    /** With a reason the member is kept out and told it; null lets the member in again. */
    body: z.object({ reason: z.string().trim().min(1).max(500).nullable() }),
    answers: { 200: done },
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/members/:memberId/end-sessions',
    guard: 'admin',
    limit: 'none',
    summary: 'Signs a member out on every device',
    params,
    body: noteBody,
    answers: { 200: done },
  },
  resetFactor: {
    method: 'POST',
    path: '/api/admin/members/:memberId/reset-factor',
    guard: 'admin',
    limit: 'none',
    summary: 'Switches two-factor login off for somebody who has lost it',
    params,
    body: noteBody,
    answers: { 200: done },
  },
  grantDays: {
    method: 'POST',
    path: '/api/admin/members/:memberId/days',
    guard: 'admin',
    limit: 'none',
    summary: 'Grants days of membership without a payment',
    params,
    body: noteBody.extend({ days: z.number().int().min(1).max(mostDays) }),
    answers: { 200: done.extend({ subscriptionExpiresAt: z.string() }) },
  },
  setDevices: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/devices',
    guard: 'admin',
    limit: 'none',
    summary: 'On how many devices at a time a member may be; null is as many as everybody',
    params,
    body: noteBody.extend({ devices: z.number().int().min(1).max(mostDevices).nullable() }),
    answers: { 200: done },
  },
  correctEmail: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/email',
    guard: 'admin',
    limit: 'none',
    summary: 'Gives a member’s account another address',
    params,
    body: noteBody.extend({
      email: z.string().trim().toLowerCase().pipe(z.email('Invalid email').max(255, 'Invalid email')),
    }),
    answers: { 200: done },
  },
});
