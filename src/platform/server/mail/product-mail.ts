/** Renders an email as plain text and as HTML for simple mail clients. */
import { htmlLang, type Language } from '../../shared/i18n/i18n.ts';
import type { Mail } from './mail.ts';

/** Part of an email; parts appear from top to bottom. */
export type EmailPart =
  | string
  /** Code for the reader to type, in large letters on a separate line. */
  | { readonly code: string }
  /** Link with its label; `before` is text in front of the link. */
  | { readonly link: string; readonly label: string; readonly before?: string }
  /** Table with two columns, e.g. of a receipt. */
  | { readonly rows: readonly (readonly [name: string, value: string])[] };

export type Email = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly EmailPart[];
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);
}

/**
 * Renders an email.
 * @returns the email, ready to be queued
 */
export function renderEmail({ to, language, subject, parts }: Email): Mail {
  const filled = parts.filter((part) => part !== '');
  const html =
    `<!doctype html><html lang="${htmlLang[language]}"><body style="font-family:sans-serif;line-height:1.5;max-width:36em">` +
    `${filled.map(htmlOf).join('')}</body></html>`;
  return { to, language, subject: oneLine(subject), text: filled.map(textOf).join('\n\n'), html };
}

function textOf(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('link' in part) return `${part.before ?? part.label}\n${part.link}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function htmlOf(part: EmailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  if ('code' in part)
    return `<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(part.code)}</strong></p>`;
  if ('link' in part) {
    const before = part.before ? `${escapeHtml(part.before)}<br>` : '';
    return `<p>${before}<a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  }
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#555">${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

/** Removes line breaks from the subject of an email, because a line break would start a new header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
