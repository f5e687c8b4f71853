import type { Caller } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { isLanguage } from '../platform/i18n.ts';
import type { Attempts } from './attempts.ts';
import type { Callers } from './callers.ts';
import type { SendAuthMail } from './mails.ts';
import { freshSignInMs } from './rules.ts';
import type { AuthPort, CallContext } from './service/port.ts';

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/** Proving and changing one's own password while signed in. */
export function createOwnPassword(options: {
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
}) {
  const { port, callers, attempts, clock, sendMail } = options;

  /** @throws AppError 422 unless this is the caller's password; wrong ones count like wrong logins */
  async function check(caller: Caller, password: string, context: CallContext): Promise<void> {
    const wrong = () =>
      new AppError('declined', 'auth.password_incorrect', { message: 'Incorrect password' });
    const attempt = async () => {
      const granted = await port.passwordGrant(caller.email, password, context);
      if (!granted.ok) throw wrong();
      await port.logout(granted.value.access_token, 'local');
      if (granted.value.user.id !== caller.userId) throw wrong();
    };
    await attempts.run(context.ip ?? '', caller.email, attempt, (error) => error instanceof AppError);
  }

  /** This session stays, all others end, and a mail tells the owner. */
  async function change(
    caller: Caller,
    password: string,
    current: string | undefined,
    context: CallContext,
  ): Promise<void> {
    const { claims, member, token } = callers.behind(caller);
    const isFresh = clock.now().getTime() - claims.signedInAt.getTime() < freshSignInMs;
    if (current === undefined && !isFresh) {
      const message = 'Please enter your current password.';
      throw new AppError('invalid', 'auth.current_password_required', { message });
    }
    if (current !== undefined) await check(caller, current, context);
    const changed = await port.changeOwnPassword(token, password);
    if (!changed.ok) {
      const { code, message, reasons } = changed.refusal;
      throw new AppError('declined', `auth.${code}`, { message, fields: reasons ? { reasons } : {} });
    }
    const language = isLanguage(member.language) ? member.language : 'en';
    const params = { email: member.email };
    await sendMail({ to: member.email, template: 'password_changed', params, language });
  }

  return { check, change };
}
