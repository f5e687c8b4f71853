import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chooseHeat, useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { HeatMenu } from '../../ui/heat-menu.tsx';

/** Menu to choose the heat whose analysis fills the calculators. */
export function HeatSwitch({ className }: { readonly className?: string }) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { current, recent } = useHeatChoice();
  return (
    <HeatMenu
      words={{ label: t('heat.label'), none: t('heat.none'), workbench: t('heat.workbench') }}
      current={current}
      recent={recent}
      {...(className && { className })}
      onChoose={(id) => chooseHeat(recent.find((heat) => heat.id === id) ?? null)}
      onWorkbench={() => void navigate('/workbench')}
    />
  );
}
