import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import {
  bandParts,
  errorText,
  hardnessText,
  isTemperedOutside,
  limitText,
  quenchedText,
  reasonAmong,
  temperedText,
} from '../../section/scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from '../../section/section.contract.ts';
import {
  type DecidingHardness,
  decidingHardness,
  distanceFrom,
  requiredText,
  sectionVerdict,
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
  const placeName = usePlaceName(input.shape);
  const chosen = result.places.find(({ place }) => place === input.place);
  if (!chosen) return null;
  const { tempered } = chosen;
  const isTempered = input.temper !== null;
  const deciding = decidingHardness(input, chosen);
  const remarks = result.remarks.map(({ code, params, text }) => ({
    code,
    text: text ?? t(`section.remark.${code}` as 'section.remark.uncounted', params as { elements: string }),
  }));
  const reason = deciding.value === null && !deciding.below ? reasonAmong(remarks) : undefined;
  const others = remarks.filter((each) => each !== reason);
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
        <Value
          {...{ deciding, tempered: isTempered ? tempered : null }}
          reason={reason?.text}
          isOutside={isTempered && isTemperedOutside(remarks)}
        />
        <Verdict {...{ input, result, deciding }} />
        {others.map(({ code, text }) => (
          <p
            key={code}
            className={classNames(
              'type-small mt-2 border-l-2 pl-2 text-ink',
              code !== 'not_stated' && 'border-warn',
            )}
          >
            {text}
          </p>
        ))}
      </div>
      <Places {...{ input, result }} />
    </Panel>
  );
}

type ValueProps = {
  readonly deciding: DecidingHardness;
  readonly tempered: SectionResult['places'][number]['tempered'];
  /** Text why there is no hardness. */
  readonly reason: string | undefined;
  /** True outside the range of the hardness model. */
  readonly isOutside: boolean;
};

/** Shows the hardness or its upper limit, with its band; without either, the reason. */
function Value({ deciding: { value, below }, tempered, reason, isOutside }: ValueProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  if (value === null && typeof below !== 'number')
    return (
      <>
        <p className="type-answer mt-1 text-ink2">{t('section.noHardness')}</p>
        {reason !== undefined && <p className="type-small mt-1 text-ink2">{reason}</p>}
      </>
    );
  const { key, low, high } = tempered ? bandParts(tempered, language) : { key: null, low: '', high: '' };
  const band = key === null ? value !== null && t('section.notMeasured') : t(`section.${key}`, { low, high });
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-[44px] leading-none font-[600] tabular-nums">
          {value === null ? limitText(below ?? 0, language) : hardnessText(value, language)}
        </span>
        <span className="type-body text-ink2">HRC</span>
        {tempered && (
          <span className="text-[20px] text-ink2 tabular-nums">{errorText(tempered, language)}</span>
        )}
        {isOutside && <Tag tone="warn">{t('section.models.outside')}</Tag>}
      </p>
      {band && <p className="type-small mt-1 text-ink2">{band}</p>}
    </>
  );
}

/** Shows whether the hardness meets the requirement, with the probability. */
function Verdict({ input, result, deciding }: AnswerProps & { readonly deciding: DecidingHardness }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { requirement } = input;
  if (!requirement) return null;
  const { tone, verdict } = sectionVerdict(deciding, requirement);
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
          {result.places.map((row) => (
            <tr
              key={row.place}
              data-chosen={row.place === input.place || undefined}
              className={classNames(
                'border-b last:border-b-0',
                row.place === input.place && 'bg-p3 shadow-[inset_2px_0_0_var(--ink)]',
              )}
            >
              <th scope="row" className="py-1.5 pr-1 pl-4 text-left font-[520] lg:max-xl:pl-3">
                {placeName(row.place)}
              </th>
              <td className="px-1.5 py-1.5 text-right text-[16px] font-[560] tabular-nums">
                {quenchedText(row, language)}
              </td>
              {isTempered && (
                <td className="py-1.5 pr-4 pl-1.5 text-right tabular-nums lg:max-xl:pr-3">
                  <span className="text-[16px] font-[560]">{temperedText(row, language)}</span>
                  {row.tempered && <span className="text-ink3"> {errorText(row.tempered, language)}</span>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
