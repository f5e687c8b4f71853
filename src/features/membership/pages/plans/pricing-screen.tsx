import { Check, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { type PlanId, recommendedPlan } from '../../periods/plans.rules.ts';
import { PricingPlans } from './pricing-plans.tsx';

type PricingScreenProps = {
  /** Number of different tools per day for free members. */
  readonly dailyLimit: number;
  readonly everydayTools: number;
  readonly allTools: number;
  /** Refund period in days. */
  readonly refundDays: number;
};

const questions = ['renew', 'end', 'refund', 'more', 'devices', 'pay'] as const;
const steps = ['paid', 'refund', 'mail', 'end', 'after'] as const;

/** Comparison of free and premium, plans with prices, and what happens after expiry. */
export function PricingScreen(props: PricingScreenProps) {
  const { refundDays } = props;
  const { t } = useTranslation('membership');
  const [plan, setPlan] = useState<PlanId>(recommendedPlan);
  const { profile } = useSession();
  // Stored for a registration or payment that starts here.
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
                {t(`pricing.step_${step}Text`, { days: refundDays })}
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
                {t(`pricing.ask_${question}Text`, { days: refundDays })}
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
    </div>
  );
}

/** Comparison table of free and premium membership. */
function Comparison({ dailyLimit, everydayTools, allTools }: PricingScreenProps) {
  const { t } = useTranslation('membership');
  const yes = (
    <>
      <Check aria-hidden size={16} strokeWidth={1.5} className="inline text-ok" />
      <span className="sr-only">{t('pricing.yes')}</span>
    </>
  );
  const no = (
    <>
      <Minus aria-hidden size={16} strokeWidth={1.5} className="inline text-ink3" />
      <span className="sr-only">{t('pricing.no')}</span>
    </>
  );
  const rows: readonly [name: string, free: ReactNode, premium: ReactNode][] = [
    [t('pricing.tools'), t('pricing.of', { some: everydayTools, all: allTools }), allTools],
    [t('pricing.daily'), dailyLimit, t('pricing.unlimited')],
    [t('pricing.diagrams'), yes, yes],
    [t('pricing.community'), yes, yes],
    [t('pricing.export'), no, yes],
    [t('pricing.batch'), no, yes],
    [t('pricing.support'), t('pricing.supportFree'), t('pricing.supportFirst')],
  ];
  const cell = 'h-10 border-b px-2 py-2 text-left align-middle hyphens-auto wrap-anywhere sm:px-3';
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-panel border bg-p1">
      <caption className="sr-only">{t('pricing.compare')}</caption>
      <thead>
        <tr>
          <td className={cell} />
          <th scope="col" className={`${cell} type-h3 w-[30%] sm:w-[26%]`}>
            {t('pricing.free')}
          </th>
          <th scope="col" className={`${cell} type-h3 w-[30%] sm:w-[26%]`}>
            {t('pricing.premium')}
          </th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {rows.map(([name, free, premium]) => (
          <tr key={name}>
            <th scope="row" className={`${cell} type-body font-normal text-ink2`}>
              {name}
            </th>
            <td className={`${cell} type-body`}>{free}</td>
            <td className={`${cell} type-body font-[520]`}>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
