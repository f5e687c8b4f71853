import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary: '由 CO₂、露点或氧探头计算炉内气氛的碳势、合金钢的碳含量和炭黑析出极限。',
  inputs: {
    temperatureC: '温度',
    measuredBy: '测量方式',
    monoxidePercent: 'CO',
    hydrogenPercent: 'H₂',
    dioxidePercent: 'CO₂',
    dewPointC: '露点',
    probeMv: '氧探头电压',
    pressureAtm: '总压',
    steel: '钢的熔炼分析',
  },
  choices: {
    'measuredBy.dioxide': 'CO₂',
    'measuredBy.dew-point': '露点',
    'measuredBy.probe': '氧探头',
  },
  outputs: {
    potential: '碳势',
    alloyCarbon: '合金钢的碳含量',
    activity: '碳活度（石墨为 1）',
    saturation: '饱和碳量（炭黑析出极限）',
    logOxygen: '氧分压 log10（atm）',
    alloyFactor: '合金因子',
  },
  warnings: {
    no_potential: '该气氛没有 6% 以内的碳势。',
    soot: '超过炭黑析出极限，会析出炭黑。',
    low_temperature: '低于 800 °C 时气氛远离平衡。',
    unusual_monoxide: 'CO = {monoxide}%，超出吸热式气氛常见的 15%～35%。',
    over_water: '露点低于 0 °C：按惯例取水面上的蒸汽压。',
    equilibrium_gas: '按平衡计算：残余 CH₄ 和探头降温会使实际值偏移。',
  },
  chart: {
    potentialOverTemperature: '该气氛的碳势与温度',
    temperature: '温度',
    potential: '碳势',
    furnaceGas: '炉气',
    sootLimit: '炭黑析出极限',
  },
  changes: {
    unconfirmed: '碳势重新标为未确认：只有某厂商的程序给出平衡式和活度',
    readAgain: '仅合金钢的碳含量仍标为未确认：平衡式和活度已在另一份资料中核对',
    sootLimitAtEnd: '炭黑极限的名称标在曲线末端',
    gasSum: '气体合计超过 100% 时不予计算',
    first: '首个版本',
  },
  examples: {
    dioxide: '925 °C，20% CO，0.25% CO₂',
    probe: '927 °C，1140 mV',
    'dew-point': '927 °C，露点 0 °C',
    alloy: '碳势 0.80% 时的 16MnCr5',
  },
  problems: { gas_sum: '{label}：各气体合计 {sum}%，超过 100%。' },
} satisfies CalculatorTexts;
