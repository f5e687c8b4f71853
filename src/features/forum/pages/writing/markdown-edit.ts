/** Text changes that the buttons of the Markdown toolbar make. */

export type SelectedText = { readonly text: string; readonly start: number; readonly end: number };
export type MarkdownFormat = 'bold' | 'italic' | 'code' | 'formula' | 'list' | 'link';

const around: Readonly<Record<Exclude<MarkdownFormat, 'list' | 'link'>, string>> = {
  bold: '**',
  italic: '*',
  code: '`',
  formula: '$',
};

/** Puts a mark around the selection; if nothing is selected, the cursor is placed between the marks. */
export function applyFormat({ text, start, end }: SelectedText, mark: MarkdownFormat): SelectedText {
  const chosen = text.slice(start, end);
  const put = (inserted: string, from: number, to: number): SelectedText => ({
    text: text.slice(0, start) + inserted + text.slice(end),
    start: start + from,
    end: start + to,
  });
  if (mark === 'link') return put(`[${chosen}](https://)`, chosen.length + 3, chosen.length + 11);
  if (mark === 'list') {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lines = text.slice(lineStart, end).split('\n');
    const marked = lines.map((line) => `- ${line}`).join('\n');
    return {
      text: text.slice(0, lineStart) + marked + text.slice(end),
      start: start + 2,
      end: end + lines.length * 2,
    };
  }
  const isBlock = mark === 'code' && chosen.includes('\n');
  if (isBlock) return put(`\`\`\`\n${chosen}\n\`\`\``, 4, 4 + chosen.length);
  const sign = around[mark];
  return put(`${sign}${chosen}${sign}`, sign.length, sign.length + chosen.length);
}
