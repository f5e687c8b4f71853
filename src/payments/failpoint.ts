/**
 * Places where a fault test lets the process die, to prove that nothing is lost. They do nothing unless the demo mode
 * is told one by CRASH_AT.
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

/** @param at one of the names, or undefined for a process that does not die here */
export function createFailpoint(at: string | undefined): Failpoint {
  if (!at) return () => undefined;
  return (name) => {
    // As hard as a power cut: no handler runs, nothing is flushed.
    if (name === at) process.kill(process.pid, 'SIGKILL');
  };
}
