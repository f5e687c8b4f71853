import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../ui/toast/toast.ts';
import { HomeSection } from '../home/home-section.tsx';
import { paymentReturn } from '../payment-return.ts';
import { sectionScreen } from '../section-screens.ts';
import { useSection } from '../use-section.ts';

/** Home, tools, archive and forum: one screen that stays mounted while its section changes. */
export default function Home() {
  const section = useSection() ?? 'home';
  usePaymentToast();
  // The same element as long as the section stays, so that nothing of it is drawn again for other reasons.
  return useMemo(() => {
    const Screen = section === 'home' ? HomeSection : sectionScreen(section);
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Screen />
      </Suspense>
    );
  }, [section]);
}

/** Back from a payment provider: tells of the success once, and clears the address. */
function usePaymentToast(): void {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const rest = paymentReturn(search);
    if (rest === null) return;
    toast({ title: t('payment.title'), description: t('payment.text') });
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate, t]);
}
