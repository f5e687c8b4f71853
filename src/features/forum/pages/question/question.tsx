import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useParams,
} from 'react-router';
import { CentreCard } from '../../../../layout/centre-card.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { inLetters } from '../../../../layout/plain-title.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { localPath, splitPath } from '../../../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../../../platform/shared/rendering/context.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { Question as QuestionData } from '../../forum.contract.ts';
import { excerptOf, idFromSlug } from '../../forum.rules.ts';
import { Author } from '../author.tsx';
import { useQuestion, useRefreshAfterRemoval } from '../list/use-questions.ts';
import { useForumMember } from '../use-forum-member.ts';
import { useQuestionDialog } from '../writing/use-question-dialog.ts';
import { Answers } from './answers.tsx';
import { QuestionText } from './question-text.tsx';
import { QuestionTools } from './question-tools.tsx';
import { questionJson } from './structured-data.ts';

export const handle = pageWords('forum');

const QuestionDialog = lazyPart(async () => (await import('../writing/question-dialog.tsx')).QuestionDialog);

const HiddenQuestion = lazyPart(
  async () => (await import('../moderation/hidden-question.tsx')).HiddenQuestion,
);

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { pathname } = url;
  const language = decideLanguage(pathname, languageCookie(request.headers.get('cookie')));
  const { questions, site } = context.get(pageData);
  const id = idFromSlug(params['slug'] ?? '');
  const question: QuestionData | null = await questions
    .question(String(id), language)
    .catch((error: unknown) => {
      if ((error as { kind?: string }).kind === 'not_found') return null;
      throw error;
    });
  if (!question) throw data(null, { status: 404 });
  // Redirects to the URL with the correct slug; only the id identifies the question.
  if (params['slug'] !== question.slug) {
    const prefixed = splitPath(pathname).language ?? 'en';
    throw redirect(localPath(prefixed, `/forum/${encodeURIComponent(question.slug)}`), 301);
  }
  return { question, json: questionJson(question, site.publicUrl) };
}

export default function Question() {
  const rendered = useLoaderData<typeof loader>();
  const { data: post } = useQuestion(rendered.question);
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const navigate = useNavigate();
  const forget = useRefreshAfterRemoval();
  const { dialog, edit, close, reopen } = useQuestionDialog();
  const forum = localPath(language, '/forum');
  const gone = async () => {
    await navigate(forum);
    await forget(post.id);
  };
  return (
    <div className="page grow pt-6 pb-4 sm:pt-8">
      <PageHead
        path={`/forum/${encodeURIComponent(post.slug)}`}
        title={inLetters(post.title)}
        description={excerptOf(inLetters(post.content))}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data from the server without less-than signs.
        dangerouslySetInnerHTML={{ __html: rendered.json }}
      />
      <Link
        to={forum}
        className="type-small -ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 text-ink2 recolour hover:text-ink"
      >
        <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
        {t('card.back')}
      </Link>
      <article className="mt-3 max-w-[860px]">
        <QuestionText post={post} />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b pb-5">
          <Author post={post} />
          <span className="ml-auto flex items-center">
            <QuestionTools post={post} onEdit={() => edit(post)} onGone={gone} />
          </span>
        </div>
        <h2 className="type-h2 mt-6">{t('answer.title')}</h2>
        <Answers
          key={post.id}
          post={post}
          rendered={{ items: rendered.question.answers, total: rendered.question.answerCount }}
        />
      </article>
      {dialog && (
        <Suspense fallback={null}>
          <QuestionDialog
            post={dialog.post}
            savedDraft={dialog.savedDraft}
            onClose={close}
            pictures={dialog.pictures}
            onReopen={(draft, pictures) => reopen(dialog.post, draft, pictures)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Page for a question that was not found; administrators see it if it is hidden. */
export function ErrorBoundary() {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const { slug = '' } = useParams();
  const person = useForumMember();
  const id = idFromSlug(slug);
  const notThere = (
    <CentreCard
      title={t('notFound.title')}
      actions={<ButtonLink to={localPath(language, '/forum')}>{t('card.back')}</ButtonLink>}
    >
      <PageHead path="/404" title={t('notFound.title')} description={t('notFound.text')} noindex />
      {t('notFound.text')}
    </CentreCard>
  );
  if (!person.isAdmin || id === null) return notThere;
  return (
    <Suspense fallback={notThere}>
      <HiddenQuestion id={id} otherwise={notThere} />
    </Suspense>
  );
}
