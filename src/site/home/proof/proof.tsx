import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../../../platform/shared/rendering/context.ts';
import { Bench } from './bench.tsx';
import { Measured } from './measured.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Calculated and measured values for the home page; see `homeProof` of the page data. */
export type HomeProof = Awaited<ReturnType<PageData['homeProof']>>;

/** Section of the home page that shows real values: one heat with its results, a report, and the measured accuracy. */
export function Proof() {
  const { t } = useTranslation('layout');
  const proof = useRouteLoaderData<{ readonly proof?: HomeProof } | undefined>('site/pages/home')?.proof;
  if (!proof) return null;
  const { heat, accuracy, qr, exampleAddress } = proof;
  return (
    <section className="page pt-12 sm:pt-16">
      <h2 className="type-h1">{t('proof.title')}</h2>
      <p className="type-body mt-1 max-w-[72ch] text-ink2">{t('proof.text', { grade: heat.grade })}</p>
      <Bench heat={heat} />
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ReportSheet heat={heat} qr={qr} address={exampleAddress} />
        <Measured accuracy={accuracy} />
      </div>
    </section>
  );
}
