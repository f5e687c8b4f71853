import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import tttCctDiagram from './index.ts';

const draw = (chart: string, inputs: Readonly<Record<string, number>>) => {
  const result = evaluate(tttCctDiagram, { ...defaultInputs(tttCctDiagram), ...inputs });
  if (!result.ok) throw new Error('no result');
  return tttCctDiagram.charts?.find(({ key }) => key === chart)?.draw(result.inputs, result.values);
};

describe('C-03 fields of the TTT and CCT diagrams', () => {
  it('C-03 a phase has the same colour and dash in every steel and diagram', () => {
    const looks = new Map<string, Set<unknown>>();
    for (const inputs of [{}, { C: 1.1 }, { C: 0.1 }])
      for (const chart of ['continuous', 'isothermal', 'structure'])
        for (const { role, label, look } of draw(chart, inputs)?.lines ?? [])
          if (role === 'series') looks.set(String(label), (looks.get(String(label)) ?? new Set()).add(look));
    expect(looks.size).toBe(5);
    for (const [phase, each] of looks) expect([...each], phase).toHaveLength(1);
  });

  it.each(['continuous', 'isothermal'])(
    'C-03 the diagram for %s transformation names no field twice, and ferrite and pearlite only where they form',
    (chart) => {
      const names = (inputs: Readonly<Record<string, number>>) =>
        draw(chart, inputs)?.regions?.map(({ label }) => label);
      expect(names({})).toEqual(['austenite', 'ferritePearlite', 'bainite', 'martensite']);
      expect(names({ C: 1.1 })).toEqual(['austenite', 'pearlite', 'bainite', 'martensite']);
    },
  );
});
