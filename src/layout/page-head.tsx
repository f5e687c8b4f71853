import { useLanguage } from '../platform/browser/i18n/language-context.ts';
import { useSite } from '../platform/browser/use-site.ts';
import { pageHead } from './head.ts';

type PageHeadProps = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly picture?: string;
  readonly noindex?: boolean;
};

/** Renders the head elements of a page; React moves them to the document head. */
export function PageHead({ noindex = false, ...page }: PageHeadProps) {
  const language = useLanguage();
  const publicUrl = useSite()?.publicUrl ?? '';
  return pageHead({ ...page, language, publicUrl, noindex }).map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    if ('tagName' in tag)
      return (
        <link key={`${tag.rel} ${tag.hrefLang}`} rel={tag.rel} href={tag.href} hrefLang={tag.hrefLang} />
      );
    if ('property' in tag)
      return <meta key={`${tag.property} ${tag.content}`} property={tag.property} content={tag.content} />;
    return <meta key={tag.name} name={tag.name} content={tag.content} />;
  });
}
