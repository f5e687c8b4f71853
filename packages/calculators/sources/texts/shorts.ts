/** Short names of sources that contain words, in the other languages; the English ones are in the bibliography. */
import type { Language } from '../../core/texts/language.ts';

export type Translations = Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>;

export const shorts = {
  'pren-nitrogen-30': {
    de: 'PREN mit 30 N',
    cn: 'PREN（氮系数 30）',
    ja: 'PREN（窒素係数30）',
    kr: 'PREN(질소 계수 30)',
  },
  'hardness-thumb-rule': { de: 'Faustregel', cn: '经验法则', ja: '経験則', kr: '경험칙' },
  'callister-9': {
    de: 'Callister, 9. Aufl.',
    cn: 'Callister 第 9 版',
    ja: 'Callister第9版',
    kr: 'Callister 제9판',
  },
  'practice-rule': { de: 'Härtereipraxis', cn: '热处理惯例', ja: '熱処理の慣例', kr: '열처리 관행' },
  'frisk-lehrer': {
    de: 'Anpassung an Frisk (Fe–N)',
    cn: '对 Frisk（Fe–N）的拟合',
    ja: 'Frisk（Fe–N）への当てはめ',
    kr: 'Frisk(Fe–N) 근사식',
  },
  'nitriding-practice': { de: 'Nitrierpraxis', cn: '渗氮惯例', ja: '窒化の慣例', kr: '질화 관행' },
  'casting-handbook': {
    de: 'Stranggusshandbuch',
    cn: '连铸手册',
    ja: '連続鋳造ハンドブック',
    kr: '연속주조 핸드북',
  },
  'casting-handbook-2012': {
    de: 'Stranggusshandbuch 2012',
    cn: '连铸手册 2012',
    ja: '連続鋳造ハンドブック2012',
    kr: '연속주조 핸드북 2012',
  },
  'ingot-geometry': { de: 'Geometrie', cn: '几何公式', ja: '幾何公式', kr: '기하 공식' },
  'ingot-practice': { de: 'Blockgusspraxis', cn: '钢锭惯例', ja: '鋼塊の慣例', kr: '강괴 관행' },
  'forging-practice': {
    de: 'Freiformschmiedepraxis',
    cn: '自由锻惯例',
    ja: '自由鍛造の慣例',
    kr: '자유단조 관행',
  },
  'stock-practice': { de: 'Schmiedepraxis', cn: '锻造车间惯例', ja: '鍛造工場の慣例', kr: '단조 현장 관행' },
  'en-1011-2-d': {
    de: 'EN 1011-2, Anhang D',
    cn: 'EN 1011-2 附录 D',
    ja: 'EN 1011-2附属書D',
    kr: 'EN 1011-2 부속서 D',
  },
  'en-1011-2-c3': {
    de: 'EN 1011-2, Anhang C.3',
    cn: 'EN 1011-2 附录 C.3',
    ja: 'EN 1011-2附属書C.3',
    kr: 'EN 1011-2 부속서 C.3',
  },
  'en-1011-2-c1': {
    de: 'EN 1011-2, Tabelle C.1',
    cn: 'EN 1011-2 表 C.1',
    ja: 'EN 1011-2表C.1',
    kr: 'EN 1011-2 표 C.1',
  },
  'aws-d1.1-hydrogen': {
    de: 'AWS D1.1, Wasserstoffkontrolle',
    cn: 'AWS D1.1 氢控制法',
    ja: 'AWS D1.1水素制御法',
    kr: 'AWS D1.1 수소 제어법',
  },
} as const satisfies Translations;
