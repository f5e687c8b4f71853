import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type NoticeWords = {
  readonly subject: string;
  readonly intro: string;
  readonly premium: string;
  readonly open: string;
};

/** Texts of the emails about new support requests. Placeholders: `{site}`, `{subject}` and `{nickname}`. */
export const supportNoticeWords: Readonly<Record<Language, NoticeWords>> = {
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
    intro: '{nickname}さんからのお問い合わせ：',
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
