import type { Summary } from '../admin.contract.ts';
import type { DashboardDeps } from './deps.ts';

type SummaryDeps = Pick<DashboardDeps, 'summary' | 'cachedTotal' | 'clock'>;

/** Returns the number of members and of open tasks. */
export async function readSummary(deps: SummaryDeps): Promise<Summary> {
  const { summary, cachedTotal } = deps;
  return {
    members: await cachedTotal('summary of members', {}, summary.countMembers),
    activeMembers: await countActiveMembers(deps),
    ...(await summary.readTasks()),
  };
}

/** Returns the number of members who are active now; the number may come from the cache. */
export const countActiveMembers = ({ summary, cachedTotal, clock }: SummaryDeps): Promise<number> =>
  cachedTotal('summary of active members', {}, () => summary.countActive(clock.now()));
