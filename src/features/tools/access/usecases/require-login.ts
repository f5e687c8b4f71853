import type { Caller } from '../../../../platform/server/http/api.ts';
import type { ComputeCaller } from '../../computing/compute-caller.ts';
import { refuse } from '../../refusals.ts';

/** Requires a logged-in caller before the request is read. @throws AppError 401 `tools.login_required` */
export function requireLogin<T extends Caller | ComputeCaller>(caller: T | null): T {
  if (!caller) throw refuse('tools.login_required');
  return caller;
}
