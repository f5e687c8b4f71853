import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '../../../../../platform/server/http/api.ts';
import { contextOf } from '../../../../../platform/server/http/api.ts';
import { idParams } from '../auth-service.contract.ts';
import type { EmbeddedAuth } from '../embedded.wiring.ts';
import { AuthRefused } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import * as factorSchema from './factors.contract.ts';
import { enrolApp, enrolKey } from './usecases/enrol-factor.ts';
import {
  countRecoveryCodes,
  createRecoveryCodes,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  verifyRecoveryCode,
} from './usecases/recovery-codes.ts';
import { removeOwnFactor } from './usecases/remove-factor.ts';
import { challengeFactor, verifyFactor } from './usecases/verify-factor.ts';

/** Routes of second factors: authenticator apps, security keys and recovery codes. */
export function factorRoutes(
  scope: ApiServer,
  { factors, limiter }: EmbeddedAuth,
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
      ? enrolKey(factors, caller, request.body.friendly_name)
      : enrolApp(factors, caller, request.body);
  });
  scope.post(
    '/factors/:id/challenge',
    { ...limited, schema: { params: idParams, body: factorSchema.challengeBody } },
    async (request) => {
      const challenged = { id: request.params.id, named: request.body.webauthn };
      return challengeFactor(factors, await bearer(request), challenged, contextOf(request));
    },
  );
  scope.post(
    '/factors/:id/verify',
    { ...limited, schema: { params: idParams, body: factorSchema.answerBody } },
    async (request) => {
      const { challenge_id, code, webauthn } = request.body;
      const answer = { id: request.params.id, challengeId: challenge_id, code, webauthn };
      return verifyFactor(factors, await bearer(request), answer, contextOf(request));
    },
  );
  scope.delete('/factors/:id', ofFactor, async (request) =>
    removeOwnFactor(factors, await bearer(request), request.params.id, contextOf(request)),
  );

  const path = '/factors/recovery-codes';
  scope.get(path, limited, async (request) => countRecoveryCodes(factors, await bearer(request)));
  scope.post(path, { ...limited, schema: { body: factorSchema.recoveryCodesBody } }, async (request) =>
    createRecoveryCodes(factors, await bearer(request), request.body.friendly_name),
  );
  scope.post(
    `${path}/verify`,
    { ...limited, schema: { body: factorSchema.recoveryCodeBody } },
    async (request) =>
      verifyRecoveryCode(factors, await bearer(request), request.body.code, contextOf(request)),
  );
  scope.post(`${path}/regenerate`, limited, async (request) =>
    replaceRecoveryCodes(factors, await bearer(request)),
  );
  scope.delete(path, limited, async (request) => removeRecoveryCodes(factors, await bearer(request)));
}
