import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { pageData } from '../../platform/context.ts';
import { toast } from '../../ui/toast/toast.ts';
import { HomeSection } from '../home/home-section.tsx';
import { paymentReturn } from '../payment-return.ts';
import { sectionScreen } from '../section-screens.ts';
import { sectionOf } from '../sections.ts';
import { useSection } from '../use-section.ts';

/** The tools section is rendered with its list; the other sections need nothing of the server yet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return sectionOf({ pathname, search, hash: '' }) === 'tools'
    ? { catalogue: await context.get(pageData).listTools() }
    : {};
}

/** What the server gave first is the start of the browser's own cache, which alone counts from then on. */
export function shouldRevalidate() {
  return false;
}

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
