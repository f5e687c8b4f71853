import { describe, expect, it } from 'vitest';
import { definitions } from '../../definitions.ts';
import type { ChartDrawing } from '../chart.ts';
import { evaluate } from '../evaluate.ts';
import { defaultInputs } from '../inputs/fields.ts';
import { drawingIn } from './drawing-units.ts';
import { readUnits } from './shown-units.ts';

const kept = readUnits('F,dF,inch,ksi');
const drawing: ChartDrawing = {
  x: { label: 'temperature', unit: '°C', scale: 'linear', domain: [0, 100], step: 20 },
  y: { label: 'depth', unit: 'mm', scale: 'log', domain: [25.4, 254] },
  regions: [{ polygon: [[0, 25.4]], tone: 'plain', labelAt: [100, 254] }],
  zones: [{ key: 'a', label: 'a', polygons: [[[0, 25.4]]] }],
  lines: [{ role: 'series', points: [[100, 254]], blurX: 10 }],
  marks: [{ at: [50, 50.8], role: 'user' }],
};

describe('C-05 diagrams in the chosen units', () => {
  it('C-05 axes, areas, lines and marks are converted to the chosen units', () => {
    const shown = drawingIn(kept, drawing);
    expect(shown.x).toEqual({ label: 'temperature', unit: '°F', scale: 'linear', domain: [32, 212] });
    expect(shown.y).toMatchObject({ unit: 'in', domain: [1, 10] });
    expect(shown.regions?.[0]).toMatchObject({ polygon: [[32, 1]], labelAt: [212, 10] });
    expect(shown.zones?.[0]?.polygons).toEqual([[[32, 1]]]);
    expect(shown.lines?.[0]?.points).toEqual([[212, 10]]);
    expect(shown.lines?.[0]?.blurX).toBeCloseTo(18, 9);
    expect(shown.marks?.[0]?.at).toEqual([122, 2]);
  });

  it('C-05 the numbers of a label with a unit are converted, those of other labels are not', () => {
    const labelled = (literal: string, hasUnit?: true): ChartDrawing => ({
      ...drawing,
      x: { ...drawing.x, unit: 'h' },
      y: { ...drawing.y, unit: 'h' },
      lines: [{ role: 'dimension', points: [], label: { literal, ...(hasUnit && { hasUnit }) } }],
    });
    const shown = (literal: string, hasUnit?: true) =>
      drawingIn(kept, labelled(literal, hasUnit)).lines?.[0]?.label;
    expect(shown('⌀ 254 × 50.8 mm', true)).toMatchObject({ literal: '⌀ 10 × 2 in' });
    expect(shown('−40 °C', true)).toMatchObject({ literal: '−40 °F' });
    expect(shown('12 °C/s', true)).toMatchObject({ literal: '12 °C/s' });
    expect(shown('Bar 254 mm')).toMatchObject({ literal: 'Bar 254 mm' });
  });

  it('C-05 a diagram without a chosen unit for its axes is unchanged', () => {
    expect(drawingIn({}, drawing)).toBe(drawing);
    const difference = { ...drawing, x: { ...drawing.x, unit: 'K' }, y: { ...drawing.y, unit: 'h' } };
    expect(drawingIn(kept, difference)).toBe(difference);
  });

  it('C-05 in a converted diagram, results on the y axis use the unit for their size, inputs on the x axis their own unit', () => {
    const force = {
      ...drawing,
      x: { ...drawing.x, unit: 'MN' },
      y: { ...drawing.y, unit: 'MN', domain: [0.001, 0.002] },
      marks: [{ at: [30, 0.00131], role: 'user' }],
    } as const;
    const shown = drawingIn(kept, force, (own) => (own === 'MN' ? 'kN' : own));
    expect(shown.x).toBe(force.x);
    expect(shown.y).toMatchObject({ unit: 'kN', domain: [1, 2] });
    expect(shown.marks?.[0]?.at).toEqual([30, 1.31]);
  });

  it('C-05 every diagram of every calculator can be converted to other units', () => {
    for (const calculator of Object.values(definitions)) {
      const result = evaluate(calculator, defaultInputs(calculator));
      if (!result.ok) throw new Error(calculator.id);
      for (const chart of calculator.charts ?? []) {
        const shown = drawingIn(kept, chart.draw(result.inputs, result.values));
        const { x, y } = shown;
        expect(JSON.stringify(shown), `${calculator.id} ${chart.key}`).not.toMatch(/\d (?:mm|°C|MPa)"/);
        for (const { unit, domain } of [x, y]) {
          expect(['°C', 'mm', 'MPa'], `${calculator.id} ${chart.key}`).not.toContain(unit);
          expect(domain[1], `${calculator.id} ${chart.key}`).toBeGreaterThan(domain[0]);
        }
      }
    }
  });
});
