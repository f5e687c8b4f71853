import type { FileProblem } from '../file-fault.ts';

/** Reasons why a table file cannot be read; `n` is the limit. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  fileTooLarge: 'The file is larger than {n} MB.',
  inflatedTooLarge: 'The uncompressed content of the file is larger than {n} MB. It was not read.',
  tooWide: 'The table has more than {n} columns.',
  encrypted: 'The file is protected by a password. Save it without a password and open it again.',
  oldFormat: 'This is an .xls file of an old format. Save it as .xlsx and open it again.',
  broken: 'The file is damaged and cannot be read.',
  unknownFormat: 'This is not an .xlsx, .csv or .tsv file.',
};
