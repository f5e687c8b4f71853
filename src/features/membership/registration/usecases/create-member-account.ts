import type { AppError } from '../../../../platform/server/errors/errors.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { AuthRefusal } from '../../../auth/service/auth-service.port.ts';
import { welcomeMail } from '../../mails.ts';
import { refuse } from '../../refusals.ts';
import { acceptedDocuments } from '../consents.rules.ts';
import type { Registration } from '../registration.contract.ts';
import type { Reservation } from '../registration.store.ts';
import type { RegistrationDeps } from './deps.ts';

type AccountDeps = Pick<
  RegistrationDeps<unknown>,
  'store' | 'port' | 'clock' | 'site' | 'consents' | 'sendWith'
>;

/**
 * Creates the account for a reservation and links it to the member.
 * @throws AppError 409 for an email in use, 422 for an invalid password, 503 without the auth service
 */
export async function createMemberAccount(
  deps: AccountDeps,
  reservation: Reservation,
  { email, name, password, agreeToPrivacy }: Registration,
  language: Language,
): Promise<void> {
  const { store, site, consents } = deps;
  const userId = await accountOf(deps, email, password);
  const mail = welcomeMail({ to: email, name, language, siteName: site.name, siteUrl: site.url });
  const agreed = acceptedDocuments(consents, agreeToPrivacy);
  const now = deps.clock.now();
  const isLinked = await store.transaction(async (tx) => {
    if (!(await store.linkAccount(tx, reservation, userId, now))) return false;
    await store.recordConsents(tx, reservation.memberId, agreed, now);
    await deps.sendWith(tx, mail);
    return true;
  });
  if (!isLinked) throw emailTaken();
}

const emailTaken = () => refuse('membership.email_taken', { fields: { field: 'email' } });

/** Returns the account id; reuses an account without a member that an interrupted attempt created. */
async function accountOf({ store, port }: AccountDeps, email: string, password: string): Promise<string> {
  const created = await port.createUser({ email, password, emailConfirmed: true });
  if (created.ok) return created.value.id;
  const existing = isEmailTaken(created.refusal) ? await port.findByEmail(email) : null;
  if (!existing) throw refusalOf(created.refusal);
  if (await store.isAccountOfMember(existing.id)) throw emailTaken();
  const updated = await port.updateUser(existing.id, { password, emailConfirmed: true });
  if (!updated.ok) throw refusalOf(updated.refusal);
  return existing.id;
}

function isEmailTaken({ code }: AuthRefusal): boolean {
  return ['email_exists', 'user_already_exists'].includes(code);
}

/** Returns the error for a refusal of the auth service. */
function refusalOf(refusal: AuthRefusal): AppError {
  const field = { field: 'password' };
  if (refusal.code === 'weak_password') {
    const { message: about, reasons } = refusal;
    const fields = reasons ? { ...field, reasons } : field;
    return refuse('membership.weak_password', { about, fields });
  }
  if (refusal.code === 'validation_failed')
    return refuse('membership.password_too_long', { about: refusal.message, fields: field });
  if (refusal.status === 429) {
    return refuse('membership.too_busy', { headers: { 'retry-after': '5' } });
  }
  return refuse('membership.unavailable', { cause: refusal });
}
