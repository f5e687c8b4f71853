import { useTranslation } from 'react-i18next';
import { useChosenHeatCheck, useMissingHeat } from '../../../../platform/browser/heats/chosen-heat-check.ts';
import { newHeatPath } from '../../../../platform/browser/heats/new-heat-path.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';

type DeletedHeatProps = {
  /** Contents in the form in wt %. */
  readonly contents: Readonly<Record<string, number>>;
};

/** States that the selected heat was deleted, and offers to create a new heat with the values of the form. */
export function DeletedHeat({ contents }: DeletedHeatProps) {
  const { t } = useTranslation('workbench');
  useChosenHeatCheck();
  const heat = useMissingHeat();
  if (!heat) return null;
  return (
    <Notice
      tone="warn"
      actions={
        <ButtonLink size="small" to={newHeatPath(heat, { page: t('section.title'), contents })}>
          {t('form.saveNew')}
        </ButtonLink>
      }
    >
      {t('form.deletedChosen', { name: heat.name })}
    </Notice>
  );
}
