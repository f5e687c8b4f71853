/** Texts that the rules must reject, each with the name of the rule. */
import { expect, it } from 'vitest';
import type { Language } from '../src/platform/shared/i18n/i18n.ts';
import { textRules } from './text-rules.ts';
import type { Text } from './texts.ts';

const good: Text['words'] = {
  en: 'Full refund within 7 days of payment.',
  de: 'Volle Erstattung innerhalb von 7 Tagen nach der Zahlung.',
  cn: '付款后 7 天内可全额退款。',
  ja: 'お支払いから7日以内は全額返金します。',
  kr: '결제 후 7일 이내에는 전액 환불됩니다.',
};

const refused: readonly (readonly [rule: string, Language, text: string])[] = [
  [
    'is idiomatic in English',
    'en',
    'The report is ready made within 7 days, one hands it over by the address.',
  ],
  ['is idiomatic in English', 'en', 'Whoever has the address can read the report for 7 days.'],
  ['has Korean particles that fit the syllable before them', 'kr', '7일 이내에 보고서을 만들었습니다.'],
  ['is formal in Korean', 'kr', '보고서를 7일 이내에 만들었어. 확인하시면 돼죠.'],
  ['is formal in Korean', 'kr', '7일 이내에 다시 구매하면요?'],
  ['writes German compounds in one word', 'de', 'Der Bericht PDF mit Kohlenstoff Gehalt ist 7 Tage gültig.'],
  ['has a dash between words, no hyphen', 'de', 'Der Bericht wurde erstellt - gültig für 7 Tage.'],
  ['follows the term base', 'cn', '7 天内计算马氏体起始温度。'],
  ['follows the term base', 'de', 'Härte bei reinem Martensit nach 7 Tagen.'],
  ['is translated', 'ja', good.en],
  ['has the same numbers in every language', 'de', good.de.replace('7', '14')],
  ['has Japanese punctuation', 'ja', 'お支払いから7日以内は{percent}\u00a0%を返金します。'],
  ['has no space before a percent sign in Korean', 'kr', '7일 이내에는 {percent}\u00a0% 환불됩니다.'],
  ['has an article before a date in German', 'de', 'Volle Erstattung innerhalb von 7 Tagen, bis {date}.'],
  ['has Japanese punctuation', 'ja', 'お支払いから7日以内,全額返金します。'],
];

it.each(refused)('a text that breaks the rule “%s” (%s) is rejected: %s', (rule, language, text) => {
  const bad: Text = {
    place: 'src/features/refunds/messages',
    key: 'page.policyWindow',
    words: { ...good, [language]: text },
  };
  expect(textRules[rule]?.(bad)).toEqual([language]);
});

it('a text without mistakes breaks none of the rules', () => {
  const text: Text = { place: 'src/features/refunds/messages', key: 'page.policyWindow', words: good };
  for (const [rule, breaks] of Object.entries(textRules)) expect(breaks(text), rule).toEqual([]);
});
