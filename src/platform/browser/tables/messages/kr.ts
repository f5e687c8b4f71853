import type { FileProblem } from '../file-fault.ts';

/** Reasons why a table file cannot be read; `n` is the limit. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  fileTooLarge: '파일이 {n} MB보다 큽니다.',
  inflatedTooLarge: '파일의 압축을 푼 내용이 {n} MB보다 커서 읽지 않았습니다.',
  tooWide: '표의 열이 {n}개를 넘습니다.',
  encrypted: '암호로 보호된 파일입니다. 암호 없이 저장한 뒤 다시 여십시오.',
  oldFormat: '이전 형식의 .xls 파일입니다. .xlsx로 저장한 뒤 다시 여십시오.',
  broken: '파일이 손상되어 읽을 수 없습니다.',
  unknownFormat: '.xlsx, .csv, .tsv 파일이 아닙니다.',
};
