import { Suspense } from 'react';
import { MyPageScreen } from '../../features/account/pages/my-page-screen.tsx';
import { BillingPanel } from '../../features/account/pages/receipts/billing-form.tsx';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';
import { lazyPart } from '../../platform/browser/load-part.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { ProfileChoices } from '../profile-choices.tsx';

export const handle = pageWords('account', 'auth', 'membership', 'refunds');

/** Payment tab, loaded on first use. */
const PaymentTab = lazyPart(
  async () => (await import('../../features/refunds/pages/payment-tab.tsx')).PaymentTab,
);

/** My Page, which combines account, membership and refunds. */
export default function MyPage() {
  return (
    <MyPageScreen
      payment={(runsUntil) => (
        <div className="grid gap-4 lg:gap-6">
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <PaymentTab runsUntil={runsUntil} />
          </Suspense>
          <BillingPanel />
        </div>
      )}
      choices={(values, onChange) => <ProfileChoices values={values} onChange={onChange} />}
    />
  );
}
