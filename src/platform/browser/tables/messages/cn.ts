import type { FileProblem } from '../file-fault.ts';

/** Reasons why a table file cannot be read; `n` is the limit. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  fileTooLarge: '文件大于 {n} MB。',
  inflatedTooLarge: '文件解压后的内容大于 {n} MB，未读取。',
  tooWide: '表格超过 {n} 列。',
  encrypted: '文件受密码保护。请取消密码保存后重新打开。',
  oldFormat: '这是旧格式的 .xls 文件。请另存为 .xlsx 后重新打开。',
  broken: '文件已损坏，无法读取。',
  unknownFormat: '这不是 .xlsx、.csv 或 .tsv 文件。',
};
