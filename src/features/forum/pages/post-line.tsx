import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';

type PostLineProps = {
  readonly post: {
    /** Id of the answer; null if the post is a question. */
    readonly answerId: number | null;
    readonly slug: string;
    readonly title: string;
    readonly excerpt: string;
  };
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** Question or answer in a moderation list: a linked title and an excerpt. */
export function PostLine({ post: { answerId, slug, title, excerpt }, children, actions }: PostLineProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const address = `/forum/${encodeURIComponent(slug)}${answerId === null ? '' : `#answer-${answerId}`}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="type-body font-[560] wrap-anywhere">
          <Link to={localPath(language, address)} className="hover:underline">
            {answerId === null ? title : t('queue.answer', { title })}
          </Link>
        </p>
        <p className="type-small wrap-anywhere text-ink2">{excerpt}</p>
        <p className="type-small mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink3 wrap-anywhere">
          {children}
        </p>
      </div>
      {actions}
    </li>
  );
}
