import { useEffect } from 'react';
import type { authContract } from '../../../features/auth/auth.contract.ts';
import { call } from '../api-client.ts';

export const heartbeatMs = 60_000;

/** Reports this device to the server at an interval while the tab is visible. */
export function useHeartbeat(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let last = Number.NEGATIVE_INFINITY;
    const beat = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < heartbeatMs - 1000) return;
      last = performance.now();
      // Failures are ignored: the next heartbeat follows soon, and refusals are handled elsewhere.
      call<typeof authContract.heartbeat>('POST', '/api/auth/heartbeat').catch(() => {});
    };
    beat();
    const timer = setInterval(beat, heartbeatMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [active]);
}
