/** Layout of the hosted pages with bar, card and buttons; it contains no inline script or style. */

import type { Answer } from '../routes.ts';
import { type Html, html } from './html.ts';
import { type Locale, wordsOf } from './words.ts';

export const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // `form-action` is not restricted, because forms lead to the URL of the shop, which is not known here.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

export type Page = {
  readonly locale: Locale;
  readonly provider: string;
  readonly title: string;
  readonly content: Html;
  /** URL of the script that the page loads, with its parameters as data attributes. */
  readonly script?: { readonly src: string; readonly data: Readonly<Record<string, string>> };
  readonly status?: number;
};

export function page({ locale, provider, title, content, script, status = 200 }: Page): Answer {
  const words = wordsOf(locale);
  const data = Object.entries(script?.data ?? {}).map(([name, value]) => html` data-${name}="${value}"`);
  const document = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${provider} sandbox</title>
<link rel="stylesheet" href="/__sandbox/style.css">
<link rel="icon" href="data:,">
</head>
<body class="${provider.toLowerCase()}">
<header class="bar" data-testid="sandbox-bar">${words.bar}</header>
<main>
<p class="provider">${provider}</p>
<h1>${title}</h1>
${content}
<p class="small">${words.explain}</p>
</main>
${script ? html`<script id="finish" src="${script.src}"${data}></script>` : null}
</body>
</html>
`;
  return { status, headers: htmlHeaders, body: document.html };
}

export const facts = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** Returns a submit button that sends its form to the given URL. */
export const button = (id: string, label: string, address: string, kind: 'main' | 'plain' = 'plain'): Html =>
  html`<button type="submit" class="${kind}" data-testid="${id}" formaction="${address}">${label}</button>`;

export function gonePage(locale: Locale, provider: string): Answer {
  const words = wordsOf(locale);
  return page({ locale, provider, title: words.gone, content: html`<p>${words.goneText}</p>`, status: 410 });
}

export function closedPage(locale: Locale, provider: string): Answer {
  const words = wordsOf(locale);
  return page({
    locale,
    provider,
    title: words.closed,
    content: html`<p data-testid="closed">${words.closedText}</p>`,
  });
}
