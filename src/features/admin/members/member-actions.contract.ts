import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { passwordProofRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { maxDays, maxDevices } from '../admin.rules.ts';

const params = z.object({ memberId: z.uuid() });
/** Body with the reason, which is stored in the audit log. */
const noteBody = z.object({ note: z.string().trim().min(1, 'A note is required').max(500) });
const done = z.object({ success: z.literal(true) });

/** API calls for actions on members that require the administrator's password. */
export const memberActionsContract = contract('admin', {
  verifyPassword: {
    method: 'POST',
    path: '/api/admin/verify-password',
    guard: 'staff',
    limit: 'attempts',
    summary: 'Verify my password before a sensitive action',
    body: z.object({ password: z.string().min(1, 'Password is required').max(1000) }),
    answers: { 200: done.extend({ verified: z.literal(true), expiresAt: z.string() }) },
    refusals: passwordProofRefusals,
  },
  delete: {
    method: 'DELETE',
    path: '/api/admin/delete-member/:memberId',
    guard: 'staff',
    limit: 'none',
    summary: 'Delete a member permanently',
    params,
    answers: { 200: done.extend({ message: z.string() }) },
    refusals: [
      'admin.password_required',
      'admin.no_member',
      'admin.protected_account',
      'admin.last_admin',
      'membership.payment_running',
    ],
  },
  setRole: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/role',
    guard: 'admin',
    limit: 'none',
    summary: 'Grant or revoke the role Admin',
    params,
    body: z.object({ role: z.enum(['Member', 'Admin']) }),
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_member', 'admin.last_admin'],
  },
  setSuspension: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/suspension',
    guard: 'staff',
    limit: 'none',
    summary: 'Suspend or reinstate a member',
    params,
    /** Reason of the suspension, shown to the member; null lifts the suspension. */
    body: z.object({ reason: z.string().trim().min(1).max(500).nullable() }),
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_member', 'admin.own_account'],
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/members/:memberId/end-sessions',
    guard: 'admin',
    limit: 'none',
    summary: 'End all sessions of a member',
    params,
    body: noteBody,
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_member', 'admin.own_account', 'admin.no_account'],
  },
  resetFactor: {
    method: 'POST',
    path: '/api/admin/members/:memberId/reset-factor',
    guard: 'admin',
    limit: 'none',
    summary: 'Disable two-factor login of a member who lost the second factor',
    params,
    body: noteBody,
    answers: { 200: done },
    refusals: [
      'admin.password_required',
      'admin.no_member',
      'admin.own_account',
      'admin.no_account',
      'admin.no_factor',
    ],
  },
  grantDays: {
    method: 'POST',
    path: '/api/admin/members/:memberId/days',
    guard: 'admin',
    limit: 'none',
    summary: 'Grant free membership days',
    params,
    body: noteBody.extend({ days: z.number().int().min(1).max(maxDays) }),
    answers: { 200: done.extend({ subscriptionExpiresAt: z.string() }) },
    refusals: ['admin.password_required', 'admin.no_member'],
  },
  setDevices: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/devices',
    guard: 'admin',
    limit: 'none',
    summary: 'Set the device limit of a member; null restores the default',
    params,
    body: noteBody.extend({ devices: z.number().int().min(1).max(maxDevices).nullable() }),
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_member'],
  },
  correctEmail: {
    method: 'PUT',
    path: '/api/admin/members/:memberId/email',
    guard: 'admin',
    limit: 'none',
    summary: 'Change the email address of a member',
    params,
    body: noteBody.extend({
      email: z.string().trim().toLowerCase().pipe(z.email('Invalid email').max(255, 'Invalid email')),
    }),
    answers: { 200: done },
    refusals: [
      'admin.password_required',
      'admin.no_member',
      'admin.own_account',
      'admin.no_account',
      'admin.same_email',
      'admin.email_taken',
    ],
  },
});
