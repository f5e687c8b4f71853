import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { refundConsent } from '../use-terms.rules.ts';

/** Query parameter with the consent to lose the right to a refund. */
export const consentQuery = `&consent=${refundConsent}` as const;

/** Asks members who are still entitled to a refund for consent before the first use of the membership. */
export function UseConsent({ onConsent }: { readonly onConsent: () => void }) {
  const { t } = useTranslation('workbench');
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" onClick={onConsent}>
          {t('passport.consent')}
        </Button>
      }
    >
      {t('passport.consentText')}
    </Notice>
  );
}
