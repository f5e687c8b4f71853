import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeferredClick } from '../../../../platform/browser/session/sign-in/use-deferred-click.ts';
import { storedMember } from '../../../../platform/browser/session/stored-session.ts';
import type { Post } from '../../forum.contract.ts';
import { useForumMember } from '../use-forum-member.ts';
import { questionDraft, readDraft } from './drafts.ts';
import {
  draftFromPost,
  draftFromQuery,
  isSameDraft,
  parseDraft,
  type QuestionDraft,
} from './question-form.ts';

export type OpenDialog = {
  readonly post: Post | null;
  readonly savedDraft: QuestionDraft | null;
  /** Whether the draft was passed by the page that links here instead of read from storage. */
  readonly isPrefilled?: boolean;
  /** Images of the restored draft. */
  readonly pictures?: readonly (string | File)[];
};

/** Manages the question dialog. Posting a question requires a login; after the login `?ask=1` opens the dialog. */
export function useQuestionDialog() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const person = useForumMember();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // Changes with the session, also if another tab ends it. The draft of the dialog is kept for its member.
  const member = storedMember();
  const openedBy = useRef(member);
  useEffect(() => {
    if (openedBy.current !== member) setDialog(null);
    openedBy.current = member;
  }, [member]);

  const open = (post: Post | null) => {
    const savedDraft = parseDraft(readDraft<QuestionDraft>(questionDraft(post)));
    const hasChanges = savedDraft && (!post || !isSameDraft(savedDraft, draftFromPost(post)));
    setDialog({ post, savedDraft: hasChanges ? savedDraft : null });
  };
  /** Opens the dialog with the draft from the URL. If a stored draft exists, it is kept and the link is appended to it. */
  const openPrefilled = (given: QuestionDraft) => {
    const savedDraft = parseDraft(readDraft<QuestionDraft>(questionDraft(null)));
    const content = savedDraft?.content.includes(given.content.trim())
      ? savedDraft.content
      : `${savedDraft?.content ?? ''}\n\n${given.content}`.trimStart();
    setDialog({
      post: null,
      savedDraft: savedDraft ? { ...savedDraft, content } : given,
      isPrefilled: !savedDraft,
    });
  };
  const ask = useDeferredClick(person.isKnown, () => {
    if (person.status === 'signed-in') open(null);
    else person.sendToLogin('ask', '/forum?ask=1');
  });

  const wanted = parameters.get('ask') === '1';
  const openWanted = () => {
    const given = draftFromQuery(parameters, location.origin);
    if (given) openPrefilled(given);
    else open(null);
  };
  const sent = useRef(false);
  const latest = useRef(openWanted);
  latest.current = openWanted;
  useEffect(() => {
    if (!wanted || !person.isKnown) return;
    if (person.status !== 'signed-in') {
      // The login returns to the complete URL, including the draft in it.
      if (!sent.current) person.sendToLogin('ask');
      sent.current = true;
      return;
    }
    latest.current();
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [wanted, person.status, person.isKnown, person.sendToLogin, navigate]);

  return {
    dialog,
    ask,
    edit: (post: Post) => open(post),
    close: () => setDialog(null),
    reopen: (post: Post | null, savedDraft: QuestionDraft, pictures: readonly (string | File)[]) =>
      setDialog({ post, savedDraft, pictures }),
  };
}
