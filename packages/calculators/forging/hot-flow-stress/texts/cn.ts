import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '按 Misaka、Shida、Hensel–Spittel 和 Medina–Hernandez 并列计算钢的热变形流变应力及 Zener-Hollomon 参数，用于力能计算和模拟。',
  inputs: {
    steel: '熔炼分析',
    temperatureC: '温度',
    strain: '真应变',
    strainRate: '应变速率',
    misakaBy: 'Misaka 适用',
    spittelSteel: 'Hensel–Spittel 系数',
    activationKJmol: '激活能（仅用于 ln Z）',
  },
  choices: {
    'misakaBy.carbon': '碳钢（f = 1）',
    'misakaBy.alloyed': '低合金钢（f 由成分求得）',
    'spittelSteel.C22': 'C20 / C22',
    'spittelSteel.C45': 'C45',
    'spittelSteel.S355J2': 'S355J2',
  },
  outputs: {
    meanStressMPa: '流变应力（三模型平均）',
    misakaMPa: 'Misaka & Yoshimoto（道次平均）',
    shidaMPa: 'Shida',
    spittelMPa: 'Hensel–Spittel',
    medinaMPa: 'Medina & Hernandez（峰值）',
    lnZ: 'ln Z',
    logZ: 'log Z',
    medinaActivationKJmol: 'Medina 公式中的激活能',
    shidaTransitionC: 'Shida 转变温度',
  },
  warnings: {
    compared_rates:
      'Misaka 适用于 {from} s⁻¹ 以上；三个模型的平均值在 {low}～{high} s⁻¹ 范围内与实测值比较过。',
    mean_extrapolated: '平均值包含超出适用范围的公式：{list}。',
    alloyed:
      '{label} = {amount}，超出 Misaka、Shida 及所列 Hensel–Spittel 系数的范围（{range}；EN 10020 的非合金钢，以及 {source} 中与平均值比较过的 P20 型钢；各作者未给出合金元素的范围）。结果为外推值。',
    below_transition: '低于 {transition} °C 时有铁素体参与（{source}）；其他模型假定为奥氏体。',
    different_stresses:
      'Misaka 为道次平均值，Shida 和 Hensel–Spittel 为该应变下的值，Medina 为峰值（与应变无关）。平面应变时乘以 1.155。',
  },
  chart: {
    mean: '各模型平均',
    overStrain: '流变应力与真应变',
    overTemperature: '流变应力与温度',
    strain: '真应变',
    stress: '流变应力',
    temperature: '温度',
  },
  changes: {
    alloyRange:
      '超出平均值所涵盖钢种的每个元素（包括钼和钒）均连同范围列出，平均值标为超出范围；此前高速钢仍显示为范围内',
    dashedModels: '某公式在坐标轴以外的输入（如应变速率）上超出适用范围时，以虚线绘制',
    meanLine: '平均值绘于温度图；低于 30 1/s 时注明与实测值比较过的应变速率范围',
    measuredRates: '0.001～30 1/s 也视为范围内：平均值在 5 1/s 以下与实测值比较过，30 1/s 以上各公式均适用',
    tagOfMean: '平均值包含超出适用范围的公式时标为超出范围，与虚线一致，并列出这些公式',
    meanRange: '超出各模型适用范围的平均值以虚线表示；差异大时给出警告；峰值应力不再绘于应变图',
    startInRange: '初始值处于所有模型的适用范围内',
    measured: '显示各公式与实测值的偏差；Medina & Hernandez 公式的适用范围扩至有实测支持的 1250 °C',
    first: '首个版本',
  },
  examples: {
    misaka: 'Misaka：0.45% C，1100 °C，0.3，50 s⁻¹',
    shida: 'Shida：0.45% C，1100 °C，0.3，10 s⁻¹',
    'shida-ferrite': 'Shida，低于转变温度：0.10% C，750 °C',
    spittel: 'Hensel–Spittel：C45，1100 °C，0.3，10 s⁻¹',
    medina: 'Medina & Hernandez：0.42% C，0.22% Mo，1100 °C，1 s⁻¹',
    zener: 'Zener-Hollomon：1 s⁻¹，312 kJ/mol，1000 °C',
  },
} satisfies CalculatorTexts;
