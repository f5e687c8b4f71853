import { useTranslation } from 'react-i18next';
import type { ChosenHeat } from '../../../../platform/browser/heats/chosen-heat.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { DeletedHeat } from '../conflicts/deleted-heat.tsx';

type HeatRemarksProps = {
  /** Contents in the form in wt %. */
  readonly analysis: Readonly<Record<string, number>> | undefined;
  /** Name of the steel in the form; empty for an own analysis. */
  readonly steel: string;
  /** Chosen heat that the steel of a link replaces. */
  readonly otherHeat: ChosenHeat | null;
  readonly onChoose: (heat: ChosenHeat) => void;
};

/** States that the chosen heat was deleted, or that the steel of a link is used instead of it. */
export function HeatRemarks({ analysis = {}, steel, otherHeat, onChoose }: HeatRemarksProps) {
  const { t } = useTranslation('workbench');
  return (
    <>
      <DeletedHeat contents={analysis} />
      {otherHeat && (
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={() => onChoose(otherHeat)}>
              {t('section.link.use')}
            </Button>
          }
        >
          {t('section.link.steel', { steel: steel || t('section.grade.own'), name: otherHeat.name })}
        </Notice>
      )}
    </>
  );
}
