import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import type { Site } from '../../../platform/server/mail/placeholders.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { AlertKind } from '../messages/alert-words.ts';
import { alertMail } from './alert-mail.ts';

const hourMs = 60 * 60_000;

type AlertOptions = {
  /** True if the case is in the audit log already. */
  readonly isRecorded?: boolean;
};

export type ReportAlert = (what: AlertKind, details: AuditDetails, options?: AlertOptions) => Promise<void>;

export type AlertDeps = {
  readonly findAdmins: () => Promise<
    readonly { readonly email: string; readonly name: string; readonly language: string }[]
  >;
  readonly clock: Clock;
  readonly site: Site;
  /**
   * Counts a use of `key`; at most `most` are allowed within the time window.
   * @returns null if the use is allowed, else a date
   */
  readonly take: (key: string, most: number, windowMs: number, now: Date) => Promise<Date | null>;
  readonly audit: (action: AuditAction, details: AuditDetails) => Promise<void>;
  readonly send: (mail: Mail) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Alerts administrators. A case is recorded once in six hours; each kind of alert is mailed at most once an hour. */
export async function reportAlert(
  { findAdmins, clock, site, take, audit, send, onError }: AlertDeps,
  what: AlertKind,
  details: AuditDetails,
  { isRecorded = false }: AlertOptions = {},
): Promise<void> {
  try {
    const now = clock.now();
    const which = String(details['payment'] ?? details['refund'] ?? details['provider'] ?? '');
    if (await take(`alert ${what} ${which}`, 1, 6 * hourMs, now)) return;
    if (!isRecorded) await audit(what, details);
    if (await take(`alert mail ${what}`, 1, hourMs, now)) return;
    for (const admin of await findAdmins())
      await send(alertMail(what, details, { ...admin, language: mailLanguage(admin.language) }, site));
  } catch (error) {
    // An error while alerting must not interrupt the recording of a payment.
    onError(error);
  }
}
