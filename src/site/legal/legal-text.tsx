import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { operatorFacts } from '../../layout/operator.ts';
import type { Business } from '../../platform/server/config/config.ts';
import { htmlLang, type Language } from '../../platform/shared/i18n/i18n.ts';
import type { Article, LegalDocument } from './document.ts';

type LegalTextProps = {
  readonly document: LegalDocument;
  readonly language: Language;
  readonly effective: string;
  /** Sentence with the posting and effective dates of this version; null if it is the only version. */
  readonly revision: string | null;
  /** Links to the previous and the next version. */
  readonly others: readonly { readonly label: string; readonly to: string }[];
  readonly business: Business | undefined;
};

/** Legal text with numbered articles and a table of contents; each article has an anchor. */
export function LegalText({ document, language, effective, revision, others, business }: LegalTextProps) {
  const { t } = useTranslation('layout');
  return (
    <div
      lang={htmlLang[language]}
      className="page grid max-w-[1040px] gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <header className="lg:col-start-2">
        <h1 className="type-post">{document.title}</h1>
        <p className="type-small mt-2 text-ink3">{effective}</p>
        {revision && <p className="type-small text-ink3">{revision}</p>}
        {others.map(({ label, to }) => (
          <p key={to} className="type-small" data-print="hide">
            <Link to={to} className="textlink inline-flex min-h-11 items-center text-ink2 sm:min-h-6">
              {label}
            </Link>
          </p>
        ))}
        <p className="type-answer mt-5 max-w-[620px] text-ink2">{document.lead}</p>
        {document.changes.length > 0 && (
          <section aria-labelledby="changes" className="mt-5 max-w-[620px] border-l pl-4">
            <h2 id="changes" className="type-small font-[600]">
              {t('legal.changes')}
            </h2>
            <List items={document.changes} />
          </section>
        )}
      </header>
      <nav
        aria-label={t('legal.contents')}
        data-print="hide"
        className="lg:sticky lg:top-20 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <ol className="grid gap-1.5 border-l pl-4 sm:max-lg:grid-cols-2">
          {document.articles.map((article, index) => (
            <li key={article.title}>
              <a
                href={`#article-${index + 1}`}
                className="type-small flex gap-2 py-0.5 text-ink2 recolour hover:text-ink"
              >
                <span className="w-4 shrink-0 text-right text-ink3">{index + 1}</span>
                {article.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-[620px] gap-8 lg:col-start-2">
        {document.articles.map((article, index) => (
          <OneArticle key={article.title} number={index + 1} article={article} />
        ))}
        <Operator business={business} />
      </div>
    </div>
  );
}

function OneArticle({ number, article }: { readonly number: number; readonly article: Article }) {
  const { t } = useTranslation('layout');
  return (
    <section id={`article-${number}`} data-article={number} className="border-t pt-5">
      <h2 className="type-h2">
        <span className="mr-2 font-[400] text-ink3">{t('legal.article', { number })}</span>
        {article.title}
      </h2>
      <div className="type-answer mt-3 grid gap-3 text-ink">
        {article.text.map((part) =>
          typeof part === 'string' ? <p key={part}>{part}</p> : <List key={part[0]} items={part} />,
        )}
      </div>
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink3">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Operator({ business }: { readonly business: Business | undefined }) {
  const { t } = useTranslation('layout');
  const facts = operatorFacts(business);
  return (
    <section aria-labelledby="operator" className="border-t pt-5">
      <h2 id="operator" className="type-h2 scroll-mt-20">
        {t('operator.title')}
      </h2>
      {facts.length === 0 && <p className="type-answer mt-3 text-ink2">{t('operator.missing')}</p>}
      <dl className="type-answer mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {facts.map(({ fact, value }) => (
          <div key={fact} className="contents">
            <dt className="text-ink3">{t(`operator.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
