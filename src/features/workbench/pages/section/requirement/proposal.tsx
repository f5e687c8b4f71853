import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { hardnessText } from '../../../section/scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from '../../../section/section.contract.ts';
import { distanceFrom, requiredText, wholePercent } from '../../../section/section-verdict.rules.ts';
import { usePlaceName } from '../use-place-name.ts';

/** Tempering to set in the form; °C and h. */
export type ChosenTemper = { readonly temperatureC: number; readonly timeH: number };
type ProposalProps = {
  readonly input: SectionInput;
  readonly result: SectionResult;
  readonly onTemper: (temper: ChosenTemper) => void;
};
type Found = NonNullable<SectionResult['proposal']>;

/** Shows the tempering that meets the requirement, or why none does. */
export function Proposal({ input, result, onTemper }: ProposalProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { proposal } = result;
  const { requirement } = input;
  if (!proposal || !requirement || proposal.outcome === 'unknown') return null;
  const celsius = (value: number) => `${formatShort(Math.round(value), language)}\u00a0°C`;
  const short = (value: number) => formatShort(value, language);
  const required = requiredText(requirement, language);
  return (
    <Panel title={t('section.proposal.title')} flush>
      <div className="grid gap-3 px-4 py-3">
        {proposal.outcome !== 'found' && (
          <p className="type-small border-l-2 border-err pl-2">
            {t(`section.proposal.${proposal.outcome}`, {
              required: short(requirement.atLeastHRC ?? 0),
              most: short(requirement.atMostHRC ?? 0),
              celsius: celsius(proposal.hottestC),
            })}
          </p>
        )}
        {proposal.temper && input.temper === null && (
          <p className="type-small border-l-2 border-warn pl-2">{t('section.proposal.untempered')}</p>
        )}
        {proposal.outcome === 'quenched_below' && <Quenched {...{ input, result, requirement }} />}
        <Temperings {...{ input, result, proposal, onTemper }} />
        {proposal.window && requirement.atMostHRC !== null && (
          <p className="type-small text-ink2">
            {t('section.proposal.window', {
              required,
              from: celsius(proposal.window.fromC),
              to: celsius(proposal.window.toC),
            })}
          </p>
        )}
        {proposal.temper && <p className="type-small text-ink3">{t('section.proposal.basis')}</p>}
      </div>
    </Panel>
  );
}

type QuenchedProps = Pick<ProposalProps, 'input' | 'result'> & {
  readonly requirement: NonNullable<SectionInput['requirement']>;
};

/** Hardness as quenched at the position, with the range of the other models. */
function Quenched({ input, result, requirement }: QuenchedProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeName = usePlaceName(input.shape);
  const number = (value: number) => formatNumber(value, 1, language);
  const quenched = result.places.find(({ place }) => place === input.place)?.quenchedHRC ?? null;
  const others = result.models.flatMap(({ hrc, chosen }) => (hrc === null || chosen ? [] : [hrc]));
  if (quenched === null || others.length === 0) return null;
  return (
    <p className="type-small text-ink2">
      {t('section.proposal.models', {
        place: placeName(input.place),
        quenched: number(quenched),
        difference: number(distanceFrom({ ...requirement, atMostHRC: null }, { value: quenched })),
        low: number(Math.min(...others)),
        high: number(Math.max(...others)),
      })}
    </p>
  );
}

type TemperingsProps = ProposalProps & { readonly proposal: Found };

function Temperings({ input, result, proposal, onTemper }: TemperingsProps) {
  const { t } = useTranslation('workbench');
  const { timeH } = proposal;
  const known = result.remarks.map(({ code }) => code);
  const remarks = (proposal.temper?.remarks ?? []).filter(({ code }) => !known.includes(code));
  const row = (temper: Found['temper'], title: string | null) =>
    temper && <TemperRow {...{ title, temper, timeH, input, onTemper }} />;
  return (
    <>
      {row(proposal.temper, null)}
      {row(proposal.assured, t('section.proposal.assured'))}
      {remarks.map(({ code, text }) => (
        <p key={code} className="type-small border-l-2 border-warn pl-2">
          {text}
        </p>
      ))}
    </>
  );
}

type TemperRowProps = Pick<ProposalProps, 'input' | 'onTemper'> & {
  readonly title: string | null;
  readonly temper: NonNullable<Found['temper']>;
  readonly timeH: number;
};

/** Row of one tempering: temperature, hardness with its band, probability, and a button that sets it in the form. */
function TemperRow({ title, temper, timeH, input, onTemper }: TemperRowProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { temperatureC, hrc, low, high, probability } = temper;
  const celsius = `${formatShort(temperatureC, language)}\u00a0°C`;
  const isUsed = input.temper?.temperatureC === temperatureC && input.temper.timeH === timeH;
  return (
    <div className="grid gap-1">
      {title && <p className="type-small text-ink2">{title}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-[20px] font-[600] tabular-nums">{celsius}</span>
        {isUsed ? (
          <Tag>{t('section.models.used')}</Tag>
        ) : (
          <Button
            size="small"
            variant={title ? 'quiet' : 'hot'}
            onClick={() => onTemper({ temperatureC, timeH })}
          >
            {t('section.proposal.use', { celsius })}
          </Button>
        )}
      </div>
      <p className="type-small text-ink2 tabular-nums">
        {t('section.proposal.hold', {
          hours: formatShort(timeH, language),
          hrc: hardnessText(hrc, language),
          low: hardnessText(low, language),
          high: hardnessText(high, language),
        })}
        {' · '}
        {t('section.proposal.probability', { percent: formatShort(wholePercent(probability), language) })}
      </p>
    </div>
  );
}
