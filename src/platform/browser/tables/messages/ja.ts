import type { FileProblem } from '../file-fault.ts';

/** Reasons why a table file cannot be read; `n` is the limit. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  fileTooLarge: 'ファイルが{n} MBを超えています。',
  inflatedTooLarge: 'ファイルの展開後の内容が{n} MBを超えるため、読み取りませんでした。',
  tooWide: '表の列数が{n}を超えています。',
  encrypted: 'ファイルがパスワードで保護されています。パスワードなしで保存し、もう一度開いてください。',
  oldFormat: '古い形式の.xlsファイルです。.xlsxで保存し、もう一度開いてください。',
  broken: 'ファイルが壊れているため、読み取れません。',
  unknownFormat: '.xlsx、.csv、.tsvのいずれのファイルでもありません。',
};
