import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '焼入れした低合金鋼の焼戻し硬さを、Maynier、Spies、Justの式で並べて求め、それぞれの適用温度範囲を示します。',
  inputs: {
    steel: '溶鋼分析',
    quenchedHRC: '焼入れままの硬さ',
    temperatureC: '焼戻し温度',
    timeH: '焼戻し時間',
    martensitePercent: '焼戻し前のマルテンサイト量（残りはベイナイト、Maynier）',
    hardeningDegree: '硬化度 S（Just）',
  },
  outputs: {
    mixedHV: 'Maynier、入力したマルテンサイトとベイナイト',
    mixedHRC: 'ロックウェル換算',
    spiesHV: 'Spies、ビッカース換算',
    justHV: 'Just、ビッカース換算',
    parameterK: '焼戻しパラメータ Pc（Maynier）',
    martensiteHV: '焼戻しマルテンサイト、Maynier',
    bainiteHV: '焼戻しベイナイト、Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    quenched_unused: '{source}の式は焼入れ硬さを使いません。焼入れ硬さはSpiesとJustの式で使います。',
    embrittlement_low: '低温焼戻し脆化の温度域です（250～400 °C）。',
    embrittlement_high: '高温焼戻し脆化の温度域です（375～575 °C、{source}）。',
    spies_time: '{source}は約2 hの式で、{hours} hの影響は含まれません。',
    above_quenched:
      '式の結果は最大{highest} HVで、焼入れままの{quenched} HVを超えます。この入力には式が合わず、混合組織の硬さは焼入れ硬さを上限とします。',
    retained_austenite: 'C = {carbon}%：焼戻しによる残留オーステナイトの分解は含まれません。',
    no_time: '{source}：時間は考慮されません。',
    secondary_hardening:
      '範囲を超えるMo、Vによる二次硬化は含まれません。MaynierのMnの符号とベイナイトの2つの係数は文献により異なります。',
    outside_table: '{output}：換算表（{source}）の範囲外です。',
    no_hardness: '{output}：この入力では意味のある値が得られません。',
  },
  chart: {
    curve: '焼戻し曲線（各式の適用範囲のみ）',
    temperature: '焼戻し温度',
    hardness: '硬さ',
    maynierMartensite: 'Maynier、マルテンサイト',
    maynierBainite: 'Maynier、ベイナイト',
    spies: 'Spies',
    just: 'Just',
    quenched: '焼入れまま',
    steel: '入力した鋼',
  },
  changes: {
    embrittlementRange: '高温焼戻し脆化の注意を375～575 °Cとし、出典を記載',
    notAboveQuenched: '混合組織の硬さが焼入れ硬さを超えない',
    first: '初版',
  },
  examples: {
    'at-600': '4140、600 °C、1 h：Maynier',
    'at-550': '4140、550 °C、1 h：Maynier',
    'at-650': '4140、650 °C、2 h：Maynier',
    spies: '4140、56 HRC、600 °C：Spies',
    just: '54.3 HRC、600 °C：Just',
  },
} satisfies CalculatorTexts;
