import { chooseHeat, useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { HeatMenu } from '../../ui/heat-menu.tsx';
import { useFixed } from '../use-calculator.ts';

/** Menu to select the heat that fills the composition. */
export function HeatSwitch({ className }: { readonly className?: string | undefined }) {
  const { words, language } = useFixed();
  const { current, recent } = useHeatChoice();
  return (
    <HeatMenu
      words={words.heat}
      current={current}
      recent={recent}
      {...(className && { className })}
      onChoose={(id) => chooseHeat(recent.find((heat) => heat.id === id) ?? null)}
      onWorkbench={() => location.assign(localPath(language, '/workbench'))}
    />
  );
}
