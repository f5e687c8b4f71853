import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import type { SectionForm } from '../../../section/section-form.rules.ts';
import { differencesFrom, isOtherSteel } from '../../../section/section-steel.rules.ts';
import { DeletedHeat } from '../../conflicts/deleted-heat.tsx';
import type { useSectionForm } from '../use-section-form.ts';

type Heat = ReturnType<typeof useSectionForm>['heat'];
type HeatRemarksProps = {
  readonly form: SectionForm;
  /** Contents in the form in wt %; undefined while a field is invalid. */
  readonly analysis: Readonly<Record<string, number>> | undefined;
  readonly heat: Heat;
};

/** States that the selected heat was deleted or is not used, and asks whether changed contents belong to the heat. */
export function HeatRemarks({ form, analysis, heat }: HeatRemarksProps) {
  return (
    <>
      <DeletedHeat contents={analysis ?? {}} />
      {analysis && heat.current && <ChosenHeatRemark {...{ form, analysis, heat, current: heat.current }} />}
    </>
  );
}

type ChosenHeatRemarkProps = Pick<HeatRemarksProps, 'form' | 'heat'> & {
  readonly analysis: Readonly<Record<string, number>>;
  readonly current: NonNullable<Heat['current']>;
};

function ChosenHeatRemark({ form, analysis, heat, current }: ChosenHeatRemarkProps) {
  const { t } = useTranslation('workbench');
  const changed = differencesFrom(current, analysis);
  if (!heat.isLinked && changed.length === 0) return null;
  const use = (
    <Button size="small" onClick={() => heat.choose(current)}>
      {t('section.link.use')}
    </Button>
  );
  const { name } = current;
  if (heat.isLinked || isOtherSteel(form, current)) {
    const steel = form.grade || t('section.grade.own');
    return (
      <Notice tone="info" actions={use}>
        {t(heat.isLinked ? 'section.link.steel' : 'section.link.other', { steel, name })}
      </Notice>
    );
  }
  const query = new URLSearchParams({
    page: t('section.title'),
    ...Object.fromEntries(changed.map(([element, value]) => [element, String(value)])),
  });
  return (
    <Notice
      tone="info"
      actions={
        <>
          {use}
          <ButtonLink size="small" variant="plain" to={`/workbench/heats/${current.id}?${query}`}>
            {t('section.link.save')}
          </ButtonLink>
        </>
      }
    >
      {t('section.link.differs', { name, list: changed.map(([element]) => element).join(', ') })}
    </Notice>
  );
}
