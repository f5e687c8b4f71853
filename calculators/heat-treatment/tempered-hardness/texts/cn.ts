import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary: '并列 Maynier、Spies、Just 三家公式，计算淬火低合金钢的回火硬度，并标明各自的温度范围。',
  inputs: {
    steel: '熔炼分析',
    quenchedHRC: '淬火态硬度',
    temperatureC: '回火温度',
    timeH: '回火时间',
    martensitePercent: '回火前马氏体含量（其余为贝氏体，Maynier）',
    hardeningDegree: '淬硬程度 S（Just）',
  },
  outputs: {
    mixedHV: 'Maynier，按所填马氏体和贝氏体含量',
    mixedHRC: '换算为洛氏硬度',
    spiesHV: 'Spies，换算为维氏硬度',
    justHV: 'Just，换算为维氏硬度',
    parameterK: '回火参数 Pc（Maynier）',
    martensiteHV: '回火马氏体，Maynier',
    bainiteHV: '回火贝氏体，Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    quenched_unused: '{source} 的公式不使用淬火态硬度；该值用于 Spies 和 Just 的公式。',
    embrittlement_low: '第一类（低温）回火脆性温度区（250～400 °C）。',
    embrittlement_high: '第二类（高温）回火脆性温度区（375～575 °C，{source}）。',
    spies_time: '{source} 适用于约 2 h，未计 {hours} h 的影响。',
    above_quenched:
      '公式结果最高 {highest} HV，高于淬火态的 {quenched} HV：公式不适合这些输入，混合组织硬度以淬火态硬度为上限。',
    retained_austenite: 'C = {carbon}%：回火时残余奥氏体分解，公式不包含该影响。',
    no_time: '{source}：未计时间。',
    secondary_hardening:
      '不包含范围之外 Mo、V 的二次硬化。Maynier 公式中 Mn 的符号和两个贝氏体系数在不同文献中不一致。',
    outside_table: '{output}：超出换算表（{source}）范围。',
    no_hardness: '{output}：在此输入下得不到合理数值。',
  },
  chart: {
    curve: '回火曲线（各公式限于其适用范围）',
    temperature: '回火温度',
    hardness: '硬度',
    maynierMartensite: 'Maynier，马氏体',
    maynierBainite: 'Maynier，贝氏体',
    spies: 'Spies',
    just: 'Just',
    quenched: '淬火态',
    steel: '您的钢',
  },
  changes: {
    embrittlementRange: '高温回火脆性的提示范围改为 375～575 °C，并注明来源',
    notAboveQuenched: '混合组织硬度不超过淬火态硬度',
    first: '首个版本',
  },
  examples: {
    'at-600': '4140，600 °C，1 h：Maynier',
    'at-550': '4140，550 °C，1 h：Maynier',
    'at-650': '4140，650 °C，2 h：Maynier',
    spies: '4140，56 HRC，600 °C：Spies',
    just: '54.3 HRC，600 °C：Just',
  },
} satisfies CalculatorTexts;
