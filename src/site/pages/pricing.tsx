import { registry } from '@ferrite/calculators/registry.ts';
import { PricingScreen } from '../../features/membership/pages/plans/pricing-screen.tsx';
import { windowDays } from '../../features/refunds/pages/refund-window.ts';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';
import { tableLimits } from '../../platform/browser/tables/file-fault.ts';
import { pageData } from '../../platform/shared/rendering/context.ts';
import { Measured } from '../home/proof/measured.tsx';
import type { Route } from './+types/pricing.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { dailyToolLimit, devicesPerMembership, accuracy } = context.get(pageData);
  return { dailyLimit: dailyToolLimit, devices: devicesPerMembership, accuracy };
}

export const handle = pageWords('membership');

const everyday = registry.filter(({ access }) => access === 'member').length;

/** Page with the plans, usage rules and refund rules. */
export default function Pricing({ loaderData: { dailyLimit, devices, accuracy } }: Route.ComponentProps) {
  return (
    <PricingScreen
      dailyLimit={dailyLimit}
      devices={devices}
      everydayTools={everyday}
      allTools={registry.length}
      batchRows={tableLimits.rows}
      proof={<Measured accuracy={accuracy} level={2} />}
      refundDays={windowDays}
    />
  );
}
