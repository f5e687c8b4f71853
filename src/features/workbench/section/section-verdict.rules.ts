/** Requirement of a section compared with its hardness. */
import type { SectionInput, SectionResult } from './section.contract.ts';

/** Symbols of the places between surface and centre: radius r, thickness t. */
export const placeSymbols = {
  bar: { threeQuarters: '3r/4', half: 'r/2' },
  plate: { threeQuarters: 't/8', half: 't/4' },
} as const;

type Tone = 'ok' | 'warn' | 'err';
type Judged = {
  readonly tone: Tone;
  readonly verdict: 'reached' | 'value' | 'partly' | 'unmeasured' | 'missed' | 'exceeded' | 'unknown';
};
type Requirement = NonNullable<SectionInput['requirement']>;

/** Hardness with its band; `low` and `high` are null where the error is not measured. */
export type Deciding = {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** Compares the hardness and its band with the required ones. */
export function judge({ value, low, high }: Deciding, { atLeastHRC, atMostHRC }: Requirement): Judged {
  const most = atMostHRC ?? Number.POSITIVE_INFINITY;
  if (value === null) return { tone: 'warn', verdict: 'unknown' };
  if (value < atLeastHRC) return { tone: 'err', verdict: 'missed' };
  if (value > most) return { tone: 'err', verdict: 'exceeded' };
  if (low === null || high === null) return { tone: 'warn', verdict: 'unmeasured' };
  if (low >= atLeastHRC && high <= most) return { tone: 'ok', verdict: 'reached' };
  return { tone: 'warn', verdict: atMostHRC === null ? 'value' : 'partly' };
}

/** Required hardness as text: `45`, or `45–50`. */
export const requiredText = (
  { atLeastHRC, atMostHRC }: Requirement,
  number: (value: number) => string,
): string => (atMostHRC === null ? number(atLeastHRC) : `${number(atLeastHRC)}–${number(atMostHRC)}`);

/** Probability in whole per cent; 0 and 100 only where nothing else is possible. */
export const wholePercent = (probability: number): number =>
  probability === 0 || probability === 1
    ? 100 * probability
    : Math.min(99, Math.max(1, Math.round(100 * probability)));

/** Distance of the hardness from the nearest required one, HRC. */
export function distanceFrom({ atLeastHRC, atMostHRC }: Requirement, value: number | null): number {
  if (value === null) return 0;
  const fromLeast = Math.abs(value - atLeastHRC);
  return atMostHRC === null ? fromLeast : Math.min(fromLeast, Math.abs(value - atMostHRC));
}

/** Error of a value: `± 3.8`, or both sides where the hardness as quenched cuts the band: `−3.9 +2.0`. */
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

/** Hardness that the requirement is compared with: as tempered if the section is tempered. */
export function decidingHardness(
  input: Pick<SectionInput, 'temper'>,
  row: Pick<Row, 'tempered' | 'quenchedHRC'>,
): Deciding {
  const { tempered, quenchedHRC } = row;
  return input.temper
    ? { value: tempered?.hrc ?? null, low: tempered?.low ?? null, high: tempered?.high ?? null }
    : { value: quenchedHRC, low: null, high: null };
}
