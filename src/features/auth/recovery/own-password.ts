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

/** Creates the functions that verify and change the caller's own password. */
export function createOwnPassword(options: {
  readonly store: Pick<AuthStore, 'recordOtherSessionsEnded' | 'releaseOtherLeases'>;
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
  /** Revokes other credentials of the account, such as access keys. */
  readonly onPasswordChange: (memberId: string) => Promise<void>;
}) {
  const { store, port, callers, attempts, clock, sendMail, onPasswordChange } = options;

  /**
   * Verifies the password and marks the login as recent.
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
   * Requires a recent login or the password before credentials are changed.
   * @throws AppError 400 if the login is not recent and no password was given, 422 for a wrong password
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

  /**
   * Changes the password, ends all other sessions and frees their device slots, revokes access keys, and notifies the
   * owner.
   */
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
    // The auth service has ended the other sessions; a hosted service does not report this, so it is recorded here.
    await store.recordOtherSessionsEnded(caller.userId, caller.sessionId, clock.now());
    await store.releaseOtherLeases(caller.userId, caller.sessionId);
    await onPasswordChange(member.id);
    const language = mailLanguage(member.language);
    const params = { email: member.email };
    await sendMail({ to: member.email, template: 'password_changed', params, language });
  }

  return { check, requireOwner, change };
}
