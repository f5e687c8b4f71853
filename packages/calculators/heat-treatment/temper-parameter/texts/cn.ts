import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary: '用一个参数表示回火的时间和温度：比较不同工艺、累加多次回火，并求等效时间或等效温度。',
  inputs: {
    steps: '回火步骤',
    'steps.temperatureC': '温度',
    'steps.timeH': '保温时间',
    constantBy: '常数 C',
    C: '碳含量',
    constant: '自定义常数 C',
    ramps: '升温与冷却',
    heatingRateCPerH: '升温速度',
    coolingRateCPerH: '冷却速度',
    referenceTemperatureC: '参考温度',
    referenceTimeH: '参考时间',
    ac1C: '钢的 Ac1',
  },
  choices: {
    'constantBy.fixed': '20（常用）',
    'constantBy.carbon': '按碳含量',
    'constantBy.custom': '自定义',
    'ramps.none': '不计入',
    'ramps.linear': '线性升降温',
  },
  outputs: {
    parameter: '回火参数 P/1000（Hollomon–Jaffe）',
    constant: '常数 C',
    equivalentTimeH: '参考温度下的等效时间',
    equivalentTemperatureC: '参考时间下的等效温度',
    larsonMillerRankine: '以 °R 计的同一参数（Larson–Miller）',
  },
  warnings: {
    single_curve: '单一曲线仅适用于 Ac1 以下且无二次硬化、无残余奥氏体分解的情况（{source}）。',
    added_at_reference: '多个步骤换算到 {reference} °C 后相加（{source}）。',
    ramp_constant: '升降温公式原以 C = 20 发表（{source}），此处使用了其他 C 值。',
    ramp_left_out: '升降温速度过快，超出公式范围，未计入（{source}）。',
  },
  problems: { above_ac1: '{label}：{amount} 不低于 Ac1（{ac1} °C）；回火应在 Ac1 以下进行。' },
  chart: { map: '等 P 线', time: '时间', temperature: '温度' },
  changes: {
    noSingleNumber: '只有一个步骤时，图中不标编号',
    first: '首个版本',
  },
  examples: {
    dillinger: '600 °C、1 h、C = 20（Dillinger 在线工具的公式，采用 273 K）',
    'four-hours': '580 °C、4 h',
    hotter: '600 °C、1 h，求 650 °C 下的等效时间',
    longer: '600 °C、1 h，求 10 h 的等效温度',
    'two-steps': '550 °C、2 h 与 600 °C、1 h，在 600 °C 下相加',
  },
} satisfies CalculatorTexts;
