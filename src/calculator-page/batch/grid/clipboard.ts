/** Blocks of cells on the clipboard. */
import Papa from 'papaparse';
import { escapeFormula } from '../../../platform/shared/csv.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts rows of texts to plain text and HTML for the clipboard; no text becomes a formula. */
export function clipboardForms(rows: readonly (readonly string[])[], hasHead: boolean) {
  const safe = rows.map((row) => row.map((cell) => escapeFormula(cell).replace(/\s+/g, ' ')));
  const html = safe.map((row, at) => {
    const tag = hasHead && at === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  });
  return {
    text: safe.map((row) => row.join('\t')).join('\r\n'),
    html: `<table>${html.join('')}</table>`,
  };
}

export function readBlock(text: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** Writes rows to the clipboard as text and as HTML table. @returns whether it succeeded */
export async function copyRows(rows: readonly (readonly string[])[]): Promise<boolean> {
  const { text, html } = clipboardForms(rows, true);
  try {
    const item = new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // The clipboard is unavailable without https or permission.
    const onCopy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      event.clipboardData?.setData('text/html', html);
    };
    document.addEventListener('copy', onCopy, { once: true });
    const copied = document.execCommand('copy');
    document.removeEventListener('copy', onCopy);
    return copied;
  }
}
