import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** New support request, for the administrators. */
export type SupportNotice = {
  readonly nickname: string;
  readonly isPremium: boolean;
  readonly subject: string;
  readonly text: string;
};

type NoticeWords = {
  readonly subject: string;
  readonly intro: string;
  readonly premium: string;
  readonly open: string;
};

const words: Readonly<Record<Language, NoticeWords>> = {
  en: {
    subject: '{site}: support request “{subject}”',
    intro: '{nickname} has asked:',
    premium: 'The member is a premium member, who gets priority support.',
    open: 'Answer in the dashboard',
  },
  de: {
    subject: '{site}: Anfrage „{subject}“',
    intro: '{nickname} fragt:',
    premium: 'Die Anfrage stammt von einem Premium-Mitglied und wird bevorzugt beantwortet.',
    open: 'In der Verwaltung beantworten',
  },
  cn: {
    subject: '{site}：支持请求“{subject}”',
    intro: '{nickname} 的问题：',
    premium: '该会员为高级会员，享有优先支持。',
    open: '在管理面板中答复',
  },
  ja: {
    subject: '{site}：お問い合わせ「{subject}」',
    intro: '{nickname} さんからのお問い合わせ：',
    premium: 'プレミアム会員のため、優先的に対応してください。',
    open: '管理画面で回答する',
  },
  kr: {
    subject: '{site}: 문의 “{subject}”',
    intro: '{nickname} 님의 문의:',
    premium: '우선 지원 대상인 프리미엄 회원입니다.',
    open: '관리자 화면에서 답변하기',
  },
};

/** Returns the mail that notifies an administrator of a new support request. */
export function supportNoticeMail(
  { nickname, isPremium, subject, text }: SupportNotice,
  { to, language }: { readonly to: string; readonly language: Language },
  site: Site,
): Mail {
  const own = words[language];
  const fill = (template: string) => fillPlaceholders(template, { site: site.name, nickname, subject });
  return renderEmail({
    to,
    language,
    subject: fill(own.subject),
    parts: [
      fill(own.intro),
      text,
      isPremium ? own.premium : '',
      { link: siteLink(site.url, language, '/admin/dashboard?view=support'), label: own.open },
    ],
  });
}
