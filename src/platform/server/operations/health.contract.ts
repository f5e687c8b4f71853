import { z } from 'zod';
import { contract } from '../http/contract.ts';

/** Number of process restarts since `npm start`. */
export const restarts = z.object({
  server: z.object({ count: z.int(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Restarts of the embedded PostgreSQL. */
  database: z.int(),
});
const parts = z.object({
  database: z.enum(['ok', 'unreachable']),
  jobs: z.enum(['ok', 'stopped']),
  disk: z.enum(['ok', 'full', 'missing']),
  restarts,
});
const state = z.object({ status: z.enum(['ok', 'failing']), version: z.string(), ...parts.shape });

const ready = z.object({
  status: z.enum(['ready', 'unready', 'draining']),
  database: z.enum(['ok', 'unreachable']),
});

export type Health = z.infer<typeof parts>;
export type Ready = z.infer<typeof ready>;
export type Restarts = z.infer<typeof restarts>;

export const healthContract = contract('platform', {
  state: {
    method: 'GET',
    path: '/api/health',
    guard: 'public',
    limit: 'none',
    summary: 'Get the health of the server: database, jobs and disk',
    answers: { 200: state, 503: state },
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    guard: 'public',
    limit: 'none',
    summary: 'Check that the process responds (liveness)',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    guard: 'public',
    limit: 'none',
    summary: 'Check whether this instance can receive requests (readiness)',
    answers: { 200: ready, 503: ready },
  },
});
