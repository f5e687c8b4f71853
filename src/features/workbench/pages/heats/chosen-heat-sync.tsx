import { useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useHeats } from './use-heats.ts';

/**
 * Updates the browser's copies of chosen heats on every page of the site, and when the page becomes visible again: a heat may
 * have been changed or deleted on another device.
 */
export function ChosenHeatSync() {
  const { status } = useSession();
  const { recent } = useHeatChoice();
  useHeats({ enabled: status === 'signed-in' && recent.length > 0, refetchOnWindowFocus: 'always' });
  return null;
}
