import { registry } from '@ferrite/calculators/registry.ts';
import { PricingScreen } from '../../features/membership/pages/plans/pricing-screen.tsx';
import { windowDays } from '../../features/refunds/pages/refund-window.ts';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';
import { pageData } from '../../platform/shared/rendering/context.ts';
import type { Route } from './+types/pricing.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { dailyLimit: context.get(pageData).dailyToolLimit };
}

export const handle = pageWords('membership');

const everyday = registry.filter(({ access }) => access === 'member').length;

/** Plans, usage rules and refund rules. */
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
