import { htmlLang, type Language } from '@ferrite/calculators/core/texts/language.ts';
import { offlineWords } from '../messages/offline-words.ts';

/** Calculator page that the browser has stored; the title is HTML. */
export type StoredPage = { readonly address: string; readonly title: string };

/** Returns an address for an attribute; an address contains no quotation marks. */
const attribute = (address: string): string => new URL(address).href.replaceAll('&', '&amp;');

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; margin: 10vh auto; padding: 0 1.25rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1rem; margin-top: 2rem; }
  a { color: inherit; } li { margin: 0.5rem 0; }
`;

/**
 * Returns the HTML of the page that is shown without a connection in place of a calculator page that is not stored.
 * @param address address of the requested page, for another attempt
 * @param stored pages that can be opened without a connection
 */
export function offlinePage(language: Language, address: string, stored: readonly StoredPage[]): string {
  const words = offlineWords[language];
  const list = stored.map((page) => `<li><a href="${attribute(page.address)}">${page.title}</a></li>`);
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title} · Ferrite</title><style>${style}</style></head>
<body><main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p><a href="${attribute(address)}">${words.retry}</a></p>
${list.length > 0 ? `<h2>${words.stored}</h2><ul>${list.join('')}</ul>` : ''}
</main></body>
</html>`;
}
