/** Returns the first words of rendered HTML as a description, or `fallback` if it contains no words. */
export function summaryOf(html: string, fallback: string): string {
  const text = html
    // Tags within formulas are removed without inserting spaces, so that the characters of a formula stay together.
    .replace(/<\/?(?:m[a-z]+|wbr)(?: [^<>]*)?>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return fallback;
  if (text.length <= 160) return text;
  return `${text.slice(0, 157).replace(/\s\S*$/, '')}…`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
