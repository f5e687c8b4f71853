import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router';
import { readListParameters } from '../../features/archive/pages/list/list-address.ts';
import { listQuestions } from '../../features/forum/pages/list/first-page.ts';
import { sectionOf } from '../../layout/sections.ts';
import { useSection } from '../../layout/use-section.ts';
import { decideLanguage, languageCookie } from '../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../platform/shared/rendering/context.ts';
import { toast } from '../../ui/toast/toast.ts';
import { HomeSection } from '../home/home-section.tsx';
import { paymentReturn } from '../payment-return.ts';
import { sectionScreen } from '../section-screens.ts';

/** Loads the list of the current section for server rendering. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = url;
  const data = context.get(pageData);
  switch (sectionOf({ pathname, search, hash: '' })) {
    case 'tools':
      return { catalogue: await data.listTools() };
    case 'archive': {
      const asked = readListParameters(searchParams);
      return { archive: { asked, posts: await data.listPosts(asked) } };
    }
    case 'forum':
      return { forum: await listQuestions(request, url, data) };
    default:
      return {
        proof: await data.homeProof(decideLanguage(pathname, languageCookie(request.headers.get('cookie')))),
      };
  }
}

/**
 * Returns whether the loader runs again. The lists only fill the browser's cache once; the home section is loaded when
 * it is opened, and again in another language.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const { pathname, search, hash } = nextUrl;
  return sectionOf({ pathname, search, hash }) === 'home' && pathname !== currentUrl.pathname;
}

/** Main screen with the sections home, tools, archive and forum; it stays mounted while the section changes. */
export default function Home() {
  const section = useSection() ?? 'home';
  usePaymentToast();
  // Memoized, so that the section renders again only when it changes.
  return useMemo(() => {
    const Screen = section === 'home' ? HomeSection : sectionScreen(section);
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Screen />
      </Suspense>
    );
  }, [section]);
}

/**
 * Shows a success message once after the return from a payment provider, and removes the provider's parameters from the
 * URL.
 */
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
