import { RefreshCw } from 'lucide-react';
import { Button } from '../button.tsx';
import { Panel } from '../panel.tsx';
import { Notice } from './notice.tsx';

type FailedPanelProps = {
  readonly title: string;
  readonly reason: string;
  readonly retryLabel: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
};

/** Shown instead of content that failed to load: the reason and a retry button. */
export function FailedPanel({ title, reason, retryLabel, retrying, onRetry }: FailedPanelProps) {
  return (
    <Panel>
      <Notice tone="err" title={title}>
        {reason}
      </Notice>
      <Button className="mt-4" pending={retrying} onClick={onRetry}>
        {!retrying && <RefreshCw aria-hidden size={16} strokeWidth={1.5} />}
        {retryLabel}
      </Button>
    </Panel>
  );
}
