import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eligibilityMessage } from '../eligibility-message.ts';

const eligibilityPath = '/api/user/refund-eligibility';

/** Fetches the refund eligibility again when a calculator's tab reports a use. */
export function useEligibilityMessages(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (!isEligibilityMessage(origin, location.origin, data)) return;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(eligibilityPath),
      });
    };
    const channel = new BroadcastChannel(eligibilityMessage.type);
    channel.addEventListener('message', onMessage);
    addEventListener('message', onMessage);
    return () => {
      channel.close();
      removeEventListener('message', onMessage);
    };
  }, [queryClient]);
}

/** Returns whether a message reports a calculator use; messages of other origins are ignored. */
export function isEligibilityMessage(origin: string, ownOrigin: string, data: unknown): boolean {
  return (
    origin === ownOrigin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === eligibilityMessage.type
  );
}
