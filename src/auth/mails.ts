import type { Language } from '../platform/i18n.ts';
import { mailWords } from './mail-words.ts';

/** A mail of the auth service or of the product's own codes, before it is worded. */
export type AuthMail = {
  readonly to: string;
  readonly template:
    | 'confirmation'
    | 'invite'
    | 'recovery'
    | 'magic_link'
    | 'email_change'
    | 'reauthentication'
    | 'password_changed';
  readonly params: AuthMailParams;
  readonly language: Language;
};

export type AuthMailParams = {
  readonly email: string;
  readonly code?: string;
  readonly link?: string;
  readonly newEmail?: string;
  /** How long code and link are good for. */
  readonly minutes?: number;
};

export type SendAuthMail = (mail: AuthMail) => Promise<void>;
export type WordedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);
const languageTags: Readonly<Record<Language, string>> = { en: 'en', de: 'de', cn: 'zh', ja: 'ja', kr: 'ko' };

/** Subject, text and plain HTML in the reader's language. */
export function wordAuthMail({ to, template, params, language }: AuthMail, siteName: string): WordedMail {
  const words = mailWords[language];
  const fill = (text: string) =>
    text
      .replaceAll('{site}', siteName)
      .replaceAll('{email}', params.email)
      .replaceAll('{newEmail}', params.newEmail ?? '')
      .replaceAll('{minutes}', String(params.minutes ?? ''));
  const { subject, intro } = words.templates[template];
  const validity = params.code ? fill(params.link ? words.validity : words.codeValidity) : '';
  const closing = fill(template === 'password_changed' ? words.notYouChanged : words.notYou);
  const lines = [
    fill(words.greeting),
    fill(intro),
    params.code ?? '',
    params.link ? `${words.orLink}\n${params.link}` : '',
    validity,
    closing,
  ];
  const code = params.code
    ? `<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(params.code)}</strong></p>`
    : '';
  const link = params.link
    ? `<p>${escapeHtml(words.orLink)}<br><a href="${escapeHtml(params.link)}">${escapeHtml(words.openLink)}</a></p>`
    : '';
  const html =
    `<!doctype html><html lang="${languageTags[language]}"><body style="font-family:sans-serif;line-height:1.5">` +
    `<p>${escapeHtml(fill(words.greeting))}</p><p>${escapeHtml(fill(intro))}</p>${code}${link}` +
    `${validity ? `<p>${escapeHtml(validity)}</p>` : ''}<p>${escapeHtml(closing)}</p></body></html>`;
  return { to, subject: fill(subject), text: lines.filter(Boolean).join('\n\n'), html, language };
}
