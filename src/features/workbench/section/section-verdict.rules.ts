/** Compares the requirement of a section with its hardness. */
import { formatShort, rangeSeparator } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { scaleEndHRC } from './scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';

/** Symbols of the positions between surface and centre: radius r, thickness t. */
export const placeSymbols = {
  bar: { threeQuarters: '3r/4', half: 'r/2' },
  plate: { threeQuarters: 't/8', half: 't/4' },
} as const;

type Tone = 'ok' | 'warn' | 'err';
type Judged = {
  readonly tone: Tone;
  readonly verdict:
    | 'reached'
    | 'value'
    | 'partly'
    | 'unmeasured'
    | 'withinUnmeasured'
    | 'missed'
    | 'missedByMore'
    | 'below'
    | 'exceeded'
    | 'unknown';
};
type Requirement = NonNullable<SectionInput['requirement']>;

/** Hardness with its band; `low` and `high` are null if the error was not measured. */
export type DecidingHardness = {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Upper limit of a hardness without a value. */
  readonly below?: number | null | undefined;
};

/** Compares a hardness without a value; its upper limit and the upper end of its band may be known. */
function verdictBelow(
  { below = null, high }: DecidingHardness,
  { atLeastHRC, atMostHRC }: Requirement,
): Judged {
  if (below !== null && atLeastHRC !== null && below <= atLeastHRC)
    return { tone: 'err', verdict: 'missedByMore' };
  const isMet = below !== null && atLeastHRC === null && atMostHRC !== null && below <= atMostHRC;
  if (isMet && high !== null && high > atMostHRC) return { tone: 'warn', verdict: 'partly' };
  return isMet ? { tone: 'ok', verdict: 'below' } : { tone: 'warn', verdict: 'unknown' };
}

/** Compares the hardness and its band with the required hardness. */
export function sectionVerdict(deciding: DecidingHardness, requirement: Requirement): Judged {
  const { value, low, high } = deciding;
  const { atMostHRC } = requirement;
  const least = requirement.atLeastHRC ?? Number.NEGATIVE_INFINITY;
  const most = atMostHRC ?? Number.POSITIVE_INFINITY;
  if (value === null) return verdictBelow(deciding, requirement);
  if (value < least) return { tone: 'err', verdict: 'missed' };
  if (value > most) return { tone: 'err', verdict: 'exceeded' };
  if (low === null || high === null)
    return { tone: 'warn', verdict: atMostHRC === null ? 'unmeasured' : 'withinUnmeasured' };
  if (low >= least && high <= most) return { tone: 'ok', verdict: 'reached' };
  return { tone: 'warn', verdict: atMostHRC === null ? 'value' : 'partly' };
}

/** Formats the required hardness: `45`, `45–50` or `≤ 50`. */
export const requiredText = ({ atLeastHRC, atMostHRC }: Requirement, language: Language): string => {
  const number = (value: number) => formatShort(value, language);
  if (atLeastHRC === null) return atMostHRC === null ? '' : `≤\u00a0${number(atMostHRC)}`;
  return atMostHRC === null
    ? number(atLeastHRC)
    : `${number(atLeastHRC)}${rangeSeparator(language)}${number(atMostHRC)}`;
};

/** Returns the probability in whole per cent; 0 and 100 only for certain outcomes. */
export const wholePercent = (probability: number): number =>
  probability === 0 || probability === 1
    ? 100 * probability
    : Math.min(99, Math.max(1, Math.round(100 * probability)));

/** Returns the distance in HRC of the hardness, or of its upper limit, from the nearest required hardness. */
export function distanceFrom(
  { atLeastHRC, atMostHRC }: Requirement,
  { value, below }: Pick<DecidingHardness, 'value' | 'below'>,
): number {
  const hardness = value ?? below ?? null;
  if (hardness === null) return 0;
  const limits = [atLeastHRC, atMostHRC].filter((limit) => limit !== null);
  return Math.min(...limits.map((limit) => Math.abs(hardness - limit)));
}

type Row = SectionResult['places'][number];

/**
 * Returns the hardness that the requirement is compared with: as tempered if the section is tempered. Below the Rockwell
 * C scale it has no value, only the end of the scale as upper limit.
 */
export function decidingHardness(
  input: Pick<SectionInput, 'temper'>,
  row: Pick<Row, 'tempered' | 'quenchedHRC'> & Partial<Pick<Row, 'quenchedBelowHRC'>>,
): DecidingHardness {
  const { tempered, quenchedHRC, quenchedBelowHRC: below } = row;
  if (!input.temper) return { value: quenchedHRC, low: null, high: null, below };
  if (!tempered) return { value: null, low: null, high: null, below };
  const { hrc, low, high } = tempered;
  return hrc < scaleEndHRC
    ? { value: null, low, high, below: scaleEndHRC }
    : { value: hrc, low, high, below };
}
