/** Asks about a payment again and again until it is known. */
import type { Verdict } from '../payment-outcome.ts';

/** How often is asked at first. */
export const pollMs = 5_000;
/** Then people have left the screen, most likely, and the server asks the provider by itself. */
const slowPollMs = 15_000;
const quickPolls = 24;
const mostPolls = 100;

export const isFinal = ({ kind }: Verdict): boolean => kind === 'paid' || kind === 'refused';

/** How long to wait before the next question; null: no more. */
export function waitMs(asked: number): number | null {
  if (asked >= mostPolls) return null;
  return asked < quickPolls ? pollMs : slowPollMs;
}

/**
 * Asks at once or after the first pause, then in steps, until there is a final verdict.
 * @param onVerdict hears every verdict; the last is final or `unresolved`
 * @returns how to stop
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
    const wait = waitMs(asked);
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
