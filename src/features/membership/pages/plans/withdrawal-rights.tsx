import { useTranslation } from 'react-i18next';

/**
 * Information on the legal rights of withdrawal, shown before an order. The policy opens in a new tab, so the order
 * form is not lost.
 */
export function WithdrawalRights({ className }: { readonly className: string }) {
  const { t } = useTranslation('membership');
  return (
    <p data-withdrawal-rights className={className}>
      {t('payment.rights')}{' '}
      <a href="/refund-policy#article-4" target="_blank" rel="noopener" className="textlink">
        {t('payment.rightsMore')}
        <span className="sr-only"> {t('terms.newTab')}</span>
      </a>
    </p>
  );
}
