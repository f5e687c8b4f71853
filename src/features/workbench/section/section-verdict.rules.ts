/** Compares the requirement of a section with its hardness. */
import { formatShort, rangeSign } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
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
export type Deciding = {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Upper limit of a hardness without a value. */
  readonly below?: number | null | undefined;
};

/** Compares a hardness without a value; its upper limit may be known. */
function judgeBelow(below: number | null, { atLeastHRC, atMostHRC }: Requirement): Judged {
  if (below !== null && atLeastHRC !== null && below <= atLeastHRC)
    return { tone: 'err', verdict: 'missedByMore' };
  const isMet = below !== null && atLeastHRC === null && atMostHRC !== null && below <= atMostHRC;
  return isMet ? { tone: 'ok', verdict: 'below' } : { tone: 'warn', verdict: 'unknown' };
}

/** Compares the hardness and its band with the required hardness. */
export function judge({ value, low, high, below = null }: Deciding, requirement: Requirement): Judged {
  const { atMostHRC } = requirement;
  const least = requirement.atLeastHRC ?? Number.NEGATIVE_INFINITY;
  const most = atMostHRC ?? Number.POSITIVE_INFINITY;
  if (value === null) return judgeBelow(below, requirement);
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
    : `${number(atLeastHRC)}${rangeSign(language)}${number(atMostHRC)}`;
};

/** Returns the probability in whole per cent; 0 and 100 only for certain outcomes. */
export const wholePercent = (probability: number): number =>
  probability === 0 || probability === 1
    ? 100 * probability
    : Math.min(99, Math.max(1, Math.round(100 * probability)));

/** Returns the distance in HRC of the hardness, or of its upper limit, from the nearest required hardness. */
export function distanceFrom(
  { atLeastHRC, atMostHRC }: Requirement,
  { value, below }: Pick<Deciding, 'value' | 'below'>,
): number {
  const hardness = value ?? below ?? null;
  if (hardness === null) return 0;
  const limits = [atLeastHRC, atMostHRC].filter((limit) => limit !== null);
  return Math.min(...limits.map((limit) => Math.abs(hardness - limit)));
}

/** Formats the error of a value: `± 3.8`, or both sides if the hardness as quenched limits the band: `−3.9 +2.0`. */
export function errorText(
  { hrc, low, high }: NonNullable<SectionResult['places'][number]['tempered']>,
  number: (value: number) => string,
): string {
  const [below, above] = [hrc - low, high - hrc];
  return Math.abs(below - above) < 0.05
    ? `±\u00a0${number(below)}`
    : `−${number(below)}\u00a0+${number(above)}`;
}

type Row = SectionResult['places'][number];

/** Returns the hardness that the requirement is compared with: as tempered if the section is tempered. */
export function decidingHardness(
  input: Pick<SectionInput, 'temper'>,
  row: Pick<Row, 'tempered' | 'quenchedHRC'> & Partial<Pick<Row, 'quenchedBelowHRC'>>,
): Deciding {
  const { tempered, quenchedHRC, quenchedBelowHRC: below } = row;
  return input.temper
    ? { value: tempered?.hrc ?? null, low: tempered?.low ?? null, high: tempered?.high ?? null, below }
    : { value: quenchedHRC, low: null, high: null, below };
}
