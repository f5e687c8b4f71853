/** Polls a payment until its result is known. */
import type { Verdict } from '../payment-outcome.ts';

/** Initial polling interval. */
export const pollMs = 5_000;
/** Polling interval after the first polls; the server also queries the provider on its own. */
const slowPollMs = 15_000;
const quickPolls = 24;
const maxPolls = 100;

export const isFinal = ({ kind }: Verdict): boolean => kind === 'paid' || kind === 'refused';

/** Returns the delay before the next poll; null if the maximum number of polls is reached. */
export function pollDelayMs(asked: number): number | null {
  if (asked >= maxPolls) return null;
  return asked < quickPolls ? pollMs : slowPollMs;
}

/**
 * Polls until there is a final verdict.
 * @param onVerdict receives each verdict; the last is final or `unresolved`
 * @returns a function that stops polling
 */
export function watchOrder(
  ask: () => Promise<Verdict>,
  onVerdict: (verdict: Verdict) => void,
  { atOnce = true }: { readonly atOnce?: boolean } = {},
): () => void {
  let isStopped = false;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    const wait = pollDelayMs(asked);
    if (isStopped) return;
    if (wait === null) onVerdict({ kind: 'unresolved' });
    else timer = setTimeout(() => void next(), wait);
  };
  const next = async () => {
    asked += 1;
    const verdict = await ask();
    if (isStopped) return;
    onVerdict(verdict);
    if (!isFinal(verdict)) again();
  };
  if (atOnce) void next();
  else again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
