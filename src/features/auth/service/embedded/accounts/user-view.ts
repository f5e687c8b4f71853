import type { AuthUser } from '../../auth-service.port.ts';
import type { IdentityRow, SeenFactor, WholeUser } from './user.store.ts';

const time = (moment: Date | null) => moment?.toISOString();

/** Removes null fields, which the protocol omits. */
function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

export function viewFactor(factor: SeenFactor): Record<string, unknown> {
  return {
    ...present({ friendly_name: factor.friendlyName || null, phone: factor.phone }),
    id: factor.id,
    factor_type: factor.factorType,
    status: factor.status,
    created_at: time(factor.createdAt),
    updated_at: time(factor.updatedAt),
    last_challenged_at: time(factor.lastChallengedAt) ?? null,
  };
}

function viewIdentity(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: time(identity.lastSignInAt ?? identity.createdAt),
    created_at: time(identity.createdAt),
    updated_at: time(identity.updatedAt),
    ...present({ email: identity.email }),
  };
}

/** Converts a user to the format of the protocol, without hashes, tokens and secrets. */
export function viewUser({ user, identities, factors }: WholeUser): AuthUser {
  const confirmed = [user.emailConfirmedAt, user.phoneConfirmedAt].filter((each) => each !== null);
  const earliest = confirmed.length > 0 ? new Date(Math.min(...confirmed.map(Number))) : null;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: time(user.emailConfirmedAt),
      phone_confirmed_at: time(user.phoneConfirmedAt),
      confirmed_at: time(earliest),
      invited_at: time(user.invitedAt),
      confirmation_sent_at: time(user.confirmationSentAt),
      recovery_sent_at: time(user.recoverySentAt),
      new_email: user.newEmail,
      email_change_sent_at: time(user.emailChangeSentAt),
      reauthentication_sent_at: time(user.reauthenticationSentAt),
      last_sign_in_at: time(user.lastSignInAt),
      banned_until: time(user.bannedUntil),
      deleted_at: time(user.deletedAt),
      factors: factors.length > 0 ? factors.map(viewFactor) : null,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(viewIdentity),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  };
}
