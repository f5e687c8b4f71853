import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/browser/api-client.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { useRefreshForum } from '../list/use-questions.ts';
import { useRefusalWords } from '../use-person.ts';

/** Who looks up from the list still finds the way back. */
const undoMs = 10_000;

/** A question or an answer as the calls name it, e.g. `posts/12`. */
export type SubjectPath = `${'posts' | 'answers'}/${number}`;

/** What administrators do with what is hidden: show it again, at once or later. */
export function useVisibility() {
  const { t } = useTranslation('forum');
  const words = useRefusalWords();
  const refresh = useRefreshForum();

  /** @param undo it was hidden by mistake: the reports about it wait again. @returns whether it stands again */
  async function showAgain(subject: SubjectPath, undo = false): Promise<boolean> {
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

  /** Says that it is hidden now, and offers to take that back. */
  const sayHidden = (title: string, subject: SubjectPath) =>
    toast({
      title,
      durationMs: undoMs,
      action: { label: t('form.undo'), onSelect: () => void showAgain(subject, true) },
    });

  return { showAgain, sayHidden };
}
