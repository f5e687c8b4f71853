import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { Post } from '../../forum.contract.ts';

/** States that the dialog shows a stored draft, and offers to discard it. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('forum');
  return (
    <Notice
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('form.discard')}
        </Button>
      }
    >
      {t('form.restored')}
    </Notice>
  );
}

type ConflictNoticeProps = {
  /** Newer version that another member has saved. */
  readonly theirs: Post;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** After an edit conflict, shows the newer version and lets the member choose one of the two. */
export function ConflictNotice({ theirs, onMine, onTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('forum');
  return (
    <Notice
      tone="warn"
      title={t('form.conflict')}
      actions={
        <>
          <Button size="small" onClick={onMine}>
            {t('form.overwrite')}
          </Button>
          <Button size="small" onClick={onTheirs}>
            {t('form.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('form.conflictText')}
      <strong className="mt-2 block">{theirs.title}</strong>
      <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap">{theirs.content}</span>
    </Notice>
  );
}
