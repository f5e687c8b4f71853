import { useEffect } from 'react';
import type { authContract } from '../../../auth/auth.contract.ts';
import { call } from '../api-client.ts';

export const heartbeatMs = 60_000;

/** Tells the server that this device is still in use, while its tab is seen. */
export function useHeartbeat(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let last = Number.NEGATIVE_INFINITY;
    const beat = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < heartbeatMs - 1000) return;
      last = performance.now();
      // A failed beat needs no words: the next one comes, and a refusal is heard elsewhere.
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
