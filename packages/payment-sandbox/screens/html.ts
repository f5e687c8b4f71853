/** HTML text. In templates every inserted value is escaped, unless it is itself `Html`. */
export type Html = { readonly html: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] as string);

type Part = string | number | Html | readonly Html[] | null | undefined | false;

function print(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map((each) => each.html).join('');
}

export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.map((text, at) => text + print(parts[at])).join('') };
}
