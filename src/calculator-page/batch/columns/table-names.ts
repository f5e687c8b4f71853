import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';

/** Names with which the page of one language writes tables. */
export type TableNames = Pick<CalculatorTexts, 'inputs' | 'outputs' | 'choices'> & {
  /** Header of the remarks column. */
  readonly remarks: string;
  /** Names of the two sheets of an exported workbook. */
  readonly file?: { readonly table: string; readonly about: string };
};
