/** Error page for when nothing else can be rendered: one document without scripts and files. */
import { createHash } from 'node:crypto';
import type { en } from './layout/messages/en.ts';
import type { PlatformCode } from './platform/server/errors/refusals.ts';
import { escapeHtml } from './platform/server/mail/product-mail.ts';
import { htmlLang, type Language, localPath, type Translated } from './platform/shared/i18n/i18n.ts';

export type FailurePage = { readonly html: string; readonly contentSecurityPolicy: string };

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;' +
  'background:light-dark(#f5f1e8,#0d0f12);color:light-dark(#1a1b1d,#ece9e2)}h1{font-size:1.5rem;line-height:1.25}' +
  'a{color:light-dark(#b13508,#ff7d52);display:inline-block;padding:.75rem 0}';
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * @param words texts in the language of the request
 * @param code of the refusal, e.g. `server.busy`
 * @param retrySeconds time after which the page may reload itself
 */
export function failurePage(
  { failure, notFound }: Translated<Pick<typeof en, 'failure' | 'notFound'>>,
  language: Language,
  code: string,
  retrySeconds: number | null,
): FailurePage {
  const busy = [failure.busyTitle, failure.busy] as const;
  const unreadable = [failure.title, failure.unreadable] as const;
  const byCode: Partial<Record<string, readonly [title: string, text: string]>> = {
    'server.busy': busy,
    'request.too_many': busy,
    'server.files_unavailable': busy,
    'server.database_unavailable': [failure.title, failure.away],
    'server.disk_full': [failure.title, failure.full],
    'request.malformed': unreadable,
    'request.invalid': unreadable,
    'request.not_found': [notFound.title, notFound.text],
  } satisfies Partial<Record<PlatformCode, readonly [string, string]>>;
  const [title, text] = byCode[code] ?? [failure.title, failure.text];
  const reload = retrySeconds === null ? '' : `<meta http-equiv="refresh" content="${retrySeconds}">`;
  const html =
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${reload}` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(text)}</p><p><a href="${localPath(language, '/')}">${escapeHtml(failure.home)}</a></p></main></body></html>`;
  return { html, contentSecurityPolicy };
}
