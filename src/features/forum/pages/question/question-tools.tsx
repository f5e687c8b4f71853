import { EyeOff, Flag, Link2, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLetters } from '../../../../layout/plain-title.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { forumContract, Post } from '../../forum.contract.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { ReportDialog } from '../moderation/report-dialog.tsx';
import { useVisibility } from '../moderation/use-visibility.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { ConfirmDelete } from './confirm-delete.tsx';

type QuestionToolsProps = {
  readonly post: Post;
  readonly onEdit: () => void;
  /** Called after the question was deleted or hidden. */
  readonly onGone: () => Promise<unknown>;
};

/** Time in ms for which the URL is shown if copying fails, so that the user can write it down. */
const notCopiedMs = 30_000;

/** Buttons for actions on a question: every visitor can copy its URL; author and administrators can edit it. */
export function QuestionTools({ post, onEdit, onGone }: QuestionToolsProps) {
  const { t } = useTranslation('forum');
  const person = useForumMember();
  const words = useErrorMessage();
  const { showHiddenToast } = useVisibility();
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null);
  const mine = person.mayEdit(post.userId);
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

  const copy = async () => {
    const address = `${location.origin}/forum/${encodeURIComponent(post.slug)}`;
    if (await copyText(address)) toast({ title: t('card.linkCopied') });
    else toast({ title: t('card.linkNotCopied'), description: address, durationMs: notCopiedMs });
  };
  const act = async (action: () => Promise<unknown>, say: () => void, failed: string) => {
    try {
      await action();
      say();
      await onGone();
    } catch (error) {
      toast({ variant: 'destructive', title: failed, description: words(error) });
    }
  };
  const hide = () =>
    act(
      () =>
        call<typeof moderationContract.hidePost>('POST', `/api/forum/posts/${post.id}/hide`, {
          hidden: true,
        }),
      () => showHiddenToast(t('card.hidden'), `posts/${post.id}`),
      t('hidden.hideFailed'),
    );
  const remove = () =>
    act(
      () => call<typeof forumContract.remove>('DELETE', `/api/forum/posts/${post.id}`),
      () => toast({ title: t('remove.postDeleted') }),
      t('remove.postFailed'),
    );
  const tool = (label: string, picture: ReactNode, onClick: () => void, className?: string) => (
    <IconButton label={label} title={label} onClick={onClick} className={className}>
      {picture}
    </IconButton>
  );

  return (
    <>
      {tool(t('card.link'), <Link2 {...icon} />, () => void copy())}
      {!mine &&
        tool(t('card.reportQuestion'), <Flag {...icon} />, () =>
          person.profile ? setAsking('report') : person.sendToLogin('report'),
        )}
      {person.isAdmin && tool(t('card.hideQuestion'), <EyeOff {...icon} />, () => void hide())}
      {mine && tool(t('card.edit'), <Pencil {...icon} />, onEdit)}
      {mine && tool(t('card.delete'), <Trash2 {...icon} />, () => setAsking('delete'), 'hover:text-err')}
      {asking === 'delete' && (
        <ConfirmDelete
          what="post"
          title={inLetters(post.title)}
          onClose={() => setAsking(null)}
          onConfirm={() => void remove()}
        />
      )}
      {asking === 'report' && <ReportDialog path={`posts/${post.id}`} onClose={() => setAsking(null)} />}
    </>
  );
}
