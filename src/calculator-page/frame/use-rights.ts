import { useEffect, useRef, useState } from 'react';
import { requiredContext } from '../../ui/state/required-context.ts';
import { cancelledEvent } from '../offline/cancelled-event.ts';

/**
 * Reasons why an action does not start: not part of the membership, server unreachable, code failed to load, or browser
 * offline.
 */
export type RightsRefusal = 'premium' | 'unknown' | 'failed' | 'offline';
export type Rights = {
  /** Reason of the refusal; null if nothing was refused. */
  readonly refusal: RightsRefusal | null;
  /** Runs an action that needs the right, or shows why it was refused. */
  readonly withRight: (begin: () => void | Promise<void>) => Promise<void>;
  readonly dismiss: () => void;
};

export const [RightsProvider, useRights] = requiredContext<Rights>();

/** Requests the rights from the server, which identifies the member by the page's cookie. */
const askRights = (id: string): Promise<'granted' | RightsRefusal> =>
  fetch(`/calculators/rights/${id}`)
    .then(async (answer) => {
      if (!answer.ok) return 'unknown';
      const { exports } = (await answer.json()) as { exports: boolean };
      return exports ? 'granted' : 'premium';
    })
    .catch(() => 'unknown');

/**
 * Returns the rights besides computing. They are requested when the page opens, and again after a failure. When a
 * navigation is cancelled because the browser is offline, the reason is shown.
 */
export function useRightsState(id: string): Rights {
  const asked = useRef<Promise<'granted' | RightsRefusal> | null>(null);
  const [refusal, setRefusal] = useState<RightsRefusal | null>(null);
  useEffect(() => {
    asked.current ??= askRights(id);
    const onCancelled = () => setRefusal('offline');
    addEventListener(cancelledEvent, onCancelled);
    return () => removeEventListener(cancelledEvent, onCancelled);
  }, [id]);
  return {
    refusal,
    dismiss: () => setRefusal(null),
    async withRight(begin) {
      asked.current ??= askRights(id);
      const answer = await asked.current;
      if (answer !== 'granted') {
        // The membership or the connection may have changed in the meantime.
        asked.current = null;
        setRefusal(answer);
        return;
      }
      setRefusal(null);
      try {
        await begin();
      } catch {
        setRefusal('failed');
      }
    },
  };
}
