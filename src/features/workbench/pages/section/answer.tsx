import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { SectionInput, SectionResult } from '../../section/section.contract.ts';
import {
  type Deciding,
  decidingHardness,
  distanceFrom,
  errorText,
  judge,
  requiredText,
  wholePercent,
} from '../../section/section-verdict.rules.ts';
import { usePlaceName } from './use-place-name.ts';

export type AnswerProps = {
  readonly input: SectionInput;
  readonly result: SectionResult;
};

/** Result panel: hardness at the selected position with its error and the requirement, all positions, cooling. */
export function Answer({
  input,
  result,
  heading,
}: AnswerProps & { readonly heading: RefObject<HTMLSpanElement | null> }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const chosen = result.places.find(({ place }) => place === input.place);
  if (!chosen) return null;
  const { tempered } = chosen;
  const isTempered = input.temper !== null;
  const deciding = decidingHardness(input, chosen);
  const { value } = deciding;
  const number = (each: number, digits = 1) => formatNumber(each, digits, language);
  const remarks = result.remarks.map(({ code, params, text }) => ({
    code,
    text: text ?? t(`section.remark.${code}` as 'section.remark.uncounted', params as { elements: string }),
  }));
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className="scroll-mt-24">
          {t('section.answer')} · {placeName(input.place)}
        </span>
      }
      className="scroll-mt-20"
      flush
    >
      <div role="status" className="px-4 py-3">
        <p className="type-small text-ink2">{t(isTempered ? 'section.tempered' : 'section.quenched')}</p>
        {value === null ? (
          <p className="type-answer mt-1 text-ink2">
            {deciding.below
              ? t('section.below', { limit: `${formatShort(deciding.below, language)}\u00a0HRC` })
              : t('section.noHardness')}
          </p>
        ) : (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="text-[44px] leading-none font-[600] tabular-nums">{number(value)}</span>
            <span className="type-body text-ink2">HRC</span>
            {tempered && isTempered && (
              <span className="text-[20px] text-ink2 tabular-nums">{errorText(tempered, number)}</span>
            )}
          </p>
        )}
        {value !== null && (
          <p className="type-small mt-1 text-ink2">
            {isTempered && tempered
              ? t('section.band', { low: number(tempered.low), high: number(tempered.high) })
              : t('section.notMeasured')}
          </p>
        )}
        <Verdict {...{ input, result, deciding }} />
        {remarks.map(({ code, text }) => (
          <p key={code} className="type-small mt-2 border-l-2 border-warn pl-2 text-ink">
            {text}
          </p>
        ))}
      </div>
      <Places {...{ input, result }} />
    </Panel>
  );
}

/** Shows whether the hardness meets the requirement, with the probability. */
function Verdict({ input, result, deciding }: AnswerProps & { readonly deciding: Deciding }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { requirement } = input;
  if (!requirement) return null;
  const { tone, verdict } = judge(deciding, requirement);
  const required = requiredText(requirement, language);
  const { probability } = result;
  return (
    <p className="type-small mt-2 flex items-start gap-2">
      <Tag tone={tone}>{required} HRC</Tag>
      <span>
        {t(`section.verdict.${verdict}`, {
          required,
          difference: formatNumber(distanceFrom(requirement, deciding), 1, language),
        })}
        {probability !== null &&
          ` · ${t('section.proposal.probability', { percent: formatShort(wholePercent(probability), language) })}`}
      </span>
    </p>
  );
}

function Places({ input, result }: AnswerProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const number = (each: number | null | undefined, digits = 1) =>
    typeof each === 'number' ? formatNumber(each, digits, language) : '–';
  const isTempered = input.temper !== null;
  return (
    <section
      aria-label={t('section.answer')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto border-t"
    >
      <table className="type-small w-full">
        <thead>
          <tr className="type-column border-b text-ink2">
            <th scope="col" className="py-2 pr-1 pl-4 text-left font-[inherit] lg:max-xl:pl-3">
              {t('section.place')}
            </th>
            <th scope="col" className="px-1.5 py-2 text-right font-[inherit]">
              {t('section.quenched')}
            </th>
            {isTempered && (
              <th scope="col" className="py-2 pr-4 pl-1.5 text-right font-[inherit] lg:max-xl:pr-3">
                {t('section.tempered')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {result.places.map(({ place, quenchedHRC, quenchedBelowHRC, tempered }) => (
            <tr
              key={place}
              className={classNames(
                'border-b last:border-b-0',
                place === input.place && 'bg-p3 shadow-[inset_2px_0_0_var(--ink)]',
              )}
            >
              <th scope="row" className="py-1.5 pr-1 pl-4 text-left font-[520] lg:max-xl:pl-3">
                {placeName(place)}
              </th>
              <td className="px-1.5 py-1.5 text-right text-[16px] font-[560] tabular-nums">
                {quenchedBelowHRC !== null && '<\u00a0'}
                {number(quenchedHRC ?? quenchedBelowHRC)}
              </td>
              {isTempered && (
                <td className="py-1.5 pr-4 pl-1.5 text-right tabular-nums lg:max-xl:pr-3">
                  <span className="text-[16px] font-[560]">{number(tempered?.hrc)}</span>
                  {tempered && <span className="text-ink3"> {errorText(tempered, number)}</span>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
