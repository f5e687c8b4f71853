import { csvForm, toCsv } from '../../platform/shared/csv.ts';
import { linkOf } from '../use-address.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import { reportRows } from './report.ts';

export const saveText = (text: string, name: string, type: string): void =>
  save(new Blob([text], { type }), name);

export const saveBytes = (bytes: ArrayBuffer, name: string, type: string): void =>
  save(new Blob([bytes], { type }), name);

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveReport(page: CalculatorPage): void {
  const text = toCsv(reportRows(page, new Date(), linkOf(page)), csvForm(page.language));
  saveText(text, `${page.calculator.id}.csv`, 'text/csv;charset=utf-8');
}
