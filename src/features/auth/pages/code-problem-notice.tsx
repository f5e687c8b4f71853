import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import type { CodeProblem } from './code-problem.ts';

/** Notice about why a mailed code was not sent or accepted. */
export function CodeProblemNotice({
  id,
  problem,
  of = 'reset',
  actions,
}: {
  /** Id by which the field with the refused value refers to the notice. */
  readonly id?: string;
  readonly problem: CodeProblem;
  /** Purpose of the code: password reset or email verification. */
  readonly of?: 'reset' | 'verify';
  readonly actions?: ReactNode;
}) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('layout');
  const passing = useTransientErrorMessage();
  const text = () => {
    switch (problem.kind) {
      case 'code':
        return t(`${of}.invalid`);
      case 'tries':
        return t('codes.tries');
      case 'weak':
        return t('reset.weak');
      case 'same':
        return t('reset.same');
      case 'long':
        return t('reset.long');
      case 'link':
        return t('reset.linkOver');
      case 'unreachable':
        return common('passing.unreachable');
      case 'passing':
        return passing(problem.error) ?? t('codes.failed');
      case 'unavailable':
        return t('codes.unavailable');
      case 'wait': {
        const { seconds } = problem;
        if (seconds === null) return t('codes.wait');
        return seconds < 120
          ? t('codes.waitSeconds', { count: Math.max(1, seconds) })
          : t('codes.waitMinutes', { count: Math.ceil(seconds / 60) });
      }
      case 'other':
        return problem.message ?? t('codes.failed');
    }
  };
  return (
    <Notice id={id} tone="err" actions={actions}>
      {text()}
    </Notice>
  );
}
