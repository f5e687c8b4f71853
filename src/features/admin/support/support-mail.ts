import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** Answer to a support request and its recipient. */
export type SupportMail = {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  readonly answer: string;
};

export const supportMailWords: Readonly<
  Record<Language, { subject: string; greeting: string; intro: string; closing: string }>
> = {
  en: {
    subject: 'Your question: {subject}',
    greeting: 'Hello {name},',
    intro: 'Thank you for your question to {site}. Our answer:',
    closing: 'If this does not settle it, please write to us again on My Page:',
  },
  de: {
    subject: 'Ihre Frage: {subject}',
    greeting: 'Guten Tag {name},',
    intro: 'vielen Dank für Ihre Frage an {site}. Unsere Antwort:',
    closing: 'Ist damit nicht alles geklärt, schreiben Sie uns bitte noch einmal unter „Mein Konto“:',
  },
  cn: {
    subject: '关于您的问题：{subject}',
    greeting: '{name}，您好：',
    intro: '感谢您向 {site} 提问。我们的答复如下：',
    closing: '如果问题尚未解决，请在个人中心再次联系我们：',
  },
  ja: {
    subject: 'お問い合わせの件：{subject}',
    greeting: '{name} 様',
    intro: '{site}へのお問い合わせありがとうございます。回答は以下のとおりです。',
    closing: '解決しない場合は、マイページから再度お問い合わせください。',
  },
  kr: {
    subject: '문의하신 내용: {subject}',
    greeting: '{name} 님, 안녕하세요.',
    intro: '{site}에 문의해 주셔서 감사합니다. 답변은 다음과 같습니다.',
    closing: '해결되지 않았다면 마이페이지에서 다시 문의해 주십시오.',
  },
};

/**
 * Returns the mail with the answer to a support request. The answer is sent as written; the other text is in the
 * member's language.
 */
export function supportAnswerMail({ to, name, language, subject, answer }: SupportMail, site: Site): Mail {
  const own = supportMailWords[language];
  const fill = (text: string) => fillPlaceholders(text, { site: site.name, name, subject });
  return renderEmail({
    to,
    language,
    subject: fill(own.subject),
    parts: [
      fill(own.greeting),
      fill(own.intro),
      answer,
      fill(own.closing),
      myPageLink(site.url, language, 'settings'),
    ],
  });
}
