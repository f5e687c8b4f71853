/** The first words of a rendered text, for search engines and shared links; `fallback` for a text of pictures. */
export function summaryOf(html: string, fallback: string): string {
  const text = html
    // The letters of a formula belong together.
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
