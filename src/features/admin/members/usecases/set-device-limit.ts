import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { recordAccessChange } from '../account-access.ts';
import type { MemberActionDeps } from './deps.ts';

export type DeviceLimit = {
  readonly memberId: string;
  /** Number of devices; null restores the general limit. */
  readonly devices: number | null;
  readonly note: string;
};

/**
 * Sets the device limit of a member. Devices beyond the limit, least recently active first, are logged out at their
 * next request.
 * @throws AppError 403 without the password; 404
 */
export async function setDeviceLimit(
  deps: MemberActionDeps,
  caller: Caller,
  { memberId, devices, note }: DeviceLimit,
): Promise<void> {
  const { requireReauthentication, members, clock } = deps;
  await requireReauthentication(caller);
  const member = await members.findById(memberId);
  if (!member) throw refuse('admin.no_member');
  const details = { from: member.deviceLimit, to: devices };
  await members.transaction(async (tx) => {
    if (!(await members.setAccess(tx, memberId, { deviceLimit: devices }, clock.now())))
      throw refuse('admin.no_member');
    const decision = { actorId: caller.memberId, note, details, tx };
    await recordAccessChange(deps, 'admin.devices_changed', member, decision);
  });
}
