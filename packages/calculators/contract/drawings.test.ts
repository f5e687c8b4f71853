/** Compares every diagram at its default inputs with a stored snapshot, to detect unintended changes. */
import { describe, expect, it } from 'vitest';
import type { ChartDrawing, Point } from '../core/chart.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';
import { folderOf } from '../registry.ts';

/** Rounds to four digits: as precise as a reader could see, and equal on every machine. */
const rounded = (value: number): number => Number(value.toPrecision(4));
const path = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');

/** Returns a drawing as lines of text: one for each axis, area, line and mark. */
function shapeOf(drawing: ChartDrawing): readonly string[] {
  const name = (label: unknown): string =>
    typeof label === 'string' ? label : ((label as { literal?: string } | undefined)?.literal ?? '–');
  const axis = (which: 'x' | 'y'): string => {
    const { label, unit, scale, domain } = drawing[which];
    return `${which} ${name(label)} [${unit ?? ''}] ${scale} ${domain.map(rounded).join('…')}`;
  };
  return [
    axis('x'),
    axis('y'),
    ...(drawing.regions ?? []).map(
      (each) => `region ${each.tone} ${name(each.label)}: ${path(each.polygon)}`,
    ),
    ...(drawing.zones ?? []).map((each) => `zone ${each.key}: ${each.polygons.map(path).join(' | ')}`),
    ...(drawing.lines ?? []).map((each) => `${each.role} ${name(each.label)}: ${path(each.points)}`),
    ...(drawing.marks ?? []).map((each) => `mark ${each.role} ${name(each.label)}: ${path([each.at])}`),
  ];
}

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-03: each diagram is drawn as recorded in the snapshot', async () => {
    const result = evaluate(calculator, defaultInputs(calculator));
    if (!result.ok) throw new Error(`${id}: the default inputs give no result`);
    expect(calculator.charts?.length ?? 0).toBeGreaterThan(0);
    const shapes = (calculator.charts ?? []).map(({ key, draw }) =>
      [`# ${key}`, ...shapeOf(draw(result.inputs, result.values))].join('\n'),
    );
    await expect(`${shapes.join('\n\n')}\n`).toMatchFileSnapshot(`../${folderOf(id)}/drawings.txt`);
  });
});
