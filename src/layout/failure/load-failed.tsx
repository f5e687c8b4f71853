import { ApiError } from '../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../platform/browser/transient-errors.ts';
import { FailedPanel } from '../../ui/state/failed-panel.tsx';

type LoadFailedProps = {
  readonly title: string;
  readonly retryLabel: string;
  readonly error: Error;
  /** Reason in the words of the feature; by default derived from the error. */
  readonly reason?: string | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
};

/** Shown instead of a list whose request failed: the reason and a retry button. */
export function LoadFailed({ error, reason, ...panel }: LoadFailedProps) {
  const transientMessage = useTransientErrorMessage();
  const status = error instanceof ApiError ? `${error.status}: ${error.reason ?? ''}` : error.message;
  return <FailedPanel reason={reason ?? transientMessage(error) ?? status} {...panel} />;
}
