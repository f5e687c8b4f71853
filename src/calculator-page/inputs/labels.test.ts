import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, texts } from '@ferrite/calculators/definitions.ts';
import { plainSymbol, symbolBeside } from '@ferrite/charts/text/symbol-text.ts';
import { textWidth } from '@ferrite/charts/text/text-size.ts';
import { expect, it } from 'vitest';

/** Width of the inputs beside the diagram at 1440 px, without margins, and font size of a label, px. */
const [room, size] = [266, 13];

/** Width for the title beside the unit select, and font size of a panel title, px. */
const [titleRoom, titleSize] = [160, 15];

it('B-01 the title of the inputs panel fits on one line, which keeps the panel headers aligned', () => {
  const long = Object.values(definitions).flatMap((calculator) => {
    const analyses = calculator.inputs.filter(({ kind }) => kind === 'composition');
    const [first] = analyses;
    if (!first || analyses.length > 1) return [];
    return languages.flatMap((language) => {
      const title = texts[calculator.id][language].inputs[first.key] ?? '';
      return textWidth(title, titleSize, true) > titleRoom ? [`${calculator.id} ${language}: ${title}`] : [];
    });
  });
  expect(long).toEqual([]);
});

it('B-01 the label of every input fits on one line at 1440 px, in five languages', () => {
  const long = Object.values(definitions).flatMap((calculator) =>
    languages.flatMap((language) =>
      calculator.inputs.flatMap((input) => {
        if (input.kind === 'composition' || input.kind === 'series') return [];
        const label = texts[calculator.id][language].inputs[input.key] ?? input.key;
        const symbol = input.kind === 'number' ? symbolBeside(label, input.symbol) : undefined;
        const shown = symbol ? `${label} ${plainSymbol(symbol)}` : label;
        return textWidth(shown, size) > room ? [`${calculator.id} ${language}: ${label}`] : [];
      }),
    ),
  );
  expect(long).toEqual([]);
});
