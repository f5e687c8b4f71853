/** The worked example of a calculator and the steel it opens with. */
import { describe, expect, it } from 'vitest';
import { shownExample } from '../core/texts/worked-text.ts';
import { definitions, textsOf } from '../definitions.ts';

const named = Object.values(definitions).flatMap((calculator) => {
  const example = shownExample(calculator.examples);
  const title = (example && textsOf(calculator.id).en.examples[example.key]) ?? '';
  return calculator.inputs.flatMap((input) => {
    const isNamed = input.kind === 'composition' && new RegExp(`\\b${input.defaultGrade}\\b`).test(title);
    return example && isNamed ? [{ id: calculator.id, input, example, title }] : [];
  });
});

describe('worked example of the default grade', () => {
  it('C-03: some calculators have a worked example of their default steel grade', () => {
    expect(named.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['carbon-equivalent', 'preheat-temperature', 'melting-point']),
    );
  });

  it.each(named)(
    'C-03: $id opens with the contents of its worked example, or the title of the example states its own contents',
    (each) => {
      const { input, example, title } = each;
      const used = Object.keys(input.elements).filter(
        (element) => !input.unused?.some((other) => other === element),
      );
      const contentOf = (element: string) => example.inputs[`${input.prefix}${element}`] ?? 0;
      const defaults = new Map(Object.entries(input.default));
      const differing = used.filter(
        (element) => !['P', 'S'].includes(element) && contentOf(element) !== (defaults.get(element) ?? 0),
      );
      if (!/\d\s?%\s?C\b/.test(title)) expect(differing).toEqual([]);
    },
  );
});
