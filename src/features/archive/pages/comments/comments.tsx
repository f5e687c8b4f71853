import { Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { call } from '../../../../platform/browser/api-client.ts';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { archiveContract, PostComment, WholePost } from '../../archive.contract.ts';
import { commentLimit } from '../../archive.rules.ts';
import { useErrorMessage } from '../editor/use-error-message.ts';
import { useRefreshPosts } from '../list/use-posts.ts';
import { PostDate } from '../post-date.tsx';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';
import { useComments } from './use-comments.ts';

type CommentsProps = { readonly post: Pick<WholePost, 'id' | 'comments' | 'commentCount'> };

export function Comments({ post }: CommentsProps) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const { comments, left, earlier } = useComments(post);
  const showEarlier = () =>
    earlier.mutate(undefined, {
      onSuccess: () => requestAnimationFrame(() => list.current?.querySelector('li')?.focus()),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t('error.title'),
          description: refusal(error, t('comment.loadFailed')),
        }),
    });
  return (
    <div>
      {left > 0 && (
        <Button
          variant="plain"
          pending={earlier.isPending}
          onClick={showEarlier}
          className="mt-2 max-sm:w-full"
        >
          {t('comment.earlier', { count: left })}
        </Button>
      )}
      {comments.length === 0 ? (
        <p className="type-small py-2 text-ink2">{t('comment.none')}</p>
      ) : (
        <ul ref={list}>
          {comments.map((comment) => (
            <OneComment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {status === 'signed-in' ? (
        <NewComment postId={post.id} />
      ) : (
        <p className="type-small visitor-only pt-3">
          <Link className="textlink text-ink2" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
            {t('login.comment')}
          </Link>
        </p>
      )}
    </div>
  );
}

function OneComment({ comment }: { readonly comment: PostComment }) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const { profile } = useSession();
  const forget = useRefreshPosts();
  const [pending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isMine = comment.userId !== null && comment.userId === profile?.id;
  const remove = async () => {
    setPending(true);
    try {
      await call<typeof archiveContract.removeComment>('DELETE', `/api/materials/comments/${comment.id}`);
      await forget();
    } catch (error) {
      setPending(false);
      setAsking(false);
      toast({
        variant: 'destructive',
        title: t('error.title'),
        description: refusal(error, t('comment.deleteFailed')),
      });
    }
  };
  return (
    <li tabIndex={-1} className="border-b py-3 last:border-b-0">
      <div className="flex items-baseline gap-2">
        <span className="type-label min-w-0 font-[600] text-ink wrap-anywhere">
          {comment.author || t('comment.gone')}
        </span>
        <PostDate at={comment.timestamp} withTime className="type-micro grow text-ink3" />
        {(isMine || profile?.role === 'Admin') && (
          <IconButton
            label={t('comment.delete')}
            disabled={pending}
            onClick={() => setAsking(true)}
            className="-my-2 size-8 self-center"
          >
            <Trash2 aria-hidden size={14} strokeWidth={1.5} />
          </IconButton>
        )}
      </div>
      {isAsking && (
        <DeleteCommentDialog
          pending={pending}
          text={comment.text}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
      <p dir="auto" className="type-answer whitespace-pre-line text-ink [overflow-wrap:anywhere]">
        {comment.text}
      </p>
    </li>
  );
}

function NewComment({ postId }: { readonly postId: number }) {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const forget = useRefreshPosts();
  const [text, setText, sent] = useDraft(`comment.${postId}`);
  const [pending, setPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || pending) return;
    setPending(true);
    try {
      await call<typeof archiveContract.comment>(
        'POST',
        `/api/materials/posts/${postId}/comments`,
        { text },
        { isRepeatable: true },
      );
      sent();
      await forget();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('error.title'),
        description: refusal(error, t('comment.failed')),
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-2 pt-3">
      <Field label={t('comment.label')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={commentLimit}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-end" pending={pending} disabled={text.trim() === ''}>
        {t(pending ? 'comment.sending' : 'comment.send')}
      </Button>
    </form>
  );
}
