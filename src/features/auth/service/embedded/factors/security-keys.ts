import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '../../../../../platform/server/clock.ts';
import { AuthRefused, invalidRequest } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import type { ChallengeRow, FactorRow } from './factor.store.ts';
import { challengeExpired } from './factor-errors.ts';
import type { NamedParty, RelyingParty } from './relying-party.ts';
import type { SecurityKeyRow, SecurityKeyStore } from './security-key.store.ts';

const timeoutMs = 300_000;
/** Signature algorithms by COSE number: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

/** Response of a security key, as the client sends it. */
export type CredentialResponse = NamedParty & {
  readonly type: 'create' | 'request';
  /** The route's schema has checked its format: a registration when a key is added, else a signature. */
  readonly credential_response: object;
};

/** Values that the response to a challenge must contain; stored until it is verified. */
export type KeyChallenge = {
  readonly type: 'create' | 'request';
  readonly challenge: string;
  readonly party: RelyingParty;
};

type Parts = {
  readonly clock: Clock;
  readonly keys: SecurityKeyStore;
  readonly siteName: string;
  readonly findParty: (named: NamedParty | undefined) => RelyingParty;
};

export type SecurityKeys = ReturnType<typeof createSecurityKeys>;

// Loaded on first use, because few logins need it.
const webauthn = () => import('@simplewebauthn/server');

/** Creates the functions for security keys and passkeys as second factor (WebAuthn Level 3). */
export function createSecurityKeys({ keys, clock, siteName, findParty }: Parts) {
  return {
    /** Returns the challenge's options for the browser, and the values that the response must contain. */
    async prepare({ user }: Bearer, factor: FactorRow, named: NamedParty | undefined) {
      const party = findParty(named);
      const type = factor.status === 'verified' ? 'request' : 'create';
      const known = await keys.listOf(user.id);
      const publicKey = await (type === 'create'
        ? creationOptions(user, { party, name: siteName }, known)
        : requestOptions(party, known));
      const expected: KeyChallenge = { type, challenge: publicKey.challenge, party };
      return { expected, webauthn: { type, credential_options: { publicKey } } };
    },

    /**
     * Verifies the response of a security key and upgrades the session.
     * @returns ids of the ended sessions
     */
    async verify(
      { session }: Bearer,
      factor: FactorRow,
      answer: CredentialResponse,
      challenge: ChallengeRow,
    ): Promise<string[]> {
      const expected = challenge.webauthn;
      if (!expected || expected.type !== answer.type) return answerWrong();
      const at = clock.now();
      const proof = { factor, challengeId: challenge.id, sessionId: session.id, at };
      const ended = await (answer.type === 'create' ? registerKey : checkSignature)(
        keys,
        proof,
        answer,
        expected,
      );
      if (ended === 'taken')
        throw new AuthRefused(422, 'webauthn_credential_exists', 'The security key is registered already');
      if (!ended) throw challengeExpired();
      return ended;
    },
  };
}

/** Returns the options with which the browser registers a new security key. */
async function creationOptions(
  user: Bearer['user'],
  site: { readonly party: RelyingParty; readonly name: string },
  known: readonly SecurityKeyRow[],
) {
  return (await webauthn()).generateRegistrationOptions({
    rpName: site.name,
    rpID: site.party.id,
    userName: user.email ?? user.id,
    userDisplayName: user.email ?? user.id,
    userID: new TextEncoder().encode(user.id),
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.credentialId, transports: key.transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

/**
 * Returns the options for a challenge that any security key of the user at this site can answer, so the user need not
 * choose one first.
 */
async function requestOptions(party: RelyingParty, known: readonly SecurityKeyRow[]) {
  const atSite = known.filter((key) => key.rpId === party.id);
  if (atSite.length === 0) throw invalidRequest('No security key of the account belongs to this site');
  return (await webauthn()).generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: atSite.map((key) => ({ id: key.credentialId, transports: key.transports })),
    timeout: timeoutMs,
    userVerification: 'preferred',
  });
}

type Proof = Parameters<SecurityKeyStore['use']>[0];

/** Verifies the response of a new security key and registers it. */
async function registerKey(
  keys: SecurityKeyStore,
  proof: Proof,
  answer: CredentialResponse,
  { challenge, party }: KeyChallenge,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const response = answer.credential_response as RegistrationResponseJSON;
  const { registrationInfo: found } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(answerWrong);
  if (!found) return answerWrong();
  return keys.register(proof, {
    credentialId: found.credential.id,
    publicKey: Buffer.from(found.credential.publicKey),
    counter: found.credential.counter,
    transports: response.response.transports ?? [],
    rpId: party.id,
    isBackedUp: found.credentialBackedUp,
  });
}

/** Verifies the response of a registered security key and stores its new counter. */
async function checkSignature(
  keys: SecurityKeyStore,
  proof: Proof,
  answer: CredentialResponse,
  { challenge, party }: KeyChallenge,
) {
  const { verifyAuthenticationResponse } = await webauthn();
  const response = answer.credential_response as AuthenticationResponseJSON;
  const known = await keys.listOf(proof.factor.userId);
  const key = known.find((each) => each.credentialId === response.id && each.rpId === party.id);
  if (!key) return answerWrong();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(key.publicKey),
      counter: key.counter,
      transports: key.transports,
    },
  }).catch(answerWrong);
  if (!verified) return answerWrong();
  const used = { ...proof, factor: { ...proof.factor, id: key.factorId } };
  return keys.use(used, authenticationInfo.newCounter);
}

function answerWrong(): never {
  throw new AuthRefused(
    422,
    'mfa_verification_failed',
    'The answer of the security key could not be verified',
  );
}
