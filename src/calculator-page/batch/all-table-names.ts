import { type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import { textsOf } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { BatchWords } from './batch-context.ts';
import type { TableNames } from './columns/table-names.ts';
import { cn } from './messages/cn.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { kr } from './messages/kr.ts';

const words: Readonly<Record<Language, Pick<BatchWords, 'grid' | 'file'>>> = {
  en,
  de,
  cn,
  ja,
  kr,
};

/** Returns the names in the tables of a calculator in every language. For the build, which adds them to the worker. */
export const allTableNames = (id: CalculatorId): readonly TableNames[] =>
  languages.map((language) => {
    const { inputs, outputs, choices } = textsOf(id)[language];
    const { grid, file } = words[language];
    return {
      inputs,
      outputs,
      ...(choices && { choices }),
      remarks: grid.remarks,
      file: { table: file.table, about: file.about },
    };
  });
