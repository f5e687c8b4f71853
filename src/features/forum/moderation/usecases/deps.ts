import type { AnswerDeps } from '../../answers/usecases/deps.ts';
import type { HiddenStore } from '../hidden.store.ts';
import type { ReportStore } from '../reports.store.ts';

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
};
