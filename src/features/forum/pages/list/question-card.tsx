import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLetters } from '../../../../layout/plain-title.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { scriptLanguage } from '../../../../platform/shared/text/script-language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { Post } from '../../forum.contract.ts';
import { Author } from '../author.tsx';
import { Prose } from '../prose.tsx';
import { Answers } from '../question/answers.tsx';
import { QuestionHead } from '../question/question-head.tsx';
import { QuestionImages } from '../question/question-images.tsx';
import { QuestionTools } from '../question/question-tools.tsx';

type QuestionCardProps = {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onGone: () => Promise<unknown>;
};

/** Card of a question in the list; its answers are loaded when they are opened. */
export function QuestionCard({ post, onEdit, onGone }: QuestionCardProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const details = useId();
  const count = post.answerCount === 0 ? t('card.noAnswer') : t('card.answers', { count: post.answerCount });
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <article className="border-b py-5 first-of-type:border-t" aria-labelledby={`${details}-title`}>
      <QuestionHead post={post} />
      <h2
        id={`${details}-title`}
        dir="auto"
        lang={scriptLanguage(post.title)}
        className="mt-1.5 wrap-anywhere text-[1.125rem]/[1.625rem] font-[600]"
      >
        <Link
          to={localPath(language, `/forum/${encodeURIComponent(post.slug)}`)}
          className="recolour hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {inLetters(post.title)}
        </Link>
      </h2>
      <div
        className="mt-2 max-h-80 overflow-hidden [mask-image:linear-gradient(#000_17rem,transparent_20rem)] data-[open=true]:max-h-none data-[open=true]:[mask-image:none]"
        data-open={open}
      >
        <Prose html={post.contentHtml ?? ''} />
      </div>
      <QuestionImages images={post.images} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Author post={post} />
        <span className="type-small text-ink3">{count}</span>
        <span className="ml-auto flex items-center">
          <QuestionTools post={post} onEdit={onEdit} onGone={onGone} />
        </span>
        <Button
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
          className="max-sm:w-full"
        >
          {t(open ? 'card.hide' : 'card.show')}
          <Chevron aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
      <div id={details}>{open && <Answers post={post} />}</div>
    </article>
  );
}

/** Placeholders shown while questions load. */
export const QuestionSkeletons = () => (
  <>
    <QuestionSkeleton />
    <QuestionSkeleton />
    <QuestionSkeleton />
  </>
);

function QuestionSkeleton() {
  return (
    <div aria-hidden className="border-b py-5 first-of-type:border-t" data-skeleton>
      <Skeleton className="w-52" />
      <Skeleton className="mt-3 h-5 w-full max-w-lg" />
      <Skeleton className="mt-4 w-full max-w-2xl" />
      <Skeleton className="mt-2 w-full max-w-xl" />
      <div className="mt-5 flex items-center justify-between">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-9 w-32" />
      </div>
    </div>
  );
}
