import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { summaryOf } from '../list/summary.ts';

/** Version of the post saved by another administrator. */
export type OtherVersion = { readonly title: string; readonly content: string; readonly updatedAt: string };

type EditConflictProps = {
  readonly others: OtherVersion;
  readonly pending: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** After an edit conflict, shows the version of the other administrator and lets the user choose one of the two. */
export function EditConflict({ others, pending, onMine, onTheirs }: EditConflictProps) {
  const { t } = useTranslation('archive');
  return (
    <Notice
      tone="warn"
      title={t('form.conflict')}
      actions={
        <>
          <Button size="small" pending={pending} onClick={onMine}>
            {t('form.saveMine')}
          </Button>
          <Button size="small" disabled={pending} onClick={onTheirs}>
            {t('form.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('form.conflictText')}
      <span className="mt-1.5 block border-l-2 border-line2 pl-3 text-ink2">
        <strong className="font-[600]">{others.title}</strong> {summaryOf(others.content, '')}
      </span>
    </Notice>
  );
}
