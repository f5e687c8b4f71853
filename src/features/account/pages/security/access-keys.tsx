import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, apiQuery, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { AccessKey, computeContract } from '../../../tools/computing/compute.contract.ts';
import { LoadedList } from '../loaded-list.tsx';
import { NewKey } from './new-key.tsx';

const path = '/api/user/access-keys';

/** List of the access keys with which the member's programs use the API. */
export function AccessKeys() {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const keys = useQuery({
    ...apiQuery<typeof computeContract.keys>(path),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const revoke = useChange({
    mutationFn: (id: number) => call<typeof computeContract.revokeKey>('DELETE', `${path}/${id}`),
    onSuccess: () => toast({ title: t('keys.revokedNow') }),
    onError: (error) => {
      // Status 404 means that the key was already revoked elsewhere.
      if (!(error instanceof ApiError && error.status === 404))
        toast({ variant: 'destructive', title: t('keys.failed'), description: passing(error) ?? undefined });
    },
    onSettled: () => keys.refetch(),
  });
  return (
    <Panel title={t('keys.title')} flush>
      <p className="type-answer max-w-[65ch] p-4 pb-0 text-ink2">
        {t('keys.text')}{' '}
        <a href="/api/docs" className="textlink text-ink">
          {t('keys.docs')}
        </a>
      </p>
      <div className="p-4">
        <NewKey onMade={() => void keys.refetch()} />
      </div>
      <div className="border-t">
        <LoadedList
          query={keys}
          empty={t('keys.none')}
          row={(key) => (
            <KeyRow
              key={key.id}
              accessKey={key}
              busy={revoke.isPending && revoke.variables === key.id}
              onRevoke={() => revoke.mutate(key.id)}
            />
          )}
        />
      </div>
    </Panel>
  );
}

type KeyRowProps = { readonly accessKey: AccessKey; readonly busy: boolean; readonly onRevoke: () => void };

/** Shows an access key; revoking it must be confirmed in the same row. */
function KeyRow({ accessKey, busy, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const { name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt } = accessKey;
  const hasExpired = new Date(expiresAt) <= new Date();
  return (
    <li className="flex items-start justify-between gap-x-3 gap-y-2 px-4 py-2.5 max-sm:flex-wrap">
      <div className="min-w-0">
        <p className="type-body text-ink wrap-anywhere">
          {name} <code className="type-small font-mono text-ink3">{prefix}…</code>
        </p>
        <p className="type-small text-ink2">
          {t('keys.made', { date: shownMoment(createdAt) })} ·{' '}
          {lastUsedAt ? t('keys.used', { date: shownMoment(lastUsedAt) }) : t('keys.neverUsed')}
          {!revokedAt && !hasExpired && ` · ${t('keys.expires', { date: shownMoment(expiresAt) })}`}
        </p>
      </div>
      {revokedAt ? (
        <span className="type-small shrink-0 text-ink3">
          {t('keys.revoked', { date: shownMoment(revokedAt) })}
        </span>
      ) : hasExpired ? (
        <span className="type-small shrink-0 text-ink3">
          {t('keys.expired', { date: shownMoment(expiresAt) })}
        </span>
      ) : isAsked ? (
        <span className="flex shrink-0 gap-2">
          <Button size="small" onClick={() => setAsked(false)}>
            {t('keys.keep')}
          </Button>
          <Button size="small" variant="danger" pending={busy} onClick={onRevoke}>
            {t('keys.revokeNow')}
          </Button>
        </span>
      ) : (
        <Button
          size="small"
          className="shrink-0"
          aria-label={t('keys.revokeNamed', { name })}
          onClick={() => setAsked(true)}
        >
          {t('keys.revoke')}
        </Button>
      )}
    </li>
  );
}
