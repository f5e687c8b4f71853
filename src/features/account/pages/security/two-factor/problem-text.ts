import { useTranslation } from 'react-i18next';
import type { Problem } from './use-two-factor.ts';

export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('account');
  const { t: layout } = useTranslation('layout');
  const { t: auth } = useTranslation('auth');
  return (problem) => {
    switch (problem) {
      case 'wrong':
        return t('twoFactor.wrong');
      case 'too-many':
        return t('twoFactor.tooMany');
      case 'wrong-password':
        return t('profile.faults.currentWrong');
      case 'other':
        return t('twoFactor.other');
      case 'busy':
      case 'away':
      case 'full':
      case 'wait':
        return layout(`passing.${problem}`);
      default:
        return auth(`securityKey.${problem}`);
    }
  };
}
