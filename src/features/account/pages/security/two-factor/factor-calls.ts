/** Calls the auth service to manage the second factors of the logged-in member. Each function throws AuthError. */
import {
  authClient,
  endSession,
  offersSecurityKeys,
} from '../../../../../platform/browser/session/auth-client.ts';
import {
  addKey,
  KeyFailure,
  verifySecurityKey,
} from '../../../../../platform/browser/session/sign-in/security-key.ts';

export type Factor = {
  readonly id: string;
  readonly kind: 'app' | 'key';
  readonly name: string;
  readonly addedAt: string;
};

export type Factors = {
  readonly app: Factor | null;
  readonly keys: readonly Factor[];
  readonly codesLeft: number;
  /** Whether the auth service supports security keys. */
  readonly offersKeys: boolean;
};

/** Code of the authenticator app or recovery code; or the abort signal for the dialog of a security key. */
export type Proof = { readonly code: string } | { readonly signal: AbortSignal };

export const hasSecondFactor = ({ app, keys }: Factors): boolean => app !== null || keys.length > 0;

export async function readFactors(): Promise<Factors> {
  const { mfa } = await authClient();
  const [{ data, error }, offersKeys] = await Promise.all([mfa.listFactors(), offersSecurityKeys()]);
  if (error) throw error;
  const view =
    (kind: Factor['kind']) => (each: { id: string; friendly_name?: string; created_at: string }) => ({
      ...{ id: each.id, kind, name: each.friendly_name ?? '', addedAt: each.created_at },
    });
  const found = { app: data.totp.map(view('app'))[0] ?? null, keys: data.webauthn.map(view('key')) };
  if (!found.app && found.keys.length === 0) return { ...found, codesLeft: 0, offersKeys };
  const status = await mfa.recoveryCodes.getStatus();
  return { ...found, codesLeft: status.data?.remaining ?? 0, offersKeys };
}

/** Removes factors that were added but never verified. */
async function removeUnfinished(): Promise<void> {
  const { mfa } = await authClient();
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  for (const each of data.all) if (each.status === 'unverified') await mfa.unenroll({ factorId: each.id });
}

/** Starts adding an authenticator app; an unverified one is replaced. */
export async function enrolApp() {
  await removeUnfinished();
  const { mfa } = await authClient();
  const { data, error } = await mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { factorId: data.id, picture: data.totp.qr_code, key: data.totp.secret };
}

/**
 * Adds a security key.
 * @throws KeyFailure in addition to AuthError
 */
export async function enrolKey(name: string, signal: AbortSignal): Promise<void> {
  await removeUnfinished();
  await addKey(await authClient(), name, signal);
}

export async function verifyFactorCode(factorId: string | null, code: string): Promise<void> {
  const { mfa } = await authClient();
  const { error } =
    factorId !== null && /^\d{6}$/.test(code)
      ? await mfa.challengeAndVerify({ factorId, code })
      : await mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}

/**
 * Verifies a code or security key, after which the session has the second factor (AAL2).
 * @throws KeyFailure in addition to AuthError
 */
export async function verifyFactor({ app, keys }: Factors, proof: Proof): Promise<void> {
  if ('code' in proof) return verifyFactorCode(app?.id ?? null, proof.code);
  const [key] = keys;
  if (!key) throw new KeyFailure('site', null);
  await verifySecurityKey(await authClient(), key.id, proof.signal);
}

/**
 * Creates the recovery codes that are shown with the first factor; null if the member already has some or the service
 * offers none.
 */
export async function firstRecoveryCodes(): Promise<readonly string[] | null> {
  const { recoveryCodes } = (await authClient()).mfa;
  if ((await recoveryCodes.getStatus()).data) return null;
  return (await recoveryCodes.generate()).data?.codes ?? null;
}

export async function renewRecoveryCodes(): Promise<{ codes: readonly string[]; replaced: boolean }> {
  const { recoveryCodes } = (await authClient()).mfa;
  const replaced = (await recoveryCodes.getStatus()).data !== null;
  const { data, error } = replaced ? await recoveryCodes.regenerate() : await recoveryCodes.generate();
  if (error) throw error;
  return { codes: data.codes, replaced };
}

/**
 * Removes a factor.
 * @returns the remaining factors
 */
export async function removeFactor({ id }: Factor): Promise<Factors> {
  const auth = await authClient();
  const { error } = await auth.mfa.unenroll({ factorId: id });
  if (error) throw error;
  // New tokens are needed, because the stored ones still state that the second factor was verified.
  await auth.refreshSession();
  const left = await readFactors();
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  // A hosted service lowers the session when its factor is removed, so the member must log in again with another
  // factor.
  if (hasSecondFactor(left) && level.data?.currentLevel === 'aal1') await endSession('local');
  return left;
}
