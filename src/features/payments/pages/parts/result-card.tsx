import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { CentreCard } from '../../../../layout/centre-card.tsx';
import { OrderFacts } from './order-facts.tsx';

export type ResultStatus = 'loading' | 'success' | 'failed' | 'cancelled';

const styles = {
  loading: { Icon: LoaderCircle, className: 'animate-[spin_1s_linear_infinite] text-ink2' },
  success: { Icon: CircleCheck, className: 'text-ok' },
  failed: { Icon: CircleAlert, className: 'text-err' },
  cancelled: { Icon: CircleSlash, className: 'text-warn' },
} as const;

type ResultCardProps = {
  readonly standing: ResultStatus;
  readonly title: string;
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** Card with the result or progress of a payment; screen readers announce it. */
export function ResultCard({ standing, title, facts = [], actions, children }: ResultCardProps) {
  const { Icon, className } = styles[standing];
  return (
    <div aria-live={standing === 'failed' ? 'assertive' : 'polite'} className="flex grow flex-col">
      <CentreCard
        title={title}
        icon={<Icon aria-hidden size={28} strokeWidth={1.5} className={className} data-standing={standing} />}
        className="max-w-[520px]"
        actions={actions}
      >
        {children}
        {facts.length > 0 && (
          <div className="mt-5">
            <OrderFacts facts={facts} />
          </div>
        )}
      </CentreCard>
    </div>
  );
}
