import type { Example } from '@ferrite/calculators/core/calculator.ts';
import type { CalculatorPage } from '../use-calculator.ts';

/** Returns where the values of an example come from: the publication, or who computed or measured them. */
export function originOf({ words, data }: Pick<CalculatorPage, 'words' | 'data'>, example: Example): string {
  const source = example.source && data.sources[example.source];
  const mark = source?.mark && example.origin === 'printed' ? `(${source.mark.word})` : '';
  return [words.origin[example.origin], source?.short, mark].filter(Boolean).join(' ');
}
