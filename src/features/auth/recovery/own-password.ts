import type { Clock } from '../../../platform/server/clock.ts';
import { AppError } from '../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import { isFresh } from '../auth.rules.ts';
import type { AuthStore } from '../auth.store.ts';
import type { SendAuthMail } from '../mails/mails.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort, CallContext } from '../service/auth-service.port.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import type { Callers } from '../sign-in/callers.ts';
import { ownPasswordRefused } from './password-refused.ts';

/** Verifies and changes the caller's password. */
export function createOwnPassword(options: {
  readonly store: Pick<AuthStore, 'recordOtherSessionsEnded' | 'releaseOtherLeases'>;
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
  /** Revokes other credentials of the account. */
  readonly onPasswordChange: (memberId: string) => Promise<void>;
}) {
  const { store, port, callers, attempts, clock, sendMail, onPasswordChange } = options;

  /**
   * Verifies the password and marks the sign-in as fresh.
   * @throws AppError 422 for a wrong password, which counts as a failed login
   */
  async function check(caller: Caller, password: string, context: CallContext): Promise<void> {
    const { token } = callers.getDetails(caller);
    const attempt = async () => {
      const confirmed = await port.confirmPassword(token, password, context);
      if (!confirmed.ok) throw ownPasswordRefused(confirmed.refusal);
    };
    const isGuess = (error: unknown) => error instanceof AppError && error.code === 'auth.password_incorrect';
    await attempts.run({ address: context.ip ?? '', account: caller.email }, attempt, isGuess);
  }

  /**
   * Requires a fresh sign-in or the password, before changes of credentials.
   * @throws AppError 400 without a password after an older sign-in, 422 for a wrong one
   */
  async function requireOwner(
    caller: Caller,
    password: string | undefined,
    context: CallContext,
  ): Promise<void> {
    const { signedInAt } = callers.getDetails(caller).claims;
    if (password !== undefined) await check(caller, password, context);
    else if (!isFresh(signedInAt, clock.now())) throw refuse('auth.current_password_required');
  }

  /** Changes the password, ends all other sessions and access keys, releases their device slots and notifies the owner. */
  async function change(
    caller: Caller,
    password: string,
    current: string | undefined,
    context: CallContext,
  ): Promise<void> {
    const { member, token } = callers.getDetails(caller);
    await requireOwner(caller, current, context);
    const changed = await port.changeOwnPassword(token, password);
    if (!changed.ok) throw ownPasswordRefused(changed.refusal);
    // The auth service has ended the other sessions; a hosted one does not report it.
    await store.recordOtherSessionsEnded(caller.userId, caller.sessionId, clock.now());
    await store.releaseOtherLeases(caller.userId, caller.sessionId);
    await onPasswordChange(member.id);
    const language = mailLanguage(member.language);
    const params = { email: member.email };
    await sendMail({ to: member.email, template: 'password_changed', params, language });
  }

  return { check, requireOwner, change };
}
