import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const messageType = 'INVALIDATE_REFUND_ELIGIBILITY';
const eligibilityPath = '/api/user/refund-eligibility';

/** A calculator's tab says that it was used: whether a refund is still possible must be asked again. */
export function useEligibilityMessages(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (!isEligibilityMessage(origin, location.origin, data)) return;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(eligibilityPath),
      });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [queryClient]);
}

/** Only our own pages are heard. */
export function isEligibilityMessage(origin: string, ownOrigin: string, data: unknown): boolean {
  return (
    origin === ownOrigin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === messageType
  );
}
