import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { shownMoment } from '../../ui/shown-values.ts';
import { Notice } from '../../ui/state/notice.tsx';

type RestoredEntriesProps = {
  /** Time of the last change; null if no entries were restored. */
  readonly savedAt: Date | null;
  readonly onDiscard: () => void;
};

/** States that unsaved entries were restored and offers to discard them. */
export function RestoredEntries({ savedAt, onDiscard }: RestoredEntriesProps) {
  const { t } = useTranslation('layout');
  if (!savedAt) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      }
    >
      {t('unsaved.restored', { moment: shownMoment(savedAt) })}
    </Notice>
  );
}
