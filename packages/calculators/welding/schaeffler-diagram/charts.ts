/** Diagrams of the Schaeffler page: the diagram itself, and ferrite versus dilution with the fields. */
import type { ChartDrawing, Line, Mark, Point, Tone } from '../../core/chart.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import * as diagram from '../../formulas/welding/schaeffler.ts';
import {
  axesIncluding,
  dilutionTicks,
  drawOverDilution,
  equivalentAxes,
  type MetalPoints,
  onSheet,
  passMarks,
} from '../weld-charts.ts';

const tones: Readonly<Record<diagram.FieldName, Tone>> = {
  A: 'austenite',
  M: 'martensite',
  F: 'ferrite',
  'A+F': 'austenite-ferrite',
  'A+M': 'mixed',
  'F+M': 'mixed',
  'M+F': 'mixed',
  'A+M+F': 'mixed',
};
const labelPlaces: Readonly<Record<diagram.FieldName, Point>> = {
  A: [11, 25],
  'A+M': [7.4, 17],
  M: [5.2, 9],
  'F+M': [0.75, 2],
  'M+F': [13.9, 3],
  'A+M+F': [23, 4.9],
  'A+F': [34, 18],
  F: [30, 3],
};

const spaced = (name: string): string => name.replaceAll('+', ' + ');
/** Draws the fields, ferrite lines, zones, the metals, the dilution line with a tick every 10 %, and the weld. */
export function drawSchaeffler(metals: MetalPoints): ChartDrawing {
  const { a, b, base, filler, passes } = metals;
  const marks: readonly Mark[] = [
    ...dilutionTicks(metals),
    { at: base, role: 'mark', shape: 'dot', label: 'baseMix' },
    { at: a, role: 'mark', shape: 'circle', label: 'steelA' },
    { at: b, role: 'mark', shape: 'square', label: 'steelB' },
    { at: filler, role: 'mark', shape: 'diamond', label: 'filler' },
    ...passMarks(passes.slice(0, -1)),
    ...passes.slice(-1).map((at): Mark => ({ at, role: 'user', label: 'weld' })),
  ];
  const { x, y, visible } = axesIncluding(
    { creq: { domain: [0, 40], step: 4 }, nieq: { domain: [0, 30], step: 5 } },
    passes.at(-1),
  );
  const piece = onSheet(x.domain, y.domain);
  return {
    ...equivalentAxes(x, y),
    regions: diagram.fieldNames.map((name) => ({
      polygon: diagram.fields[name],
      tone: tones[name],
      label: { literal: spaced(name) },
      labelAt: labelPlaces[name],
    })),
    zones: diagram.zoneNames.map((key) => ({
      key,
      label: key,
      polygons: diagram.zones[key],
      on: key === 'target',
      indicative: true,
    })),
    lines: [
      ...diagram.boundaries.map((points): Line => ({ role: 'boundary', points })),
      ...diagram.ferriteLines.map(
        ({ percent, line }): Line => ({ role: 'iso', points: line, label: { literal: `${percent} %` } }),
      ),
      ...piece('guide', [a, b]),
      ...piece('user', [filler, base], 'dilutionLine').map((line): Line => ({ ...line, naming: 'pointer' })),
    ],
    marks: marks.filter((mark) => visible(mark.at)),
    answer: { output: 'ferritePercent', at: 'map' },
  };
}

/** Draws ferrite versus dilution, with the fields crossed by the dilution line in the background. */
export function drawDilution(
  metals: Pick<MetalPoints, 'filler' | 'base'>,
  ranges: ReadonlyMap<diagram.FieldName, readonly [number, number]>,
  dilutionPercent: number,
): ChartDrawing {
  return drawOverDilution(metals, dilutionPercent, {
    valueAt: diagram.ferriteAt,
    y: { label: 'ferrite', symbol: '\\delta', unit: '%' },
    regions: (top, right) =>
      [...ranges].flatMap(([name, [from, to]]) => {
        const end = Math.min(to, right);
        if (end <= from) return [];
        return [
          {
            polygon: rectangle([from, end], [0, top]),
            tone: tones[name],
            label: { literal: spaced(name) },
            labelAt: [(from + end) / 2, top * 0.9] as const,
          },
        ];
      }),
  });
}
