import type { Caller } from '../../../../platform/server/http/api.ts';
import type { ReportDeps } from './deps.ts';
import { requireOwnReport } from './require-own-report.ts';

/** Returns the URLs of the calculations of a report, for its next revision. */
export async function listCalculations(
  deps: Pick<ReportDeps, 'store' | 'items'>,
  caller: Caller,
  id: string,
): Promise<string[]> {
  const { calculations } = await requireOwnReport(deps, caller, id);
  return calculations.map(deps.items.addressOf);
}
