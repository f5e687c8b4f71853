import { z } from 'zod';

/** Schemas of requests for second factors. Codes may be texts, because they can start with 0. */
const code = z.union([z.string().trim().max(200), z.number().transform(String)]);

const party = {
  rpId: z.string().max(253).optional(),
  rpOrigins: z.array(z.url().max(300)).max(20).optional(),
};
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'must be base64url');
const credential = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(64_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(200)
      .nullish()
      .transform((text) => text ?? undefined),
  }),
});

export const enrolBody = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().trim().max(100).optional(),
  issuer: z.string().trim().min(1).max(100).optional(),
});
/** Makes the body of a request optional; a missing body counts as an empty object. */
const optionalBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((body) => body ?? {}, z.object(shape));
export const challengeBody = optionalBody({ webauthn: z.object(party).optional() });
export const answerBody = z.object({
  challenge_id: z.uuid('challenge_id must be a UUID'),
  code: code.default(''),
  webauthn: z
    .discriminatedUnion('type', [
      z.object({ ...party, type: z.literal('create'), credential_response: registration }),
      z.object({ ...party, type: z.literal('request'), credential_response: assertion }),
    ])
    .optional(),
});
export const recoveryCodesBody = optionalBody({
  friendly_name: z.string().trim().min(1).max(100).optional(),
});
export const recoveryCodeBody = z.object({ code: code.default('') });
