/** Tempering curve: HV over the temperature, each author only where his formula was made. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { convertHardness, hardnessTables } from '../../formulas/hardness/hardness-conversion.ts';
import * as tempered from '../../formulas/hardness/tempered-hardness.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

type Treatment = {
  readonly steel: Composition;
  readonly quenchedHRC: number;
  readonly temperatureC: number;
  readonly timeH: number;
  readonly hardeningDegree: number;
  readonly mixed: number | string | null | undefined;
};

const x = [150, 750] as const;
const y = [100, 900] as const;
const vickersOf = (scale: 'HBW' | 'HRC', value: number): number =>
  convertHardness(hardnessTables['e140-1'], scale, 'HV', value) ?? Number.NaN;

export function drawTemperingCurve(given: Treatment): ChartDrawing {
  const { steel, quenchedHRC, temperatureC, timeH, hardeningDegree, mixed } = given;
  const maynier = (structure: tempered.TemperedStructure) => (celsius: number) =>
    tempered.temperedVickers(structure, steel, tempered.temperingParameter(celsius, timeH));
  const curves: readonly (readonly [string, number, number, (celsius: number) => number])[] = [
    ['maynierMartensite', 450, 700, maynier(tempered.temperedMartensite)],
    ['maynierBainite', 450, 700, maynier(tempered.temperedBainite)],
    ['spies', 500, 650, (celsius) => vickersOf('HBW', tempered.spiesBrinell(steel, quenchedHRC, celsius))],
    [
      'just',
      490,
      610,
      (celsius) => vickersOf('HRC', tempered.justTempered(quenchedHRC, hardeningDegree, celsius)),
    ],
  ];
  const lines = curves.flatMap(([label, from, to, hardness]) => {
    const points = Array.from({ length: 41 }, (_, at): Point => {
      const celsius = from + ((to - from) * at) / 40;
      return [celsius, hardness(celsius)];
    });
    return clipLine(points, x, y).map((piece): Line => ({ role: 'series', label, points: piece }));
  });
  const quenched = vickersOf('HRC', quenchedHRC);
  const inside = typeof mixed === 'number' && mixed >= y[0] && mixed <= y[1];
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x },
    y: { label: 'hardness', unit: 'HV', scale: 'linear', domain: y, step: 100 },
    lines: [
      ...lines,
      ...clipLine(
        [
          [x[0], quenched],
          [x[1], quenched],
        ],
        x,
        y,
      ).map((points): Line => ({ role: 'guide', label: 'quenched', points })),
    ],
    ...(inside ? { marks: [{ at: [temperatureC, mixed], role: 'user', label: 'steel' }] } : {}),
  };
}
