import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function ReceiptNote() {
  const { t } = useTranslation('payments');
  return (
    <p className="mt-2">
      <Link to="/my-page?tab=payment" className="textlink">
        {t('success.receipt')}
      </Link>
    </p>
  );
}
