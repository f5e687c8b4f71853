import { expect, it } from 'vitest';
import { titleLanguage } from './title-language.ts';

it.each([
  ['Kornwachstum beim Austenitisieren: was das Korn hält', 'de'],
  ['Schaeffler-Diagramm: die Aufmischung richtig ablesen', 'de'],
  ['Grain size by intercepts: four lines are not enough', 'en'],
  ['The die of a forging press: mandrel and von Mises stress', 'en'],
  ['端淬曲线怎么用到实际零件上', 'cn'],
  ['水素割れを防ぐ三つの条件', 'ja'],
  ['잔류 오스테나이트: 온도와 탄소가 정합니다', 'kr'],
  ['', 'en'],
])('the language of the title %s is %s', (title, language) => {
  expect(titleLanguage(title)).toBe(language);
});
