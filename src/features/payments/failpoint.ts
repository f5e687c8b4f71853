/**
 * Points in the code at which a crash test kills the process. They do nothing unless demo mode is on and CRASH_AT
 * names one of them.
 */
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

/**
 * Returns the failpoint function.
 * @param at name of the active failpoint; undefined if none
 */
export function createFailpoint(at: string | undefined): Failpoint {
  if (!at) return () => undefined;
  return (name) => {
    // SIGKILL ends the process without running handlers or flushing buffers.
    if (name === at) process.kill(process.pid, 'SIGKILL');
  };
}
