import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { inLetters } from '../../../../layout/plain-title.ts';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { Answer } from '../../forum.contract.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { Author } from '../author.tsx';
import { PostTime } from '../post-time.tsx';
import { Prose } from '../prose.tsx';
import { QuestionText } from '../question/question-text.tsx';
import { useVisibility } from './use-visibility.ts';

const useWithHidden = (id: number, language: Language) =>
  useQuery({
    ...apiQuery<typeof moderationContract.withHidden>(`/api/forum/posts/${id}/hidden?language=${language}`),
    staleTime: 0,
    retry: false,
  });

type HiddenQuestionProps = {
  readonly id: number;
  /** Shown if the question does not exist. */
  readonly otherwise: ReactNode;
};

/** Shows a hidden question to administrators, with a button that makes it visible again. */
export function HiddenQuestion({ id, otherwise }: HiddenQuestionProps) {
  const { t } = useTranslation('forum');
  const { data: post } = useWithHidden(id, useLanguage());
  const { unhide } = useVisibility();
  const { revalidate } = useRevalidator();
  if (!post) return otherwise;
  const show = async () => {
    if (await unhide(`posts/${id}`)) await revalidate();
  };
  return (
    <div className="page grow pt-6 pb-4 sm:pt-8">
      <PageHead path="/404" title={inLetters(post.title)} description={t('hidden.question')} noindex />
      <Notice
        tone="warn"
        className="max-w-[860px]"
        actions={
          <Button size="small" onClick={() => void show()}>
            <Eye aria-hidden size={16} strokeWidth={1.5} />
            {t('hidden.again')}
          </Button>
        }
      >
        {t('hidden.question')}
      </Notice>
      <article className="mt-6 max-w-[860px]">
        <QuestionText post={post} />
        <div className="mt-4 border-b pb-5">
          <Author post={post} />
        </div>
        <HiddenAnswers postId={id} />
      </article>
    </div>
  );
}

export function HiddenAnswers({ postId }: { readonly postId: number }) {
  const { t } = useTranslation('forum');
  const { data } = useWithHidden(postId, useLanguage());
  const answers = data?.hiddenAnswers ?? [];
  const isThere = answers.length > 0;
  // The moderation list and the audit log link to an answer, e.g. by `#answer-12`, so the page scrolls to it.
  useEffect(() => {
    const id = /^#(answer-\d{1,15})$/.exec(location.hash)?.[1];
    if (isThere && id) document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <section className="mt-8">
      <h3 className="type-h3">{t('hidden.answers')}</h3>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6">
        {answers.map((answer) => (
          <HiddenAnswer key={answer.id} answer={answer} />
        ))}
      </ol>
    </section>
  );
}

function HiddenAnswer({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation('forum');
  const { unhide } = useVisibility();
  return (
    <li id={`answer-${answer.id}`} className="border-l-2 border-line2 pl-4 sm:pl-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="warn">{t('hidden.tag')}</Tag>
        <Author post={answer} />
        <PostTime at={answer.createdAt} />
        <Button size="small" className="ml-auto" onClick={() => void unhide(`answers/${answer.id}`)}>
          {t('hidden.again')}
        </Button>
      </div>
      <Prose html={answer.contentHtml} />
    </li>
  );
}
