import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { apiQuery, call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { analysisText } from '../../heats/heat-text.rules.ts';
import type { Heat, HeatVersion, heatsContract } from '../../heats/heats.contract.ts';
import { heatsPath } from './use-heats.ts';

type HeatVersionsProps = { readonly heat: Heat; readonly onRestored: (saved: Heat) => void };

/** List of the earlier versions of a heat; restoring one creates a new version. */
export function HeatVersions({ heat, onRestored }: HeatVersionsProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { profile } = useSession();
  const passing = useTransientErrorMessage();
  const query = useQuery({
    ...apiQuery<typeof heatsContract.heatVersions>(`${heatsPath}/${heat.id}/versions`),
    staleTime: 0,
  });
  const restore = useChange({
    mutationFn: ({ version: _, savedAt: __, ...content }: HeatVersion) =>
      call<typeof heatsContract.changeHeat>('PATCH', `${heatsPath}/${heat.id}`, {
        ...content,
        version: heat.version,
      }),
    onSuccess: (saved) => {
      toast({ title: t('heat.restored') });
      void query.refetch();
      onRestored(saved);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('form.failed'),
        description: passing(error) ?? undefined,
      }),
  });
  const versions = query.data ?? [];
  return (
    <Panel title={t('heat.versions')} flush>
      {versions.length === 0 ? (
        <p className="type-body p-4 text-ink2">{t('heat.noVersions')}</p>
      ) : (
        <ul className="divide-y">
          {versions.map((each) => (
            <li key={each.version} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
              <div className="min-w-0">
                <p className="type-body wrap-anywhere">
                  <span className="font-[560]">{t('heat.version', { n: each.version })}</span> · {each.name}
                  {each.grade && ` · ${each.grade}`}
                </p>
                <p className="type-small text-ink2">{analysisText(each, language)}</p>
                <p className="type-micro text-ink3">{shownMoment(each.savedAt)}</p>
              </div>
              {profile?.isPremium && (
                <Button size="small" pending={restore.isPending} onClick={() => restore.mutate(each)}>
                  {t('heat.restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
