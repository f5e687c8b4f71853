import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWhenKnown } from '../../../platform/session/way-in/use-when-known.ts';
import type { Post } from '../../forum.contract.ts';
import { usePerson } from '../use-person.ts';
import { questionDraft, readDraft } from './drafts.ts';
import { asDraft, draftOf, type QuestionDraft } from './question-form.ts';

export type OpenDialog = {
  readonly post: Post | null;
  readonly kept: QuestionDraft | null;
  /** true: `kept` was not left from an earlier time but comes from the page that led here. */
  readonly given?: boolean;
  /** Pictures of a draft that was taken back. */
  readonly pictures?: readonly (string | File)[];
};

/** What a calculator's page fills in: category, title, and the link to its calculation. Needs the browser's address. */
function givenDraft(parameters: URLSearchParams): QuestionDraft | null {
  const link = parameters.get('link') ?? '';
  if (!link.startsWith('/calculators/')) return null;
  return asDraft({
    category: (parameters.get('category') ?? '') as QuestionDraft['category'],
    title: parameters.get('title') ?? '',
    content: `${new URL(link, location.origin).href}\n\n`,
  });
}

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
  /** A question that was begun earlier stays; the link is added to it. */
  const openGiven = (given: QuestionDraft) => {
    const kept = asDraft(readDraft<QuestionDraft>(questionDraft(null)));
    const content = kept?.content.includes(given.content.trim())
      ? kept.content
      : `${kept?.content ?? ''}\n\n${given.content}`.trimStart();
    setDialog({ post: null, kept: kept ? { ...kept, content } : given, given: !kept });
  };
  const ask = useWhenKnown(person.status !== 'loading', () => {
    if (person.status === 'signed-in') open(null);
    else person.sendToLogin('ask', '/forum?ask=1');
  });

  const wanted = parameters.get('ask') === '1';
  const openWanted = () => {
    const given = givenDraft(parameters);
    if (given) openGiven(given);
    else open(null);
  };
  const sent = useRef(false);
  const latest = useRef(openWanted);
  latest.current = openWanted;
  useEffect(() => {
    if (!wanted || person.status === 'loading') return;
    if (person.status !== 'signed-in') {
      // With everything that the page before has filled in.
      if (!sent.current) person.sendToLogin('ask');
      sent.current = true;
      return;
    }
    latest.current();
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [wanted, person.status, person.sendToLogin, navigate]);

  return {
    dialog,
    ask,
    edit: (post: Post) => open(post),
    close: () => setDialog(null),
    reopen: (post: Post | null, kept: QuestionDraft, pictures: readonly (string | File)[]) =>
      setDialog({ post, kept, pictures }),
  };
}
