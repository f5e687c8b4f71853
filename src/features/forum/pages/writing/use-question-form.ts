import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, field, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { BodyOf } from '../../../../platform/server/http/contract.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { focusWrongField } from '../../../../ui/form/focus-wrong-field.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { forumContract, Post } from '../../forum.contract.ts';
import type { ForumCode } from '../../refusals.ts';
import { useRefreshForum } from '../list/use-questions.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import type { Attachment } from './attachments.ts';
import { writeDraft } from './drafts.ts';
import {
  draftToStore,
  type MissingFields,
  missingFields,
  type QuestionDraft,
  stillMissing,
} from './question-form.ts';
import { useAttachments } from './use-attachments.ts';

export type QuestionFormOptions = {
  readonly initial: QuestionDraft;
  /** Contents without a draft: of the question to edit, of the link that opened the dialog, or none. */
  readonly untouched: QuestionDraft;
  /** Images of a restored draft (URLs and files), in order; null to use those of `initial`. */
  readonly pictures: readonly (string | File)[] | null;
  /** Question to edit; null for a new one. */
  readonly post: Post | null;
  readonly draftName: string;
  /** Member who writes; the draft stays theirs. */
  readonly owner: string | null;
  readonly onSaved: () => void;
};

/** Manages the question dialog: values, draft, validation and submission. */
export function useQuestionForm(options: QuestionFormOptions) {
  const { initial, pictures, post, draftName, owner, onSaved } = options;
  const { seen, theirs, setTheirs, acceptTheirs } = useVersions(post);
  const [saving, setSaving] = useState(false);
  const images = useAttachments(pictures ?? initial.images);
  const { draft, whole, missing, setDraft, setMissing, change } = useQuestionDraft(
    options,
    images.attachments,
  );
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const person = useForumMember();
  const words = useErrorMessage();
  const refresh = useRefreshForum();

  function refused(error: unknown): void {
    if (error instanceof ApiError && error.status === 401) {
      // Contents of a link are not stored unless changed, but the member wants to send them after the login.
      if (!post) writeDraft(draftName, whole, owner);
      person.sendToLogin('ask', '/forum?ask=1');
    } else if (isRefusal<ForumCode>(error, 'forum.changed_meanwhile'))
      setTheirs((field(error.body, 'post') as Post | undefined) ?? null);
    else toast({ variant: 'destructive', title: t('form.failed'), description: words(error) });
  }

  /**
   * Sends the question.
   * @param base version that is replaced; default: the version that was opened
   */
  async function send(base = seen): Promise<void> {
    const now = missingFields(draft);
    setMissing(now);
    const { category } = draft;
    if (Object.keys(now).length > 0 || category === '') return focusWrongField();
    setSaving(true);
    try {
      const urls = await images.uploadAll();
      if (!urls) return;
      const body = { ...draft, category, images: [...urls], ...(base && { updatedAt: base }) };
      await saveQuestion(post, body, language);
      writeDraft(draftName, null, owner);
      toast({ title: t(post ? 'form.updated' : 'form.posted') });
      onSaved();
      await refresh();
    } catch (error) {
      refused(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    whole,
    change,
    missing,
    images,
    saving,
    send,
    /** Newer version that another member has saved; set after a conflict. */
    theirs,
    keepMine: () => void send(acceptTheirs()),
    takeTheirs: () => {
      if (!theirs) return;
      setDraft({ ...draft, title: theirs.title, content: theirs.content });
      acceptTheirs();
    },
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;

/** Holds the version that the form is based on, and after a conflict the newer one of another member. */
function useVersions(post: Post | null) {
  const [seen, setSeen] = useState(post?.updatedAt ?? null);
  const [theirs, setTheirs] = useState<Post | null>(null);
  /** Bases the form on the newer version. @returns its time */
  const acceptTheirs = () => {
    const newer = theirs?.updatedAt ?? null;
    setTheirs(null);
    setSeen(newer);
    return newer;
  };
  return { seen, theirs, setTheirs, acceptTheirs };
}

/** Manages the values of the form, and stores them as a draft. */
function useQuestionDraft(
  { initial, untouched, draftName, owner }: QuestionFormOptions,
  attachments: readonly Attachment[],
) {
  const [draft, setDraft] = useState<QuestionDraft>(initial);
  const [missing, setMissing] = useState<MissingFields>({});
  const stored = attachments.filter((each) => each.kind === 'stored').map(({ url }) => url);
  const whole: QuestionDraft = { ...draft, images: stored };
  const kept = JSON.stringify(draftToStore(whole, untouched));
  useEffect(
    () => writeDraft(draftName, JSON.parse(kept) as QuestionDraft | null, owner),
    [kept, draftName, owner],
  );
  const change = (part: Partial<QuestionDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setMissing((before) => stillMissing(before, next));
  };
  return { draft, whole, missing, setDraft, setMissing, change };
}

type QuestionBody = BodyOf<typeof forumContract.change>;

/** Creates the question, or changes `post`. */
async function saveQuestion(post: Post | null, body: QuestionBody, language: Language): Promise<void> {
  if (post)
    await call<typeof forumContract.change>('PUT', `/api/forum/posts/${post.id}?language=${language}`, body);
  else
    await call<typeof forumContract.ask>('POST', `/api/forum/posts?language=${language}`, body, {
      isRepeatable: true,
    });
}
