import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { savedContract } from '../../saved/saved.contract.ts';
import { OwnReports } from '../reports/own-reports.tsx';
import { BackToCalculator } from './back-to-calculator.tsx';
import { SaveForm } from './save-form.tsx';
import { SavedComparison } from './saved-comparison.tsx';
import { SavedItem } from './saved-item.tsx';
import { sharedAddress } from './shared-address.ts';

export const handle = pageWords('tools', 'reports');

export const savedPath = '/api/user/calculations';

/** Returns the heat whose page passed calculations for a report (`?heat=`). */
function heatIdIn(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get('heat') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Saved calculations of the member; `?save=` adds one from a calculator page. */
export default function SavedCalculations() {
  const { t } = useTranslation('tools');
  const { status } = useSession();
  return (
    <>
      <PageHead
        path="/my-page/calculations"
        title={t('saved.title')}
        description={t('saved.description')}
        noindex
      />
      <AuthenticationRequired state={status}>
        <div className="page grid max-w-[960px] gap-6 py-10">
          <h1 className="type-h1">{t('saved.title')}</h1>
          <SavedList />
        </div>
      </AuthenticationRequired>
    </>
  );
}

type BackToOriginProps = { readonly heatId: number | null; readonly address: string | null };

/** Link back to the heat or calculator from which a report is made. */
function BackToOrigin({ heatId, address }: BackToOriginProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const shared = heatId === null ? sharedAddress(address) : null;
  if (heatId === null && !shared) return null;
  return (
    <div>
      {shared ? (
        <BackToCalculator shared={shared} />
      ) : (
        <a href={localPath(language, `/workbench/heats/${heatId}`)} className={buttonClass()}>
          {t('saved.backToHeat')}
        </a>
      )}
    </div>
  );
}

function SavedList() {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const path = `${savedPath}?lang=${language}` as const;
  const query = useQuery({
    ...apiQuery<typeof savedContract.listSaved>(path),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const address = parameters.get('save');
  const savedFrom = sharedAddress(parameters.get('saved'));
  const reported = parameters.getAll('report');
  // The list stays in its place, with the focus, when the form closes.
  const hasReportsFirst = reported.length > 0 || parameters.has('from');
  const heatId = heatIdIn(parameters);
  const list = query.data ?? [];
  const pair = chosen.flatMap((id) => list.find((each) => each.id === id) ?? []);

  /** Selects a calculation and keeps the last two selected. */
  const choose = (id: number) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-2),
    );

  return (
    <>
      {savedFrom && (
        <Notice tone="ok" title={t('saved.saved')} actions={<BackToCalculator shared={savedFrom} />}>
          {list[0] && `${list[0].name} · ${list[0].calculator}`}
        </Notice>
      )}
      <BackToOrigin heatId={heatId} address={reported[0] ?? parameters.get('from')} />
      {hasReportsFirst && <OwnReports saved={list} addresses={reported} heatId={heatId} />}
      {address && <SaveForm address={address} path={path} onSaved={() => void query.refetch()} />}
      {query.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('saved.loading')}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {query.isError && !query.data && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={() => void query.refetch()}>
              {t('saved.retry')}
            </Button>
          }
        >
          {t('saved.loadFailed')}
        </Notice>
      )}
      {query.data && list.length === 0 && (
        <EmptyState
          title={t('saved.none')}
          actions={
            <a href={localPath(language, '/tools')} className={buttonClass()}>
              {t('saved.tools')}
            </a>
          }
        >
          {t('saved.noneText')}
        </EmptyState>
      )}
      {pair.length === 2 && <SavedComparison pair={pair} />}
      {list.length > 0 && (
        <Panel flush>
          {list.length > 1 && (
            <p className="type-small border-b px-4 py-2.5 text-ink2">{t('saved.compareHint')}</p>
          )}
          <ul className="divide-y">
            {list.map((each) => (
              <SavedItem
                key={each.id}
                saved={each}
                chosen={chosen.includes(each.id)}
                onChoose={() => choose(each.id)}
                onChanged={() => void query.refetch()}
              />
            ))}
          </ul>
        </Panel>
      )}
      {!hasReportsFirst && <OwnReports saved={list} addresses={[]} heatId={null} />}
    </>
  );
}
