/** Email to the sender about the decision on an uploaded file. */

import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Words = { readonly subject: string; readonly text: string };
type MailWords = {
  readonly greeting: string;
  readonly accepted: Words;
  readonly declined: Words;
  readonly note: string;
  readonly open: string;
};

export const uploadMailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    greeting: 'Hello {name},',
    accepted: {
      subject: '{site}: your file has been accepted',
      text: 'Thank you for your file. We have accepted it: {file}',
    },
    declined: {
      subject: '{site}: your file has not been accepted',
      text: 'Thank you for your file. We have reviewed it and will not use it: {file}',
    },
    note: 'Note:',
    open: 'To the tools',
  },
  de: {
    greeting: 'Guten Tag {name},',
    accepted: {
      subject: '{site}: Ihre Datei ist angenommen',
      text: 'vielen Dank für Ihre Datei. Wir haben sie angenommen: {file}',
    },
    declined: {
      subject: '{site}: Ihre Datei ist nicht angenommen',
      text: 'vielen Dank für Ihre Datei. Wir haben sie geprüft und verwenden sie nicht: {file}',
    },
    note: 'Anmerkung:',
    open: 'Zu den Werkzeugen',
  },
  cn: {
    greeting: '{name}，您好：',
    accepted: { subject: '{site}：您的文件已采纳', text: '感谢您发送文件。我们已采纳：{file}' },
    declined: { subject: '{site}：您的文件未被采纳', text: '感谢您发送文件。经审阅，本次未予采纳：{file}' },
    note: '说明：',
    open: '前往工具',
  },
  ja: {
    greeting: '{name} 様',
    accepted: {
      subject: '{site}：ファイルを採用しました',
      text: 'ファイルをお送りいただき、ありがとうございます。採用しました：{file}',
    },
    declined: {
      subject: '{site}：ファイルは採用を見送りました',
      text: 'ファイルをお送りいただき、ありがとうございます。確認の結果、今回は採用を見送りました：{file}',
    },
    note: 'コメント：',
    open: 'ツールを開く',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    accepted: {
      subject: '{site}: 보내 주신 파일이 채택되었습니다',
      text: '파일을 보내 주셔서 감사합니다. 다음 파일을 채택했습니다: {file}',
    },
    declined: {
      subject: '{site}: 보내 주신 파일이 채택되지 않았습니다',
      text: '파일을 보내 주셔서 감사합니다. 검토 결과 다음 파일은 채택하지 않았습니다: {file}',
    },
    note: '메모:',
    open: '도구 열기',
  },
};

export type DecidedUpload = {
  readonly to: string;
  readonly name: string;
  /** Language stored with the upload; an unknown one is replaced by English. */
  readonly language: string | null;
  readonly fileName: string;
  readonly state: 'accepted' | 'declined';
  readonly notes: string | null;
};

/** Returns the email in the sender's language. */
export function uploadMail(
  { to, name, language: kept, fileName, state, notes }: DecidedUpload,
  site: { readonly name: string; readonly url: string },
): Mail {
  const language = mailLanguage(kept);
  const words = uploadMailWords[language];
  const fill = (text: string) => fillPlaceholders(text, { site: site.name, name, file: fileName });
  return renderEmail({
    to,
    language,
    subject: fill(words[state].subject),
    parts: [
      fill(words.greeting),
      fill(words[state].text),
      notes ? `${words.note}\n${notes}` : '',
      { link: siteLink(site.url, language, '/tools'), label: words.open },
    ],
  });
}
