import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import { type Language, shownDate } from '../../../platform/shared/i18n/i18n.ts';

/** Legal text that changes, with its title and changes in one language. */
export type LegalChange = {
  readonly path: string;
  readonly title: string;
  readonly changes: readonly string[];
};

type Words = {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly choice: string;
};

/** Words of the mail, with the placeholders `{site}`, `{name}` and `{date}`. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: '{site}: changes to our terms as of {date}',
    greeting: 'Hello {name},',
    intro: 'The following texts of {site} change on {date}. The new versions are already posted.',
    choice:
      'If you agree, there is nothing to do. If you do not agree, you can delete your account on My Page before that day. Please reply to this email with any questions.',
  },
  de: {
    subject: '{site}: Änderungen unserer Bedingungen ab {date}',
    greeting: 'Guten Tag {name},',
    intro:
      'Die folgenden Texte von {site} ändern sich am {date}. Die neuen Fassungen sind bereits veröffentlicht.',
    choice:
      'Sind Sie einverstanden, ist nichts zu tun. Andernfalls können Sie Ihr Konto bis dahin unter „Mein Konto“ löschen. Bei Fragen antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    subject: '{site}：条款将于{date}变更',
    greeting: '{name}，您好：',
    intro: '{site} 的以下文件将于{date}变更，新版本已公布。',
    choice: '如您同意，无需任何操作。如不同意，可在该日之前在个人中心删除账号。如有疑问，请回复此邮件。',
  },
  ja: {
    subject: '{site}：{date}からの規約等の変更',
    greeting: '{name} 様',
    intro: '{site}の次の文書を{date}に変更します。新しい版はすでに掲載しています。',
    choice:
      '同意される場合、お手続きは不要です。同意されない場合は、その日までにマイページでアカウントを削除できます。ご不明な点は、このメールにご返信ください。',
  },
  kr: {
    subject: '{site} 약관 등의 변경 안내: {date} 시행',
    greeting: '{name} 님, 안녕하세요.',
    intro: '{site} 사이트의 다음 문서가 바뀝니다. 시행일: {date}. 새 버전은 이미 게시되어 있습니다.',
    choice:
      '동의하시면 하실 일은 없습니다. 동의하지 않으시면 그날 전까지 마이페이지에서 계정을 삭제할 수 있습니다. 궁금한 점은 이 메일에 회신해 주십시오.',
  },
};

export function legalNoticeMail(
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  texts: readonly LegalChange[],
  effectiveFrom: Date,
  site: { readonly name: string; readonly url: string },
): Mail {
  const own = words[language];
  const fill = (text: string) =>
    fillPlaceholders(text, { site: site.name, date: shownDate(effectiveFrom, language), name });
  return renderEmail({
    to: email,
    language,
    subject: fill(own.subject),
    parts: [
      fill(own.greeting),
      fill(own.intro),
      ...texts.flatMap(({ path, title, changes }) => [
        [title, ...changes.map((change) => `• ${change}`)].join('\n'),
        { link: siteLink(site.url, language, path), label: title },
      ]),
      fill(own.choice),
      myPageLink(site.url, language, 'settings'),
    ],
  });
}
