import type { Language } from '../../shared/i18n/i18n.ts';

export type Tab = 'profile' | 'payment' | 'settings';

/** Names of My Page and its tabs, the same as in `account/messages`. */
export const myPageNames: Readonly<Record<Language, Readonly<Record<'title' | Tab, string>>>> = {
  en: { title: 'My Page', profile: 'Profile', payment: 'Payment', settings: 'Settings' },
  de: { title: 'Mein Konto', profile: 'Profil', payment: 'Zahlung', settings: 'Einstellungen' },
  cn: { title: '个人中心', profile: '个人资料', payment: '支付', settings: '设置' },
  ja: { title: 'マイページ', profile: 'プロフィール', payment: 'お支払い', settings: '設定' },
  kr: { title: '마이페이지', profile: '프로필', payment: '결제', settings: '설정' },
};

/** Separator between the name of My Page and the name of the tab. */
export const tabSeparator: Readonly<Record<Language, string>> = {
  en: ': ',
  de: ': ',
  cn: '：',
  ja: '：',
  kr: ': ',
};
