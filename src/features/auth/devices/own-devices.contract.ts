import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { passwordProofRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { okResponse } from '../auth.contract.ts';

const ownDevice = z.object({
  id: z.number(),
  label: z.string(),
  ipAddress: z.string().nullable(),
  signedInAt: z.string(),
  lastActivityAt: z.string().nullable(),
  isCurrent: z.boolean(),
  isActive: z.boolean(),
  /** Whether the session occupies a device slot. */
  hasPlace: z.boolean(),
});
export type OwnDevice = z.infer<typeof ownDevice>;

/** Body with the password, which is required to end a session unless the login is recent. */
const proofBody = z.object({ password: z.string().min(1).max(1000).optional() }).nullish();

export const ownDevicesContract = contract('auth', {
  list: {
    method: 'GET',
    path: '/api/auth/devices',
    guard: 'session',
    limit: 'none',
    summary: 'List my recent sign-ins, newest first',
    answers: { 200: z.array(ownDevice) },
  },
  places: {
    method: 'GET',
    path: '/api/auth/devices/places',
    guard: 'session',
    limit: 'none',
    summary: 'Get my device limit; null means unlimited',
    answers: { 200: z.object({ places: z.number().nullable() }) },
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/devices/:id/sign-out',
    guard: 'session',
    limit: 'attempts',
    summary: 'End one of my sessions; requires a recent login or the password',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    body: proofBody,
    answers: { 200: okResponse },
    refusals: [...passwordProofRefusals, 'auth.no_device'],
  },
  signOutOthers: {
    method: 'POST',
    path: '/api/auth/devices/sign-out-others',
    guard: 'session',
    limit: 'attempts',
    summary: 'End all my sessions except this one; requires a recent login or the password',
    body: proofBody,
    answers: { 200: okResponse },
    refusals: passwordProofRefusals,
  },
});
