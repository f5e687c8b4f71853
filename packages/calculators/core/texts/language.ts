/** Language codes of the product, in the order of the switcher. */
export const languages = ['en', 'de', 'cn', 'ja', 'kr'] as const;
export type Language = (typeof languages)[number];

/** Tags for `html lang` and for `Intl`. */
export const htmlLang: Readonly<Record<Language, string>> = {
  en: 'en',
  de: 'de',
  cn: 'zh',
  ja: 'ja',
  kr: 'ko',
};
export const locale: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  cn: 'zh-CN',
  ja: 'ja-JP',
  kr: 'ko-KR',
};
