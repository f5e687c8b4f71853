import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { Heat } from '../../heats/heats.contract.ts';
import type { Passport as PassportData, passportContract } from '../../passport/passport.contract.ts';
import { heatSectionAddress } from '../../section/section-address.rules.ts';
import { heatsPath } from '../heats/use-heats.ts';
import { consentQuery, UseConsent } from '../use-consent.tsx';
import { FigureGroupPanel } from './figure-group.tsx';

/** Key figures of a heat from several calculators. */
export function Passport({ heat }: { readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const passing = useTransientErrorMessage();
  const [consent, setConsent] = useState('');
  const query = useQuery({
    queryKey: [`${heatsPath}/${heat.id}/passport`, heat.version, language, consent],
    queryFn: () =>
      call<typeof passportContract.passport>(
        'POST',
        `${heatsPath}/${heat.id}/passport?lang=${language}${consent}`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.isPending)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('passport.loading')}</span>
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  if (query.isError && isRefusal<'tools.refund_ends'>(query.error, 'tools.refund_ends'))
    return <UseConsent onConsent={() => setConsent(consentQuery)} />;
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
        {passing(query.error) ?? t('passport.failed')}
      </Notice>
    );
  return <ShownPassport passport={query.data} heat={heat} />;
}

function ShownPassport({ passport, heat }: { readonly passport: PassportData; readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { groups, notApplicable } = passport;
  const { below, tolerance } = heat;
  const reported = groups.filter(({ figures }) => figures.length > 0);
  const report = new URLSearchParams([
    ...reported.map(({ address }) => ['report', address]),
    ['heat', String(heat.id)],
  ]);
  return (
    <section aria-labelledby="passport" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-[68ch]">
          <h2 id="passport" className="type-h2">
            {t('passport.title')}
          </h2>
          <p className="type-small mt-1 text-ink2">{t('passport.lead')}</p>
          {Object.keys(tolerance).length > 0 && <p className="type-small mt-1">{t('passport.uncertain')}</p>}
          {below.length > 0 && (
            <p className="type-small mt-1 text-warn">{t('passport.below', { elements: below.join(', ') })}</p>
          )}
        </div>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={heatSectionAddress(heat, language)} size="small">
            {t('passport.section')}
          </ButtonLink>
          {reported.length > 0 && (
            <a
              href={localPath(language, `/my-page/calculations?${report}`)}
              className={buttonClass({ size: 'small' })}
            >
              {t('passport.report')}
            </a>
          )}
        </span>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {groups.map((group) => (
          <FigureGroupPanel key={group.calculatorId} group={group} />
        ))}
        {notApplicable.length > 0 && (
          <Panel title={t('passport.notApplicable')} level={3}>
            <ul className="type-small grid gap-1.5 text-ink2">
              {notApplicable.map(({ calculatorId, name, reason, detail }) => (
                <li key={calculatorId}>{t(`passport.${reason}`, { name, detail })}</li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </section>
  );
}
