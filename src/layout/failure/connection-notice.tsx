import { CloudOff, RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ConnectionState,
  connectionState,
  subscribeToConnection,
} from '../../platform/browser/connection.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Message that explains why content has not loaded. It is part of every page, because it could not be fetched without a
 * connection.
 */
export function ConnectionNotice() {
  const { t } = useTranslation('layout');
  const state = useSyncExternalStore(subscribeToConnection, connectionState, (): ConnectionState => 'ok');
  const Icon = state === 'offline' ? CloudOff : RefreshCw;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4">
      {state !== 'ok' && (
        <div className="type-small pointer-events-auto flex max-w-[560px] items-center gap-3 rounded-panel border border-line2 bg-p2 px-4 py-3 text-ink shadow-lift">
          <Icon aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-info" />
          <p className="min-w-0 grow">{t(`connection.${state}`)}</p>
          {state === 'outdated' && (
            <Button size="small" onClick={() => window.location.reload()}>
              {t('connection.reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
