import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';

/** Notice that a provider's script failed to load. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <Notice
      tone="err"
      title={t('failed.error')}
      actions={
        <Button size="small" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.load')}
    </Notice>
  );
}
