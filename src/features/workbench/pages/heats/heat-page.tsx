import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError, apiQuery } from '../../../../platform/browser/api-client.ts';
import { chooseHeat, useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { sectionText } from '../../heats/heat-text.rules.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import { MissingHeat } from '../conflicts/missing-heat.tsx';
import { useHasHeatEntries } from '../drafts/use-heat-entries.ts';
import { HeatFiles } from '../files/heat-files.tsx';
import { HeatFrame } from '../heat-frame.tsx';
import { Passport } from '../passport/passport.tsx';
import { Analysis } from './analysis.tsx';
import { DeleteHeat } from './delete-heat.tsx';
import { HeatForm } from './heat-form.tsx';
import { HeatVersions } from './heat-versions.tsx';
import { changesOf, deletedIdIn } from './page-changes.ts';
import { heatsPath } from './use-heats.ts';

export const handle = pageWords('workbench');

/** Page of a member's heat, or the form of a new one (`/workbench/heats/new`). */
export default function HeatPage() {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  return (
    <HeatFrame path={`/workbench/heats/${id}`} heading={isNew ? t('form.create') : undefined}>
      {isNew ? profile?.isPremium && <NewHeat /> : <StoredHeat key={id} id={Number(id)} />}
    </HeatFrame>
  );
}

function NewHeat() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return (
    <HeatForm
      key={parameters.toString()}
      changes={changesOf(parameters)}
      deletedId={deletedIdIn(parameters)}
      onSaved={(heat) => {
        chooseHeat(heat);
        void navigate(`/workbench/heats/${heat.id}`, { replace: true });
      }}
      onCancel={() => void navigate('/workbench')}
    />
  );
}

function StoredHeat({ id }: { readonly id: number }) {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const queryClient = useQueryClient();
  const read = apiQuery<typeof heatsContract.readHeat>(`${heatsPath}/${id}`);
  const query = useQuery({
    ...read,
    enabled: Number.isSafeInteger(id),
    retry: false,
  });
  const isMissing = query.error instanceof ApiError && query.error.status < 500;
  if (!Number.isSafeInteger(id) || isMissing) return <MissingHeat id={id} />;
  if (query.isPending)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (!query.data)
    return (
      <Notice
        tone="err"
        actions={
          <Button size="small" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {passing(query.error) ?? t('loadFailed')}
      </Notice>
    );
  // The next change is based on the version that was just saved.
  const showSaved = (saved: Heat) => {
    queryClient.setQueryData(read.queryKey, saved);
    void query.refetch();
  };
  return <ShownHeat heat={query.data} onChanged={showSaved} />;
}

function ShownHeat({ heat, onChanged }: { readonly heat: Heat; readonly onChanged: (saved: Heat) => void }) {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const changes = changesOf(parameters);
  const hasEntries = useHasHeatEntries(heat);
  const [isEdited, setEdited] = useState(changes !== null || (hasEntries && profile?.isPremium === true));
  const close = () => {
    setEdited(false);
    if (changes) setParameters({}, { replace: true, preventScrollReset: true });
  };
  if (isEdited)
    return (
      <>
        <h1 className="type-h1">{t('form.edit')}</h1>
        <HeatForm
          heat={heat}
          changes={changes}
          onSaved={(saved) => {
            close();
            chooseHeat(saved);
            onChanged(saved);
          }}
          onCancel={close}
        />
      </>
    );
  return (
    <>
      <HeatHead heat={heat} onEdit={profile?.isPremium ? () => setEdited(true) : undefined} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,436px)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Analysis heat={heat} />
          <div data-print="hide" className="grid gap-6">
            <HeatFiles heat={heat} />
            <HeatVersions heat={heat} onRestored={onChanged} />
          </div>
        </div>
        {profile?.isPremium && <Passport heat={heat} />}
      </div>
    </>
  );
}

function HeatHead({ heat, onEdit }: { readonly heat: Heat; readonly onEdit: (() => void) | undefined }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { current } = useHeatChoice();
  const isChosen = current?.id === heat.id;
  const facts = [heat.grade, sectionText(heat.section, language), t('heat.version', { n: heat.version })];
  return (
    <header className="grid gap-3">
      <h1 className="type-h1 wrap-anywhere">{heat.name}</h1>
      <p className="type-body text-ink2 wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      {heat.notes && <p className="type-body max-w-[70ch] whitespace-pre-line wrap-anywhere">{heat.notes}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant={isChosen ? 'quiet' : 'hot'} onClick={() => chooseHeat(isChosen ? null : heat)}>
          {t(isChosen ? 'list.stop' : 'list.use')}
        </Button>
        {onEdit && <Button onClick={onEdit}>{t('heat.edit')}</Button>}
        <DeleteHeat heat={heat} />
      </div>
    </header>
  );
}
