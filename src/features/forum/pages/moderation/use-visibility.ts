import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { useRefreshForum } from '../list/use-questions.ts';
import { useErrorMessage } from '../use-forum-member.ts';

/** Time in ms during which hiding can be undone. */
const undoMs = 10_000;

/** Part of the API path that identifies a question or an answer, e.g. `posts/12`. */
export type SubjectPath = `${'posts' | 'answers'}/${number}`;

/** Returns the functions with which administrators show hidden content again. */
export function useVisibility() {
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  const refresh = useRefreshForum();

  /**
   * Makes content visible again.
   * @param undo whether to reopen its reports, because it was hidden by mistake
   * @returns whether this succeeded
   */
  async function unhide(subject: SubjectPath, undo = false): Promise<boolean> {
    try {
      await call<(typeof moderationContract)['hidePost' | 'hideAnswer']>(
        'POST',
        `/api/forum/${subject}/hide`,
        {
          hidden: false,
          undo,
        },
      );
      toast({ title: t('hidden.shown') });
      await refresh();
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: t('hidden.shownFailed'), description: words(error) });
      return false;
    }
  }

  /** Shows a toast about hidden content, with a button that undoes it. */
  const showHiddenToast = (title: string, subject: SubjectPath) =>
    toast({
      title,
      durationMs: undoMs,
      action: { label: t('form.undo'), onSelect: () => void unhide(subject, true) },
    });

  return { unhide, showHiddenToast };
}
