import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { type Choice, maxChoices, rankChoices } from '../../../section/requirement/rank-steels.rules.ts';
import { hardnessText } from '../../../section/scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from '../../../section/section.contract.ts';
import { requiredText, wholePercent } from '../../../section/section-verdict.rules.ts';
import { useSteels } from './use-steels.ts';

type SteelsProps = {
  readonly input: SectionInput;
  readonly result: SectionResult;
  readonly onChoice: (choice: Choice) => void;
};
type Requirement = NonNullable<SectionInput['requirement']>;

/** Steels and media that meet the requirement; the search starts immediately if the current ones do not meet it. */
export function Steels({ input, result, onChoice }: SteelsProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { requirement } = input;
  const outcome = result.proposal?.outcome ?? 'unknown';
  if (!requirement || outcome === 'unknown') return null;
  const isSearching = isWanted || outcome === 'quenched_below' || outcome === 'tempered_below';
  const required = requiredText(requirement, language);
  return (
    <Panel
      title={t('section.steels.title', { required })}
      actions={
        !isSearching && (
          <Button size="small" onClick={() => setWanted(true)}>
            {t('section.steels.find')}
          </Button>
        )
      }
      flush
    >
      {isSearching && <Search {...{ input, requirement, onChoice }} />}
    </Panel>
  );
}

type SearchProps = Omit<SteelsProps, 'result'> & { readonly requirement: Requirement };

function Search({ input, requirement, onChoice }: SearchProps) {
  const { t } = useTranslation('workbench');
  const transient = useTransientErrorMessage();
  const { searched, total, examined, leftOut, isBeyondCurve, error, retry } = useSteels(input);
  const id = useId();
  const choices = rankChoices(searched);
  const isDone = total > 0 && searched.length === total;
  const progress = t('section.steels.progress', { done: searched.length, total });
  return (
    <div aria-busy={(!isDone && error === null) || undefined}>
      {!isDone && error === null && (
        <p className="type-small flex items-center gap-3 px-4 py-3 text-ink2">
          <label htmlFor={id}>{progress}</label>
          <progress id={id} value={searched.length} max={Math.max(1, total)} className="min-w-0 grow" />
        </p>
      )}
      {error !== null && (
        <div className="p-4">
          <Notice
            tone="err"
            actions={
              <Button size="small" onClick={retry}>
                {t('section.retry')}
              </Button>
            }
          >
            {transient(error) ?? t('section.failed')}
          </Notice>
        </div>
      )}
      {/* While the search runs, rows would change their positions. */}
      {(isDone || error !== null) && choices.length > 0 && (
        <>
          {input.temper === null && (
            <p className="type-small mx-4 my-3 border-l-2 border-warn pl-2">
              {t('section.steels.untempered')}
            </p>
          )}
          <Choices {...{ choices, requirement, onChoice }} />
        </>
      )}
      <p role="status" className="type-small px-4 py-3 text-ink3">
        {isDone &&
          choices.length === 0 &&
          `${t(isBeyondCurve ? 'section.steels.beyond' : 'section.steels.nothing')} `}
        {isDone && t('section.steels.basis', { examined, leftOut, most: maxChoices })}
      </p>
    </div>
  );
}

type ChoicesProps = {
  readonly choices: readonly Choice[];
  readonly requirement: Requirement;
  readonly onChoice: (choice: Choice) => void;
};

function Choices({ choices, requirement, onChoice }: ChoicesProps) {
  const { t } = useTranslation('workbench');
  return (
    <section
      aria-label={t('section.steels.steel')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="type-small w-full">
        <thead>
          <tr className="type-column border-b align-bottom text-ink2">
            <th scope="col" className="py-2 pr-1 pl-4 text-left font-[inherit]">
              {t('section.steels.steel')}
            </th>
            <th scope="col" className="px-1.5 py-2 text-right font-[inherit]">
              {t('section.quenched')}
            </th>
            <th scope="col" className="py-2 pr-4 pl-1.5 text-right font-[inherit]">
              {t('section.group.temper')}
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <ChoiceLine key={choice.grade ?? ''} {...{ choice, requirement, onChoice }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ChoiceLineProps = Omit<ChoicesProps, 'choices'> & { readonly choice: Choice };

/** Row of one steel in one medium: hardness as quenched with its margin, tempering with its probability. */
function ChoiceLine({ choice, requirement, onChoice }: ChoiceLineProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { grade, medium, quenchedHRC, temper, codes } = choice;
  const number = (value: number) => formatNumber(value, 1, language);
  const steel = grade ?? t('section.steels.present');
  const bath = t(`section.medium.${medium.by === 'bath' ? medium.bath : medium.by}`);
  const remarks = codes.map((code) =>
    t(`section.steels.code.${code}` as 'section.steels.code.outside_model'),
  );
  return (
    <tr className="border-b align-top last:border-b-0">
      <th scope="row" className="py-1.5 pr-1 pl-4 text-left font-[520]">
        {steel}
        <span className="block font-[400] text-ink2">{bath}</span>
        {remarks.length > 0 && (
          <span className="block font-[400] text-warn">{[...new Set(remarks)].join(', ')}</span>
        )}
      </th>
      <td className="px-1.5 py-1.5 text-right whitespace-nowrap tabular-nums">
        <span className="font-[560]">{number(quenchedHRC)}</span>
        {requirement.atLeastHRC !== null && (
          <span className="block text-ink2">+{number(quenchedHRC - requirement.atLeastHRC)} HRC</span>
        )}
      </td>
      <td className="py-1.5 pr-4 pl-1.5 text-right whitespace-nowrap tabular-nums">
        <span className="font-[560]">{`${formatShort(temper.temperatureC, language)}\u00a0°C`}</span>
        <span className="block text-ink2">{hardnessText(temper.hrc, language)} HRC</span>
        <span className="block text-ink2">
          {t('section.proposal.probability', {
            percent: formatShort(wholePercent(temper.probability), language),
          })}
        </span>
        <Button
          size="small"
          className="mt-1"
          aria-label={t('section.steels.use', { steel, medium: bath })}
          onClick={() => onChoice(choice)}
        >
          {t('section.steels.take')}
        </Button>
      </td>
    </tr>
  );
}
