import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { SectionInput, SectionResult } from '../../section/section.contract.ts';
import { sectionNotes } from '../../section/section.rules.ts';
import { usePlaceName } from './use-place-name.ts';

type DetailsProps = { readonly input: SectionInput; readonly result: SectionResult };

const columns = ['depth', 'jominy', 'time', 'rate'] as const;

/** Cooling at the positions and basis of the computation. */
export function CoolingDetails({ input, result }: DetailsProps) {
  const { t } = useTranslation('workbench');
  return (
    <>
      <Panel title={t('section.view.cooling')} flush>
        <Cooling {...{ input, result }} />
      </Panel>
      <Panel title={t('section.notes.title')}>
        <ul className="type-small grid list-disc gap-1.5 pl-4 text-ink2">
          {sectionNotes.map((note) => (
            <li key={note}>{t(`section.notes.${note}`)}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** Hardness as quenched at the selected position by each model. */
export function ModelDetails({ result }: Pick<DetailsProps, 'result'>) {
  const { t } = useTranslation('workbench');
  return (
    <Panel title={t('section.models.title')} flush>
      <Models models={result.models} />
    </Panel>
  );
}

function Cooling({ input, result }: DetailsProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const three = (value: number | null, unit: string) =>
    value === null
      ? t('section.none')
      : `${formatShort(Number(value.toPrecision(3)), language)}\u00a0${unit}`;
  const one = (value: number | null) =>
    value === null ? t('section.none') : `${formatNumber(value, 1, language)}\u00a0mm`;
  return (
    <section
      aria-label={t('section.view.cooling')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="type-small w-full">
        <thead>
          <tr className="type-column border-b align-bottom text-ink2">
            <th scope="col" className="py-2 pr-1 pl-3 text-left font-[inherit] sm:px-4">
              {t('section.place')}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-1.5 py-2 text-right font-[inherit] hyphens-auto last:pr-3 sm:px-2 sm:last:pr-4"
              >
                {t(`section.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.places.map(({ place, depthMm, equivalentMm, coolingTimeS, rateKPerS }) => (
            <tr key={place} className="border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-1 pl-3 text-left font-[520] whitespace-nowrap sm:px-4">
                {placeName(place)}
              </th>
              <td className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums sm:px-2">
                {one(depthMm)}
              </td>
              <td className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums sm:px-2">
                {one(equivalentMm)}
              </td>
              <td className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums sm:px-2">
                {three(coolingTimeS, 's')}
              </td>
              <td className="py-1.5 pr-3 pl-1.5 text-right whitespace-nowrap tabular-nums sm:pr-4 sm:pl-2">
                {three(rateKPerS, 'K/s')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Models({ models }: { readonly models: SectionResult['models'] }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  if (models.length === 0) return <p className="type-small p-4 text-ink2">{t('section.noHardness')}</p>;
  return (
    <>
      <ul className="type-small">
        {models.map(({ label, hrc, inRange, chosen }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2">
            <span className="min-w-0 grow basis-40">{label}</span>
            {chosen && <Tag>{t('section.models.used')}</Tag>}
            {!inRange && hrc !== null && <Tag tone="warn">{t('section.models.outside')}</Tag>}
            <span className="font-[560] tabular-nums">
              {hrc === null ? '–' : `${formatNumber(hrc, 1, language)}\u00a0HRC`}
            </span>
          </li>
        ))}
      </ul>
      <p className="type-small px-4 py-2 text-ink3">{t('section.notMeasured')}</p>
    </>
  );
}
