/** Diagrams of a section: hardness versus the depth, and cooling curves. */
import type { ChartDrawing, Line, Point } from '@ferrite/calculators/core/chart.ts';
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { scaleEndHRC, withinScale } from './scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';

type Row = SectionResult['profile'][number];

function runsOf(rows: readonly Row[], value: (row: Row) => number | null): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const row of rows) {
    const y = value(row);
    if (y === null) runs.push([]);
    else runs.at(-1)?.push([row.depthMm, y]);
  }
  return runs.filter((run) => run.length > 1);
}

const linesOf = (runs: readonly (readonly Point[])[], line: Omit<Line, 'points'>): readonly Line[] =>
  runs.map((points, at) => (at === 0 ? { ...line, points } : { role: line.role, points }));

/** Returns the upper end of the band as tempered, which the hardness as quenched limits. */
const upperEnd = ({ quenchedHRC, tempered }: Pick<Row, 'quenchedHRC' | 'tempered'>): number =>
  Math.min(tempered?.high ?? 0, quenchedHRC ?? Number.POSITIVE_INFINITY);

/**
 * Draws the hardness versus the depth with the band after tempering, from 20 HRC on; a guide line at each position states
 * its Jominy equivalent.
 */
export function drawProfile(
  input: SectionInput,
  { profile, places }: Pick<SectionResult, 'profile' | 'places'>,
  language: Language,
): ChartDrawing {
  const half = input.sizeMm / 2;
  const { requirement } = input;
  const required = [requirement?.atLeastHRC, requirement?.atMostHRC].filter(
    (each) => typeof each === 'number',
  );
  const values = profile.flatMap(({ quenchedHRC, tempered }) => [
    ...(quenchedHRC === null ? [] : [quenchedHRC]),
    ...(tempered && tempered.high >= scaleEndHRC
      ? [Math.max(scaleEndHRC, tempered.low), upperEnd({ quenchedHRC, tempered })]
      : []),
  ]);
  const all = [...values, ...required, ...(values.length > 0 ? [] : [20, 60])];
  const bottom = Math.max(0, Math.floor((Math.min(...all) - 1) / 5) * 5);
  const top = Math.ceil((Math.max(...all) + 3) / 5) * 5;
  const banded = profile.filter(({ tempered }) => tempered !== null && tempered.high >= scaleEndHRC);
  const chosen = places.find(({ place }) => place === input.place);
  const at = chosen?.tempered ? withinScale(chosen.tempered.hrc) : (chosen?.quenchedHRC ?? null);
  return {
    x: { label: 'depth', unit: 'mm', scale: 'linear', domain: [0, half], isFixed: true },
    y: { label: 'hardness', unit: 'HRC', scale: 'linear', domain: [bottom, top], step: 5 },
    ...(banded.length > 1 && {
      regions: [
        {
          tone: 'hot' as const,
          polygon: [
            ...banded.map((row): Point => [row.depthMm, upperEnd(row)]),
            ...banded
              .toReversed()
              .map((row): Point => [row.depthMm, Math.max(scaleEndHRC, row.tempered?.low ?? 0)]),
          ],
        },
      ],
    }),
    lines: [
      ...places.flatMap(({ depthMm, equivalentMm }): readonly Line[] =>
        equivalentMm === null || depthMm === 0
          ? []
          : [
              {
                role: 'guide',
                label: { literal: `J ${formatNumber(equivalentMm, 1, language)}` },
                points: [
                  [depthMm, bottom],
                  [depthMm, top],
                ],
              },
            ],
      ),
      ...required.map(
        (hardness): Line => ({
          role: 'guide',
          label: 'required',
          points: [
            [0, hardness],
            [half, hardness],
          ],
        }),
      ),
      ...linesOf(
        runsOf(profile, ({ quenchedHRC }) => quenchedHRC),
        { role: input.temper ? 'series' : 'user', label: 'quenched' },
      ),
      ...linesOf(
        runsOf(profile, ({ tempered }) => withinScale(tempered?.hrc)),
        { role: 'user', label: 'tempered' },
      ),
    ],
    ...(at !== null && chosen && { marks: [{ at: [chosen.depthMm, at] as const, role: 'user' as const }] }),
  };
}

/** Draws the temperature over the logarithm of the time in the medium. */
export function drawCooling(input: SectionInput, { curves }: SectionResult): ChartDrawing {
  const end = curves[0]?.points.at(-1)?.[0] ?? 1;
  const first = Math.min(0.1, end / 1_000);
  const level = (celsius: number): Line => ({
    role: 'guide',
    label: { literal: `${celsius} °C` },
    points: [
      [first, celsius],
      [end, celsius],
    ],
  });
  return {
    x: { label: 'seconds', unit: 's', scale: 'log', domain: [first, end] },
    y: {
      label: 'temperature',
      unit: '°C',
      scale: 'linear',
      domain: [0, Math.ceil((input.startC + 20) / 100) * 100],
    },
    lines: [
      level(800),
      level(500),
      ...curves.map(
        ({ place, points }): Line => ({
          role: place === input.place ? 'user' : 'series',
          label: place,
          points: points.filter(([seconds]) => seconds >= first),
        }),
      ),
    ],
  };
}
