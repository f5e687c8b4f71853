import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { AnswerDeps } from '../../answers/usecases/deps.ts';
import type { HiddenStore } from '../hidden.store.ts';
import type { ReportNotice } from '../report-notice-mail.ts';
import type { ReportStore } from '../reports.store.ts';

/** Sends the mail about a report to an administrator. */
type SendReportNotice = (
  notice: ReportNotice,
  admin: { readonly to: string; readonly language: Language },
) => Promise<void>;

export type ModerationDeps = Pick<
  AnswerDeps,
  | 'store'
  | 'answerStore'
  | 'clock'
  | 'limits'
  | 'render'
  | 'audit'
  | 'findRecipient'
  | 'sendModerationMail'
  | 'changed'
  | 'onError'
> & {
  readonly reports: ReportStore;
  readonly hiddenStore: HiddenStore;
  readonly findAdministrators: () => Promise<
    readonly { readonly email: string; readonly language: string }[]
  >;
  readonly sendReportNotice: SendReportNotice;
};
