import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthenticationRequired } from '../../../layout/authentication-required.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { PremiumOffer } from './premium-offer.tsx';

type HeatFrameProps = {
  readonly path: string;
  /** Main heading; omitted if the content has one. */
  readonly heading?: string | undefined;
  readonly children: ReactNode;
};

/** Frame of the pages about heats: login, link to all heats, and the premium offer for free members. */
export function HeatFrame({ path, heading, children }: HeatFrameProps) {
  const { t } = useTranslation('workbench');
  const { status, profile } = useSession();
  return (
    <>
      <PageHead path={path} title={t('title')} description={t('description')} noindex />
      <AuthenticationRequired state={status}>
        <div key={profile?.id} data-print="panels" className="page grid gap-6 py-10">
          <p data-print="hide">
            <Link
              to="/workbench"
              className="type-small inline-flex min-h-11 items-center text-ink2 sm:min-h-6"
            >
              ← {t('heat.all')}
            </Link>
          </p>
          {heading !== undefined && <h1 className="type-h1">{heading}</h1>}
          {profile?.isPremium === false && <PremiumOffer />}
          {children}
        </div>
      </AuthenticationRequired>
    </>
  );
}
