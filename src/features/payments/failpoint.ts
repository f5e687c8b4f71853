/** Points at which a fault test kills the process. Inactive unless CRASH_AT names one in demo mode. */
export const failpoints = [
  'order.before_write',
  'order.written',
  'order.prepared',
  'order.opened',
  'complete.before_write',
  'complete.written',
  'complete.answered',
  'record.before_commit',
  'record.committed',
  'account.made',
  'account.tied',
  'notice.written',
  'notice.read',
  'check.taken',
  'check.answered',
  'refund.requested',
  'refund.written',
  'refund.answered',
  'refund.recorded',
] as const;
export type FailpointName = (typeof failpoints)[number];
export type Failpoint = (name: FailpointName) => void;

/** @param at name of the active failpoint, or undefined */
export function createFailpoint(at: string | undefined): Failpoint {
  if (!at) return () => undefined;
  return (name) => {
    // SIGKILL: no handler runs, nothing is flushed.
    if (name === at) process.kill(process.pid, 'SIGKILL');
  };
}
