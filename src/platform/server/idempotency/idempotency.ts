/**
 * Repeated requests: a client that lost the response of a POST request sends it again with the same `Idempotency-Key`,
 * and gets the stored response instead of a second entry. Only endpoints with `acceptsIdempotencyKey` use the header.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { responseStoredMs } from '../../shared/idempotency.ts';
import type { Clock } from '../clock.ts';
import { refuse } from '../errors/refusals.ts';
import type { IdempotencyStore, RequestKey } from './idempotency.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: Idempotency;
  }
  interface FastifyRequest {
    /** Key under which the response of this request is stored; null if it is not stored. */
    storedAs: RequestKey | null;
  }
}

export type StoredResponse = { readonly status: number; readonly body: string };

export type Idempotency = {
  /**
   * Registers the request if it has a key.
   * @returns the stored response of an earlier request with the same key, path and body; null if there is none
   * @throws AppError 409 `request.outcome_unknown` while that request is processed, or after it was interrupted · 422
   *   `request.key_reused` for a key of a different request
   */
  readonly begin: (request: FastifyRequest) => Promise<StoredResponse | null>;
  /** Stores the response of a request that `begin` registered, or removes the request if nothing was changed. */
  readonly end: (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<void>;
  /** Removes requests whose responses need not be stored any longer. */
  readonly removeOld: () => Promise<void>;
};

const headerName = 'idempotency-key';

/** Headers of endpoints that accept a key. */
export const idempotencyHeaders = z.looseObject({
  [headerName]: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional()
    .describe(
      'Unique text for this request, e.g. a UUID. If the response is lost, send the request again with the same key: the first response is returned, and nothing is created twice. Valid for 24 hours.',
    ),
});

/** Time after which a request without a response counts as interrupted, in milliseconds. */
const interruptedMs = 60_000;

/** The query only states how the response is shown, e.g. in which language. */
const hashOf = ({ url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([url.split('?')[0], body]))
    .digest('base64url');

export function createIdempotency(store: IdempotencyStore, clock: Clock): Idempotency {
  return {
    async begin(request) {
      const key = request.headers[headerName];
      const { memberId } = request;
      if (typeof key !== 'string' || !memberId) return null;
      const stored = { memberId, key };
      const requestHash = hashOf(request);
      const found = await store.add({ ...stored, requestHash }, clock.now());
      if (!found) {
        request.storedAs = stored;
        return null;
      }
      if (found.requestHash !== requestHash) throw refuse('request.key_reused');
      if (found.status !== null) return { status: found.status, body: found.response ?? '' };
      // The next request with this key is processed, after the user was asked to check for the entry.
      if (clock.now().getTime() - found.createdAt.getTime() > interruptedMs) await store.remove(stored);
      throw refuse('request.outcome_unknown');
    },

    async end(request, { statusCode }, payload) {
      if (!request.storedAs) return;
      if (statusCode < 300) await store.saveResponse(request.storedAs, statusCode, String(payload ?? ''));
      // After an unexpected error the changes may have been made.
      else if (statusCode !== 500) await store.remove(request.storedAs);
    },

    removeOld: () => store.removeOld(new Date(clock.now().getTime() - responseStoredMs)),
  };
}
