import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { useSite } from '../../../../platform/browser/use-site.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { type PlanId, recommendedPlan } from '../../periods/plans.rules.ts';
import { Comparison } from './comparison.tsx';
import { PricingPlans } from './pricing-plans.tsx';

type PricingScreenProps = {
  /** Number of different tools that free members can use per day. */
  readonly dailyLimit: number;
  /** Number of devices that can be logged in at the same time. */
  readonly devices: number;
  readonly everydayTools: number;
  readonly allTools: number;
  /** Maximum number of table rows in a batch calculation. */
  readonly batchRows: number;
  /** Measured accuracy of the calculators, shown below the plans. */
  readonly proof: ReactNode;
  /** Refund period in days. */
  readonly refundDays: number;
};

const questions = ['renew', 'end', 'refund', 'more', 'devices', 'pay'] as const;
const steps = ['paid', 'refund', 'mail', 'end', 'after'] as const;

/** Pricing page: comparison of free and premium, plans with prices, and what happens after expiry. */
export function PricingScreen(props: PricingScreenProps) {
  const { refundDays, everydayTools, devices, proof } = props;
  const { t } = useTranslation('membership');
  const [plan, setPlan] = useState<PlanId>(recommendedPlan);
  const { profile } = useSession();
  // Stored so that a registration or payment started on this page uses the chosen plan.
  useReturnPath();
  return (
    <div className="page grid max-w-[1248px] gap-10 py-8 sm:py-12">
      <PageHead path="/pricing" title={t('pricing.title')} description={t('pricing.description')} />
      <header>
        <h1 className="type-h1">{t('pricing.title')}</h1>
        <p className="type-answer mt-1 text-ink2">{t('pricing.lead')}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="min-w-0 max-lg:order-2">
          <Comparison {...props} />
        </div>
        <PricingPlans
          plan={plan}
          onPlan={setPlan}
          isSignedIn={profile !== undefined}
          refundDays={refundDays}
        />
      </div>
      <section aria-labelledby="pricing-year">
        <h2 id="pricing-year" className="type-h2">
          {t('pricing.course')}
        </h2>
        <ol className="mt-4 grid gap-px overflow-hidden rounded-panel border bg-line sm:grid-cols-5">
          {steps.map((step) => (
            <li key={step} className="bg-p1 px-4 py-3">
              <strong className="type-h3 block">{t(`pricing.step_${step}`, { days: refundDays })}</strong>
              <span className="type-small mt-1 block text-ink2">
                {t(`pricing.step_${step}Text`, { days: refundDays, some: everydayTools })}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="pricing-questions">
        <h2 id="pricing-questions" className="type-h2">
          {t('pricing.questions')}
        </h2>
        <dl className="mt-4 grid gap-px overflow-hidden rounded-panel border bg-line sm:grid-cols-2 lg:grid-cols-3">
          {questions.map((question) => (
            <div key={question} className="bg-p1 px-4 py-3">
              <dt className="type-h3">{t(`pricing.ask_${question}`)}</dt>
              <dd className="type-small mt-1 text-ink2">
                {t(`pricing.ask_${question}Text`, { days: refundDays, some: everydayTools, devices })}
              </dd>
            </div>
          ))}
        </dl>
        <p className="type-small mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink2">
          <Link to="/refund-policy" className="textlink inline-flex min-h-6 items-center">
            {t('terms.refunds')}
          </Link>
          <Link to="/terms-of-service" className="textlink inline-flex min-h-6 items-center">
            {t('terms.terms')}
          </Link>
        </p>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {proof}
        <Seats />
      </div>
    </div>
  );
}

/** Contact for customers who need several seats, which this page does not sell. */
function Seats() {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const email = useSite()?.business?.email;
  return (
    <section aria-labelledby="pricing-seats" className="rounded-panel border bg-p1 p-4 sm:p-6">
      <h2 id="pricing-seats" className="type-h2">
        {t('pricing.seats')}
      </h2>
      <p className="type-body mt-1 text-ink2">{t('pricing.seatsText')}</p>
      <p className="mt-4">
        {email ? (
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(t('pricing.seats'))}`}
            className={buttonClass()}
          >
            {t('pricing.seatsAsk')}
          </a>
        ) : (
          <ButtonLink to={`${localPath(language, '/forum')}?ask=1`}>{t('pricing.seatsForum')}</ButtonLink>
        )}
      </p>
    </section>
  );
}
