import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { controlClass } from '../../../../ui/form/field.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { curveToleranceK } from '../../section/form/recorded-curve.rules.ts';
import type { SectionResult } from '../../section/section.contract.ts';
import { sectionPlaces } from '../../section/section.rules.ts';
import { formMedia, type Recorded } from '../../section/section-form.rules.ts';
import { ChoiceRow, type FormProps, Group, QuantityRow, useProblemText } from './quantity-row.tsx';
import { SteelInputs } from './steel-inputs.tsx';
import { usePlaceName } from './use-place-name.ts';

type InputsProps = FormProps & {
  /** Result of the form; used to show the mean coefficient of a bath. */
  readonly result: SectionResult | null;
  /** Changes to a recorded cooling curve; null without one. */
  readonly recorded: Recorded | null;
};

export function Inputs({ result, recorded, ...props }: InputsProps) {
  const { t } = useTranslation('workbench');
  const { form, change } = props;
  const placeName = usePlaceName(form.shape);
  return (
    <Panel title={t('section.inputs')} flush>
      <div className="-mt-px">
        <SteelInputs {...props} />
        <Group title={t('section.group.section')}>
          <Segmented
            label={t('section.shape.label')}
            options={[
              { value: 'bar', label: t('section.shape.bar') },
              { value: 'plate', label: t('section.shape.plate') },
            ]}
            value={form.shape}
            onChange={(shape) => change({ shape })}
          />
          <div className="mt-2">
            <QuantityRow {...props} field="sizeMm" label={t(`section.size.${form.shape}`)} unit="mm" />
            <QuantityRow {...props} field="startC" label={t('section.start')} unit="°C" />
          </div>
        </Group>
        <Quench {...props} result={result} recorded={recorded} />
        <Group title={t('section.group.temper')}>
          <Checkbox
            checked={form.temper === 'on'}
            onChange={({ target }) => change({ temper: target.checked ? 'on' : 'off' })}
          >
            {t('section.temper.on')}
          </Checkbox>
          {form.temper === 'on' && (
            <>
              <QuantityRow {...props} field="temperC" label={t('section.temper.temperature')} unit="°C" />
              <QuantityRow {...props} field="temperH" label={t('section.temper.time')} unit="h" />
            </>
          )}
        </Group>
        <Group title={t('section.group.required')}>
          <QuantityRow {...props} field="requiredHRC" label={t('section.required')} unit="HRC" />
          <QuantityRow {...props} field="atMostHRC" label={t('section.atMost')} unit="HRC" />
          <ChoiceRow
            label={t('section.place')}
            value={form.place}
            options={sectionPlaces.map((place) => [place, placeName(place)])}
            onChange={(place) => change({ place })}
          />
        </Group>
      </div>
    </Panel>
  );
}

function Quench({ result, recorded, ...props }: InputsProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { form, change } = props;
  const isOwn = form.medium === 'film';
  const meanFilm = result ? String(Math.round(result.filmWm2K)) : '';
  return (
    <Group title={t('section.group.quench')}>
      <ChoiceRow
        label={t('section.medium.label')}
        value={form.medium}
        options={formMedia.map((medium) => [medium, t(`section.medium.${medium}`)])}
        onChange={(medium) => change({ medium })}
      />
      <QuantityRow {...props} field="mediumC" label={t('section.bathC')} unit="°C" />
      {form.medium === 'severity' && (
        <QuantityRow {...props} field="severity" label={t('section.severity')} unit="1/in" />
      )}
      {(form.medium === 'table' || form.medium === 'probe') && (
        <RowsField {...props} recorded={recorded} field={form.medium === 'table' ? 'table' : 'curve'} />
      )}
      {form.medium === 'table' || form.medium === 'probe' ? (
        <p className="type-small flex justify-between py-1 text-ink2">
          <span>{t('section.film')}</span>
          <span className="tabular-nums">
            {meanFilm && `${formatShort(Number(meanFilm), language)} W/m²K`}
          </span>
        </p>
      ) : (
        // A changed coefficient of a bath becomes an entered coefficient.
        <QuantityRow
          {...props}
          field="filmWm2K"
          label={t('section.film')}
          unit="W/m²K"
          value={isOwn ? form.filmWm2K : meanFilm}
          onText={(filmWm2K) => change({ medium: 'film', filmWm2K })}
        />
      )}
      <ChoiceRow
        label={t('section.criterion.label')}
        value={form.criterion}
        options={[
          ['time', t('section.criterion.time')],
          ['rate', t('section.criterion.rate')],
        ]}
        onChange={(criterion) => change({ criterion })}
      />
    </Group>
  );
}

/** Field for rows of two numbers, typed or pasted from a spreadsheet. */
type RowsFieldProps = FormProps & Pick<InputsProps, 'recorded'> & { readonly field: 'table' | 'curve' };

function RowsField({ form, problems, change, recorded, field }: RowsFieldProps) {
  const { t } = useTranslation('workbench');
  const id = useId();
  const text = useProblemText()(problems[field]);
  return (
    <div className="grid gap-1 py-1">
      <label htmlFor={id} className="type-small text-ink2">
        {t(`section.${field}.label`)}
      </label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        value={form[field]}
        aria-invalid={text ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) =>
          change(field === 'table' ? { table: target.value } : { curve: target.value })
        }
        className={classNames(controlClass, 'px-2 py-1.5 tabular-nums')}
      />
      <p id={`${id}-hint`} className={classNames('type-small', text ? 'text-err' : 'text-ink3')}>
        {text || t(`section.${field}.hint`)}
      </p>
      {field === 'curve' && recorded && !text && <Recording {...recorded} />}
    </div>
  );
}

/** States which rows of a recorded cooling curve were left out, smoothed and thinned. */
function Recording({ headings, plateau, noiseK, thinned }: Recorded) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const notes = [
    headings > 0 && t('section.curve.headings', { rows: headings }),
    plateau > 0 && t('section.curve.plateau', { rows: plateau }),
    noiseK > 0 &&
      t('section.curve.smoothed', {
        noise: formatNumber(noiseK, 1, language),
        most: curveToleranceK,
      }),
    thinned && t('section.curve.thinned', thinned),
  ].filter((note) => typeof note === 'string');
  return notes.length === 0 ? null : (
    <p role="status" className="type-small text-ink2">
      {notes.join(' ')}
    </p>
  );
}
