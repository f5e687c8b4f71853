import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { listAddress } from '../../archive/pages/list/list-address.ts';
import { listQuestions } from '../../forum/pages/list/first-page.ts';
import { sectionOf } from '../../layout/sections.ts';
import { useSection } from '../../layout/use-section.ts';
import { pageData } from '../../platform/shared/rendering/context.ts';
import { toast } from '../../ui/toast/toast.ts';
import { HomeSection } from '../home/home-section.tsx';
import { paymentReturn } from '../payment-return.ts';
import { sectionScreen } from '../section-screens.ts';

/** A section is rendered with its list, as its address asks for it. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = url;
  const data = context.get(pageData);
  switch (sectionOf({ pathname, search, hash: '' })) {
    case 'tools':
      return { catalogue: await data.listTools() };
    case 'archive': {
      const asked = listAddress(searchParams);
      return { archive: { asked, posts: await data.listPosts(asked) } };
    }
    case 'forum':
      return { forum: await listQuestions(request, url, data) };
    default:
      return {};
  }
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
  const { t } = useTranslation('layout');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const rest = paymentReturn(search);
    if (rest === null) return;
    toast({ title: t('payment.title'), description: t('payment.text') });
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate, t]);
}
