import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '../../../../../platform/server/http/api.ts';
import { contextOf } from '../../../../../platform/server/http/api.ts';
import { idParams } from '../auth-service.contract.ts';
import type { EmbeddedAuth } from '../embedded.wiring.ts';
import { AuthRefused } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import * as factorSchema from './factors.contract.ts';

/** Routes of second factors: authenticator apps, security keys and recovery codes. */
export function factorRoutes(
  scope: ApiServer,
  { factors, recoveryCodes, limiter }: EmbeddedAuth,
  bearer: (request: FastifyRequest) => Promise<Bearer>,
): void {
  const limited = {
    config: { guard: 'user' },
    async onRequest(request: FastifyRequest) {
      await limiter.take('factor', request.ip);
      if ((await bearer(request)).user.isAnonymous)
        throw new AuthRefused(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
    },
  } as const;
  const ofFactor = { ...limited, schema: { params: idParams } };

  scope.post('/factors', { ...limited, schema: { body: factorSchema.enrolBody } }, async (request) => {
    const caller = await bearer(request);
    return request.body.factor_type === 'webauthn'
      ? factors.enrolKey(caller, request.body.friendly_name)
      : factors.enrol(caller, request.body);
  });
  scope.post(
    '/factors/:id/challenge',
    { ...limited, schema: { params: idParams, body: factorSchema.challengeBody } },
    async (request) => {
      const { id } = request.params;
      return factors.challenge(await bearer(request), id, contextOf(request), request.body.webauthn);
    },
  );
  scope.post(
    '/factors/:id/verify',
    { ...limited, schema: { params: idParams, body: factorSchema.answerBody } },
    async (request) => {
      const { challenge_id, code, webauthn } = request.body;
      const answer = { challengeId: challenge_id, code, webauthn };
      return factors.verify(await bearer(request), request.params.id, answer, contextOf(request));
    },
  );
  scope.delete('/factors/:id', ofFactor, async (request) =>
    factors.unenrol(await bearer(request), request.params.id, contextOf(request)),
  );

  const path = '/factors/recovery-codes';
  scope.get(path, limited, async (request) => recoveryCodes.status(await bearer(request)));
  scope.post(path, { ...limited, schema: { body: factorSchema.recoveryCodesBody } }, async (request) =>
    recoveryCodes.generate(await bearer(request), request.body.friendly_name),
  );
  scope.post(
    `${path}/verify`,
    { ...limited, schema: { body: factorSchema.recoveryCodeBody } },
    async (request) => recoveryCodes.verify(await bearer(request), request.body.code, contextOf(request)),
  );
  scope.post(`${path}/regenerate`, limited, async (request) =>
    recoveryCodes.regenerate(await bearer(request)),
  );
  scope.delete(path, limited, async (request) => recoveryCodes.unenrol(await bearer(request)));
}
