import { AuthRefused, invalidRequest } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import { insufficientAal, nameTaken } from '../factor-errors.ts';
import { type FactorDeps, requireSecurityKeys } from './deps.ts';

const unfinishedMs = 300_000;
const maxFactors = 10;

export type Enrolment = {
  readonly factor_type: string;
  readonly friendly_name?: string | undefined;
  readonly issuer?: string | undefined;
};

/** Adds an authenticator app. Its secret is returned only once; the factor is active after its first verification. */
export async function enrolApp(deps: FactorDeps, bearer: Bearer, wanted: Enrolment) {
  refuseOtherTypes(wanted.factor_type);
  await beginEnrolment(deps, bearer);
  const made = await deps.totp.make(bearer.user.email ?? bearer.user.id, wanted.issuer);
  return {
    ...(await insert(deps, bearer, {
      factorType: 'totp',
      name: wanted.friendly_name ?? '',
      secret: deps.secrets.seal(made.secret),
    })),
    totp: { qr_code: made.picture, secret: made.text, uri: made.uri },
  };
}

/** Adds a security key; the response to its first challenge contains the key. */
export async function enrolKey(deps: FactorDeps, bearer: Bearer, friendlyName = '') {
  requireSecurityKeys(deps, 'enroll');
  await beginEnrolment(deps, bearer);
  return insert(deps, bearer, { factorType: 'webauthn', name: friendlyName, secret: null });
}

/**
 * Checks whether the user may add a factor.
 * @throws AuthRefused if an existing second factor was not verified or the login is not recent
 */
async function beginEnrolment({ store, freshSignIn, clock }: FactorDeps, bearer: Bearer): Promise<void> {
  const { user, session, whole } = bearer;
  if (session.aal !== 'aal2' && whole.factors.some((each) => each.status === 'verified'))
    throw insufficientAal(403, 'AAL2 required to enroll a new factor');
  freshSignIn.require(bearer);
  await store.removeUnfinished(user.id, new Date(clock.now().getTime() - unfinishedMs));
}

async function insert(
  { store, clock }: FactorDeps,
  { user }: Bearer,
  { factorType, name, secret }: { factorType: string; name: string; secret: Buffer | null },
) {
  const now = clock.now();
  const fields = { userId: user.id, factorType, friendlyName: name, secret };
  const factor = await store.insert({ ...fields, createdAt: now, updatedAt: now }, maxFactors);
  if (factor === 'full')
    throw new AuthRefused(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached');
  if (!factor) throw nameTaken(name);
  return { id: factor.id, type: factorType, friendly_name: name };
}

function refuseOtherTypes(type: string): void {
  if (type === 'totp') return;
  if (type === 'phone')
    throw new AuthRefused(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for phone');
  throw invalidRequest('factor_type needs to be totp or webauthn');
}
