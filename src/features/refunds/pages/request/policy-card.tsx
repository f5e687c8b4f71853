import { Calculator, CalendarCheck, Landmark, ShieldQuestion, Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '../../../../ui/panel.tsx';

const rules = [
  ['policyWindow', CalendarCheck],
  ['policyUse', Calculator],
  ['policyAnnual', Split],
  ['policyReview', Landmark],
  ['policyException', ShieldQuestion],
] as const;

export function PolicyCard() {
  const { t } = useTranslation('refunds');
  return (
    <Panel title={t('page.policy')}>
      <ul className="grid gap-3">
        {rules.map(([key, Icon]) => (
          <li key={key} className="type-body flex gap-3 text-ink2">
            <Icon aria-hidden size={16} strokeWidth={1.5} className="mt-1 shrink-0 text-ink3" />
            {t(`page.${key}`)}
          </li>
        ))}
      </ul>
      <Link to="/refund-policy" className="textlink type-small mt-4 inline-block">
        {t('page.policyMore')}
      </Link>
    </Panel>
  );
}
