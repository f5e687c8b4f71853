import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Swatch } from '../../../../ui/tag.tsx';
import { RelatedLinks } from '../related-links.tsx';
import type { ToolDescription } from './description.ts';

type RelatedProps = {
  readonly tool: ToolDescription;
  /** Links set by administrators; null if the catalogue has no such tool. */
  readonly listing: {
    readonly links: readonly string[];
    readonly titles?: Readonly<Record<string, string>>;
  } | null;
  /** Forum questions that quote the calculator. */
  readonly questions: readonly {
    readonly slug: string;
    readonly title: string;
    readonly answerCount: number;
  }[];
  readonly className?: string;
};

export function Related({ tool, listing, questions, className }: RelatedProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const ask = new URLSearchParams({ ask: '1', category: tool.entry.category, title: `${tool.name}: ` });
  return (
    <div className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4', className)}>
      <Panel title={t('page.related')}>
        <Rows>
          {tool.related.map(({ id, name, category }) => (
            <Row key={id} to={localPath(language, `/tools/${id}`)} category={category}>
              {name}
            </Row>
          ))}
        </Rows>
      </Panel>
      {listing && listing.links.length > 0 && (
        <Panel title={t('page.posts')}>
          <RelatedLinks urls={listing.links} titles={listing.titles ?? {}} />
        </Panel>
      )}
      <Panel title={t('page.questions')}>
        {questions.length > 0 && (
          <Rows>
            {questions.map(({ slug, title, answerCount }) => (
              <Row
                key={slug}
                to={localPath(language, `/forum/${encodeURIComponent(slug)}`)}
                remark={t('page.answers', { count: answerCount })}
              >
                {title}
              </Row>
            ))}
          </Rows>
        )}
        <Link to={`${localPath(language, '/forum')}?${ask}`} className="textlink type-small">
          {t('page.ask')}
        </Link>
      </Panel>
    </div>
  );
}

function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="-mt-2 mb-2 divide-y last:-mb-2">{children}</ul>;
}

type RowProps = {
  readonly to: string;
  readonly category?: string;
  readonly remark?: string;
  readonly children: ReactNode;
};

function Row({ to, category, remark, children }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        className="type-small flex min-h-11 items-center gap-2.5 py-2 recolour hover:text-hottext"
        data-category={category}
      >
        {category && <Swatch category={category} />}
        <span className="min-w-0 grow wrap-anywhere">{children}</span>
        {remark && <span className="type-micro shrink-0 text-ink3">{remark}</span>}
      </Link>
    </li>
  );
}
