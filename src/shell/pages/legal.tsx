import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { locale } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import { decideLanguage, languageCookie } from '../language-choice.ts';
import { type DocumentName, effectiveFrom, loadDocument } from '../legal/document.ts';
import { LegalText } from '../legal/legal-text.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/legal.ts';

const names: Readonly<Record<string, DocumentName>> = {
  '/terms-of-service': 'terms',
  '/refund-policy': 'refunds',
  '/privacy-policy': 'privacy',
};

/** The text comes with the page's data, in the language of the request, and never with the program. */
export async function loader({ request, url }: Route.LoaderArgs) {
  // Not the request's own address: going there within the site asks for `….data`.
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  const language = decideLanguage(path, languageCookie(request.headers.get('cookie')));
  const name = names[path] ?? 'terms';
  return { path, name, language, document: await loadDocument(name, language) };
}

export default function Legal({
  loaderData: { path, name, language: written, document },
}: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  // The address is the same in every language: a change of language fetches the other text.
  useEffect(() => {
    if (written !== language) void revalidate();
  }, [written, language, revalidate]);
  const day = new Intl.DateTimeFormat(locale[written], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(effectiveFrom[name]),
  );
  return (
    <>
      <PageHead path={path} title={document.title} description={t(`legal.${name}Description`)} />
      <LegalText document={document} language={written} effective={t('legal.effective', { date: day })} />
    </>
  );
}
