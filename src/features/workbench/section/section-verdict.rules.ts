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
  readonly verdict: 'reached' | 'value' | 'unmeasured' | 'missed' | 'unknown';
};

/** Compares the hardness with the required one. @param low lower end of its band; null where the error is not measured */
export function judge(value: number | null, low: number | null, required: number): Judged {
  if (value === null) return { tone: 'warn', verdict: 'unknown' };
  if (value < required) return { tone: 'err', verdict: 'missed' };
  if (low === null) return { tone: 'warn', verdict: 'unmeasured' };
  return low >= required ? { tone: 'ok', verdict: 'reached' } : { tone: 'warn', verdict: 'value' };
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
) {
  const { tempered, quenchedHRC } = row;
  return input.temper
    ? { value: tempered?.hrc ?? null, low: tempered?.low ?? null }
    : { value: quenchedHRC, low: null };
}
