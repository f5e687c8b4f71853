import { expect, it } from 'vitest';
import type { Point } from '../../core/chart.ts';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { valueText } from '../../core/texts/value-text.ts';
import calculator from './index.ts';
import texts from './texts/index.ts';

/** Size of the plot in pixels at 200 %. */
const [width, height] = [1300, 960];
/** Largest change of direction in degrees that still looks smooth. */
const maxTurned = 4;

function evaluated(changed: Readonly<Record<string, unknown>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...changed });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

function drawn(changed: Readonly<Record<string, unknown>>) {
  const { inputs, values } = evaluated(changed);
  const drawing = calculator.charts?.find(({ key }) => key === 'timeOverSize')?.draw(inputs, values);
  if (!drawing) throw new Error('no diagram');
  return drawing;
}

const share = ([from, to]: readonly [number, number], value: number): number =>
  Math.log(value / from) / Math.log(to / from);

it.each([[1], [3], [10], [11], [100], [180], [999], [1500], [3000]])(
  'C-02: the result for %d mm lies on its curve of time versus size, and no curve has a corner or ends before the result',
  (sizeMm) => {
    for (const shape of ['bar', 'plate']) {
      const { x, y, lines = [], marks = [] } = drawn({ sizeMm, shape });
      const own = lines.find(({ role }) => role === 'user')?.points ?? [];
      const [at] = marks.map(({ at }) => at);
      expect(
        own.some(
          ([size, time]) => Math.abs(size / sizeMm - 1) < 1e-9 && Math.abs(time / (at?.[1] ?? 0) - 1) < 1e-9,
        ),
      ).toBe(true);
      expect(lines).toHaveLength(2);
      for (const { points } of lines) {
        expect(points.at(-1)?.[0]).toBeGreaterThanOrEqual(1.49 * sizeMm);
        const placed = points.map(
          ([size, time]): Point => [width * share(x.domain, size), height * share(y.domain, time)],
        );
        const direction = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);
        const turned = placed.slice(2).map((next, place) => {
          const [before, here] = [placed[place] ?? next, placed[place + 1] ?? next];
          return (180 / Math.PI) * Math.abs(direction(here, next) - direction(before, here));
        });
        expect(Math.max(...turned)).toBeLessThan(maxTurned);
      }
    }
  },
);

it('C-02: between the computed sizes the curve of time versus size agrees with the result within 1 %', () => {
  const points = drawn({}).lines?.find(({ role }) => role === 'user')?.points ?? [];
  for (const [sizeMm, minutes] of points.slice(5).filter((_, at) => at % 20 === 0)) {
    const { centreTimeMin } = evaluated({ sizeMm }).values;
    expect(Math.abs(minutes / (centreTimeMin as number) - 1)).toBeLessThan(0.01);
  }
});

it.each([
  [{}, 'totalTimeMin', '132'],
  [{ sizeMm: 1500, soakRule: 'none' }, 'centreTimeMin', '2410'],
  [{ sizeMm: 3, furnaceTemperatureC: 500 }, 'largestDifferenceK', '<\u00a01'],
])(
  'C-02: with the inputs %j, %s is shown as %s: at most three digits, and a difference below 1 K as “< 1 K”',
  (raw, key, shown) => {
    const output = calculator.outputs.find((each) => each.key === key);
    if (!output) throw new Error(`no ${key}`);
    const format = { calculator, texts: texts.en, language: 'en', unit: output.unit } as const;
    expect(valueText(format, output, evaluated(raw).values)).toBe(shown);
  },
);
