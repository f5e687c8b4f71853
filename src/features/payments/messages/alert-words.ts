import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** Texts of alerts; placeholders: `{name}`, `{site}`. */
export type AlertWords = {
  readonly greeting: string;
  readonly subject: string;
  readonly text: string;
  readonly open: string;
};

export const alertWords: Readonly<Record<Language, AlertWords>> = {
  en: {
    greeting: 'Hello {name},',
    subject: '{site}: a payment needs your attention',
    text: 'A payment needs manual review. Details:',
    open: 'Open the dashboard',
  },
  de: {
    greeting: 'Guten Tag {name},',
    subject: '{site}: Eine Zahlung braucht Ihre Aufmerksamkeit',
    text: 'eine Zahlung muss von Hand geklärt werden. Bekannt ist:',
    open: 'Zur Verwaltung',
  },
  cn: {
    greeting: '{name}，您好：',
    subject: '{site}：有一笔支付需要您处理',
    text: '有一笔支付无法自动处理，需要人工确认。已知信息：',
    open: '打开管理面板',
  },
  ja: {
    greeting: '{name} 様',
    subject: '{site}：確認が必要なお支払いがあります',
    text: '自動では処理できないお支払いがあります。判明している内容は次のとおりです。',
    open: '管理画面を開く',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    subject: '{site}: 확인이 필요한 결제가 있습니다',
    text: '자동으로 처리할 수 없는 결제가 있어 확인이 필요합니다. 확인된 내용은 다음과 같습니다.',
    open: '관리자 화면 열기',
  },
};
