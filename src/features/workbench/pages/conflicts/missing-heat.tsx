import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { readHeatChoice, removeChosenHeat } from '../../../../platform/browser/heats/chosen-heat.ts';
import { newHeatPath } from '../../../../platform/browser/heats/new-heat-path.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { useHasEntriesOf } from '../drafts/use-heat-entries.ts';
import { changesOf, pathOfEntries } from '../heats/page-changes.ts';

const nothing = { name: '', grade: '', analysis: {}, tolerance: {} };

/**
 * Page of a heat that does not exist or was deleted; the heat is deselected. Values that a calculator sent to the heat,
 * and unsaved entries of it in this tab, open the form of a new heat.
 */
export function MissingHeat({ id }: { readonly id: number }) {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  const [parameters] = useSearchParams();
  const [copy] = useState(() => readHeatChoice().recent.find((heat) => heat.id === id));
  useEffect(() => removeChosenHeat(id), [id]);
  const hasEntries = useHasEntriesOf(id);
  const changes = changesOf(parameters);
  const path = newHeatPath(copy ?? nothing, {
    page: changes?.page ?? '',
    contents: changes?.contents ?? {},
  });
  if (profile?.isPremium && changes) return <Navigate replace to={path} />;
  if (profile?.isPremium && hasEntries) return <Navigate replace to={pathOfEntries(id)} />;
  return (
    <EmptyState
      level={1}
      title={t('heat.missing')}
      actions={
        <>
          {profile?.isPremium && copy && <ButtonLink to={path}>{t('form.saveNew')}</ButtonLink>}
          <ButtonLink to="/workbench">{t('heat.all')}</ButtonLink>
        </>
      }
    >
      {t('heat.missingText')}
    </EmptyState>
  );
}
