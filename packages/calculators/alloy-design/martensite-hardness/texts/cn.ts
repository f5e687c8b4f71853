import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '由碳含量和马氏体含量计算钢的淬火态硬度：可达到的最高硬度、50% 或 90% 马氏体所需的最低硬度，以及由实测硬度反推马氏体含量。',
  inputs: {
    steel: '固溶成分',
    martensitePercent: '马氏体含量',
    coolingRateCPerS: '700 °C 时的冷却速度（Maynier）',
    measured: '实测硬度',
    measuredHRC: '实测硬度',
  },
  choices: { 'measured.none': '未给出', 'measured.given': '反推马氏体含量' },
  outputs: {
    hardnessHRC: '该马氏体含量下的硬度',
    hardnessHV: '对应的维氏硬度',
    foundMartensitePercent: '由实测硬度得到的马氏体含量',
    fullMartensiteHRC: '99.9% 马氏体，ASTM A255',
    burnsHRC: '全马氏体，Burns, Moore & Archer',
    thumbFullHRC: '100% 马氏体，经验法则',
    maynierHV: '马氏体，Maynier',
    maynierHRC: '马氏体，Maynier（换算为洛氏硬度）',
    thumbNinetyHRC: '90% 马氏体，经验法则',
    halfMartensiteHRC: '50% 马氏体，ASTM A255',
    thumbHalfHRC: '50% 马氏体，经验法则',
  },
  warnings: {
    below_half: '{measured} HRC 低于 50% 马氏体的硬度（{low} HRC），无法由硬度反推含量。',
    above_full: '{measured} HRC 高于该碳含量下全马氏体的硬度（{high} HRC），请核对成分或测量。',
    carbon_cap: 'C = {carbon}%：{source} 的表只到 0.70% C（50% 马氏体为 0.74%），此处取该上限处的值。',
    retained_austenite: 'C = {carbon}%，高于 0.6%：残余奥氏体会降低淬火态硬度。',
    impossible_hardness:
      '超过 {rockwell} HRC（{vickers} HV）即洛氏 C 标尺上限（{source}）时不给出公式值：钢不可能更硬。',
    outside_table: '{output}：超出换算表（{source}）范围，只给出维氏硬度。',
    chart_only: '{source} 只发表了曲线图而没有公式；50%～99.9% 之间的数值为其近似（约 ±1.5 HRC）。',
    dissolved_carbon: '请输入溶入奥氏体的碳；未溶碳化物不提高马氏体硬度。',
  },
  chart: {
    overCarbon: '不同马氏体含量下的硬度与碳含量',
    overMartensite: '硬度与马氏体含量',
    carbon: '碳',
    hardness: '硬度',
    martensite: '马氏体含量',
    burns: '20 + 60 √C',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '未给出碳含量时，结果标为超出范围，不给出区间和判定',
    possibleHardness:
      '不再给出钢不可能达到的 68 HRC 或 940 HV 以上的数值；此前 C 为 1.3% 时曾给出高达 100 HRC 的值',
    full: '马氏体含量可输入 50% 以上的任意值；超出标准范围的曲线为虚线',
    first: '首个版本',
  },
  examples: {
    'carbon-10': '0.10% C，ASTM A255 表',
    'carbon-30': '0.30% C，ASTM A255 表',
    'carbon-60': '0.60% C，ASTM A255 表',
    root: '0.45% C 时的 20 + 60 √C',
    ninety: '0.40% C、90% 马氏体',
    s8620: '8620，20 °C/s，Maynier',
  },
} satisfies CalculatorTexts;
