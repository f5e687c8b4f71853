import { useTranslation } from 'react-i18next';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import type { PaymentMethod } from '../../../membership/registration/profile-lists.rules.ts';
import { refusalKey } from '../../providers/refusals.rules.ts';
import { tossExplanation } from '../../providers/toss/codes.rules.ts';
import type { FailedPart } from '../payment-attempt.ts';
import type { Problem } from '../payment-outcome.ts';

/**
 * Returns a function that translates a problem: text for the provider's code, else for the problem's key, else for the
 * failed step.
 */
export function useProblemText(): (problem: Problem, failing: FailedPart, method: PaymentMethod) => string {
  const { t } = useTranslation('payments');
  const words = useTransientErrorMessage();
  return ({ key, reason, providerCode, passing }, failing, method) => {
    const isRefusal = key === 'declined' || key === 'notCompleted' || key === 'expired';
    if (providerCode && isRefusal)
      return t(method === 'toss' ? tossExplanation(providerCode) : refusalKey(method, providerCode));
    const text = key ? t(`problems.${key}`) : words(passing);
    if (failing === 'completion')
      return t('failed.completion', { reason: text ?? reason ?? t('failed.unknown') });
    return text ?? t(`failed.${failing}`);
  };
}
