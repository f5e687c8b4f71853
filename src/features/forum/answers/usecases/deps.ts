import type { QuestionDeps } from '../../questions/usecases/deps.ts';
import type { AnswerMail } from '../answer-mail.ts';
import type { AnswerStore } from '../answers.store.ts';

export type AnswerDeps = Pick<
  QuestionDeps,
  | 'store'
  | 'reads'
  | 'clock'
  | 'limits'
  | 'render'
  | 'quote'
  | 'audit'
  | 'findRecipient'
  | 'sendModerationMail'
  | 'changed'
  | 'onError'
> & {
  readonly answerStore: AnswerStore;
  readonly sendAnswerMail: (mail: AnswerMail) => Promise<void>;
  readonly digest: (...parts: string[]) => string;
  readonly publicUrl: string;
};
