import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Post } from '../views.ts';
import { questionDraft, readDraft } from './drafts.ts';
import { asDraft, draftOf, type QuestionDraft } from './question-form.ts';
import { usePerson } from './use-person.ts';

export type OpenDialog = { readonly post: Post | null; readonly kept: QuestionDraft | null };

/** Whether the question dialog is open, and with what. Asking needs a session; `?ask=1` opens it after the login. */
export function useQuestionDialog() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const person = usePerson();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();

  const open = (post: Post | null) => {
    const kept = asDraft(readDraft<QuestionDraft>(questionDraft(post)));
    const isNews = kept && (!post || JSON.stringify(kept) !== JSON.stringify(draftOf(post)));
    setDialog({ post, kept: isNews ? kept : null });
  };
  const ask = () => {
    if (person.status === 'signed-in') open(null);
    else if (person.status === 'signed-out') person.sendToLogin('ask', '/forum?ask=1');
  };

  const wanted = parameters.get('ask') === '1';
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!wanted || person.status !== 'signed-in') return;
    latest.current(null);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [wanted, person.status, navigate]);

  return {
    dialog,
    ask,
    edit: (post: Post) => open(post),
    close: () => setDialog(null),
    reopen: (post: Post | null, kept: QuestionDraft) => setDialog({ post, kept }),
  };
}
