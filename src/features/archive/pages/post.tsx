import { ArrowLeft, Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { CentreCard } from '../../../layout/centre-card.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { inLetters } from '../../../layout/plain-title.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../../platform/shared/rendering/context.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Comments } from './comments/comments.tsx';
import { useCopyAddress } from './copy-address.ts';
import { LikeButton } from './like-button.tsx';
import { summaryOf } from './list/summary.ts';
import { usePost } from './list/use-posts.ts';
import { PostBody } from './post-body.tsx';
import { PostCalculators } from './post-calculators.tsx';
import { PostDate } from './post-date.tsx';

export const handle = pageWords('archive');

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { findPost, toolsOfPost } = context.get(pageData);
  const post = await findPost(params['id'] ?? '');
  if (!post) throw data(null, { status: 404 });
  const language = decideLanguage(url.pathname, languageCookie(request.headers.get('cookie')));
  return { post, tools: await toolsOfPost(post, language) };
}

/** Page of a post. It is available at two URLs, and both have `/resources/{id}` as canonical URL. */
export default function Post() {
  const { t } = useTranslation('archive');
  const { post: rendered, tools } = useLoaderData<typeof loader>();
  const post = usePost(rendered.id, rendered).data ?? rendered;
  const { pathname } = useLocation();
  const copy = useCopyAddress(post.id);
  return (
    <div className="page grow pt-6 pb-12 sm:pt-10">
      <PageHead
        path={`/resources/${post.id}`}
        title={inLetters(post.title)}
        description={summaryOf(post.contentHtml, inLetters(post.title))}
      />
      <article className="mx-auto max-w-[680px]">
        <Back opensAlone={pathname.startsWith('/resources/')} label={t('back')} />
        <header className="mt-5 mb-7">
          <PostDate at={post.createdAt} className="type-small text-ink3" />
          <h1 dir="auto" className="type-post mt-1 [overflow-wrap:anywhere]">
            {inLetters(post.title)}
          </h1>
        </header>
        <PostBody post={post} />
        <div className="mt-8 flex flex-wrap items-center gap-2">
          <LikeButton framed id={post.id} count={post.likeCount} />
          <Button variant="plain" onClick={() => void copy()}>
            <LinkIcon aria-hidden size={16} strokeWidth={1.5} />
            {t('copyUrl')}
          </Button>
        </div>
        <PostCalculators {...tools} />
        <section className="mt-9">
          <h2 className="type-h2 border-b pb-2">{t('commentsCount', { count: post.commentCount })}</h2>
          <Comments post={post} />
        </section>
      </article>
    </div>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('archive');
  const { pathname } = useLocation();
  return (
    <CentreCard
      title={t('notFound.title')}
      actions={<Back opensAlone={pathname.startsWith('/resources/')} label={t('notFound.back')} />}
    >
      <PageHead path={pathname} title={t('notFound.title')} description={t('notFound.text')} noindex />
      {t('notFound.text')}
    </CentreCard>
  );
}

/**
 * Link to the archive. In a window that was opened for the post, a button that closes the window instead; the button
 * leads to the archive if the browser does not allow closing.
 */
function Back({ opensAlone, label }: { readonly opensAlone: boolean; readonly label: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const archive = localPath(language, '/archive');
  const content = (
    <>
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
      {label}
    </>
  );
  if (!opensAlone) return <ButtonLink to={archive}>{content}</ButtonLink>;
  const leave = () => {
    window.close();
    if (!window.closed) void navigate(archive);
  };
  return <Button onClick={leave}>{content}</Button>;
}
