import { registry } from '../../../calculators/registry.ts';
import { PricingScreen } from '../../membership/pages/pricing-screen.tsx';
import { pageData } from '../../platform/context.ts';
import { pageWords } from '../../platform/page-words.ts';
import { windowDays } from '../../refunds/pages/refund-window.ts';
import type { Route } from './+types/pricing.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { dailyLimit: context.get(pageData).dailyToolLimit };
}

export const handle = pageWords('membership');

const everyday = registry.filter(({ access }) => access === 'member').length;

/** What it costs and what one gets: plans, rules of use and rules of refunds meet here. */
export default function Pricing({ loaderData: { dailyLimit } }: Route.ComponentProps) {
  return (
    <PricingScreen
      dailyLimit={dailyLimit}
      everydayTools={everyday}
      allTools={registry.length}
      refundDays={windowDays}
    />
  );
}
