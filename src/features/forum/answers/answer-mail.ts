/** Builds the email that notifies the author of a question about an answer. */

import { fillPlaceholders } from '../../../platform/server/mail/placeholders.ts';
import { htmlLang, type Language } from '../../../platform/shared/i18n/i18n.ts';
import { answerMailTexts } from '../messages/answer-mail-words.ts';

/** Data of the email; it contains no translated text. */
export type AnswerMail = {
  readonly to: string;
  readonly language: Language;
  readonly nickname: string;
  /** Nickname of the member who answered. */
  readonly author: string;
  readonly title: string;
  readonly excerpt: string;
  readonly link: string;
  /** URL with which the recipient unsubscribes. */
  readonly muteLink: string;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);

/** Returns subject, text and HTML of the email in the recipient's language. */
export function localizeAnswerMail(mail: AnswerMail, siteName: string) {
  const words = answerMailTexts[mail.language];
  const { title, author, nickname } = mail;
  const fill = (text: string) => fillPlaceholders(text, { site: siteName, title, author, nickname });
  const [subject, greeting, intro] = [fill(words.subject), fill(words.greeting), fill(words.intro)];
  const text = [
    greeting,
    intro,
    `> ${mail.excerpt}`,
    `${words.open}\n${mail.link}`,
    `${fill(words.why)}\n${words.mute}: ${mail.muteLink}`,
  ].join('\n\n');
  const html =
    `<!doctype html><html lang="${htmlLang[mail.language]}"><body style="font-family:sans-serif;line-height:1.5">` +
    `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p>` +
    `<blockquote style="margin:0;padding-left:12px;border-left:2px solid #999">${escapeHtml(mail.excerpt)}</blockquote>` +
    `<p><a href="${escapeHtml(mail.link)}">${escapeHtml(words.open)}</a></p>` +
    `<p style="font-size:12px;color:#555">${escapeHtml(fill(words.why))} ` +
    `<a href="${escapeHtml(mail.muteLink)}">${escapeHtml(words.mute)}</a></p></body></html>`;
  return { to: mail.to, subject, text, html, language: mail.language };
}
