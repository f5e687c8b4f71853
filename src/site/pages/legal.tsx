import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PageHead } from '../../layout/page-head.tsx';
import { useSite } from '../../platform/browser/use-site.ts';
import { shownDate } from '../../platform/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../platform/i18n/language-choice.ts';
import { useLanguage } from '../../platform/i18n/language-context.ts';
import {
  documentPath,
  documents,
  type LegalVersion,
  legalVersion,
  legalVersions,
  loadDocument,
  versionFrom,
} from '../legal/document.ts';
import { LegalText } from '../legal/legal-text.tsx';
import type { Route } from './+types/legal.ts';

const dayMs = 86_400_000;

/** The text comes with the page's data, in the language of the request, and never with the program. */
export async function loader({ request, url }: Route.LoaderArgs) {
  // Not the request's own address: going there within the site asks for `….data`.
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  const language = decideLanguage(path, languageCookie(request.headers.get('cookie')));
  const name = documents.find((each) => documentPath[each] === path) ?? 'terms';
  const asked = versionFrom(name, url.searchParams.get('version'))?.version ?? legalVersion(name);
  return {
    path,
    name,
    language,
    holdsFrom: asked.effectiveFrom,
    document: await loadDocument(name, language, asked),
  };
}

export default function Legal({
  loaderData: { path, name, language: written, holdsFrom, document },
}: Route.ComponentProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const business = useSite()?.business;
  const { revalidate } = useRevalidator();
  // The address is the same in every language: a change of language fetches the other text.
  useEffect(() => {
    if (written !== language) void revalidate();
  }, [written, language, revalidate]);
  const day = (date: string) => shownDate(new Date(date), written);
  const [oldest] = legalVersions[name];
  const newest = legalVersion(name);
  const { version = newest, before, after } = versionFrom(name, holdsFrom) ?? {};
  const earlier = (one: LegalVersion, next: LegalVersion) =>
    t('legal.earlier', {
      from: day(one.effectiveFrom),
      to: shownDate(new Date(Date.parse(next.effectiveFrom) - dayMs), written),
    });
  const addressOf = (one: LegalVersion) => (one === newest ? path : `${path}?version=${one.effectiveFrom}`);
  const revised = () =>
    t('legal.revised', { posted: day(version.postedOn), date: day(version.effectiveFrom) });
  const others = [
    ...(before ? [{ label: earlier(before, version), to: addressOf(before) }] : []),
    ...(after ? [{ label: t('legal.newer', { date: day(after.effectiveFrom) }), to: addressOf(after) }] : []),
  ];
  return (
    <>
      <PageHead
        path={path}
        title={document.title}
        description={t(`legal.${name}Description`)}
        noindex={after !== undefined}
      />
      <LegalText
        document={document}
        language={written}
        effective={t('legal.effective', { date: day(oldest.effectiveFrom) })}
        revision={after ? earlier(version, after) : before ? revised() : null}
        others={others}
        business={business}
      />
    </>
  );
}
