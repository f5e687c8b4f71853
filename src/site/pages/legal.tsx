import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PageHead } from '../../layout/page-head.tsx';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { useSite } from '../../platform/browser/use-site.ts';
import { shownDate } from '../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../platform/shared/i18n/language-choice.ts';
import {
  type DatedVersion,
  documentPath,
  documents,
  legalVersion,
  loadDocument,
  versionFrom,
  versionsOn,
} from '../legal/document.ts';
import { LegalText } from '../legal/legal-text.tsx';
import type { Route } from './+types/legal.ts';

/** Loads the legal text in the language of the request; texts are not part of the client bundle. */
export async function loader({ request, url }: Route.LoaderArgs) {
  // Not `request.url`, which ends in `.data` for client navigation.
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  const language = decideLanguage(path, languageCookie(request.headers.get('cookie')));
  const name = documents.find((each) => documentPath[each] === path) ?? 'terms';
  const asked = versionFrom(name, url.searchParams.get('version')) ?? legalVersion(name);
  return {
    path,
    name,
    language,
    shown: asked.effectiveFrom,
    versions: versionsOn(name, new Date().toISOString().slice(0, 10)),
    document: await loadDocument(name, language, asked),
  };
}

export default function Legal({
  loaderData: { path, name, language: written, shown, versions, document },
}: Route.ComponentProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const business = useSite()?.business;
  const { revalidate } = useRevalidator();
  // The URL has no language prefix, so the text is loaded again when the language changes.
  useEffect(() => {
    if (written !== language) void revalidate();
  }, [written, language, revalidate]);
  const day = (date: string) => shownDate(new Date(date), written);
  const stateOf = ({ effectiveFrom, until, state }: DatedVersion) =>
    state === 'coming'
      ? t('legal.coming', { from: day(effectiveFrom) })
      : until
        ? t(`legal.${state}`, { from: day(effectiveFrom), to: day(until) })
        : t('legal.newest', { from: day(effectiveFrom) });
  const newest = legalVersion(name).effectiveFrom;
  const others = versions
    .filter(({ effectiveFrom }) => effectiveFrom !== shown)
    .map((each) => ({
      label: stateOf(each),
      to: each.effectiveFrom === newest ? path : `${path}?version=${each.effectiveFrom}`,
    }));
  const [oldest] = versions;
  const version = versions.find(({ effectiveFrom }) => effectiveFrom === shown);
  return (
    <>
      <PageHead
        path={path}
        title={document.title}
        description={t(`legal.${name}Description`)}
        noindex={shown !== newest}
      />
      <LegalText
        document={document}
        language={written}
        effective={oldest ? t('legal.effective', { date: day(oldest.effectiveFrom) }) : ''}
        revision={version && versions.length > 1 ? stateOf(version) : null}
        others={others}
        business={business}
      />
    </>
  );
}
