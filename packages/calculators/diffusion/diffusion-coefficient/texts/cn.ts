import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { elements, labels } from './shared.ts';

export default {
  summary: '计算元素在铁素体或奥氏体中的扩散系数、给定时间内的扩散距离，并比较各文献数据的一致程度。',
  inputs: {
    element: '元素',
    phase: '相',
    dataSet: '数据来源',
    temperatureC: '温度',
    timeH: '时间',
    C: '碳含量',
    distanceUm: '距离',
  },
  choices: {
    ...elements('Fe（自扩散）'),
    'phase.ferrite': '铁素体、δ 铁素体（bcc）',
    'phase.austenite': '奥氏体（fcc）',
    'dataSet.preferred': '按适用范围选取',
    ...labels('dataSet.', '', '凝固模型数据汇编'),
  },
  outputs: {
    diffusivityM2S: '扩散系数',
    distanceSqrtUm: '扩散距离 √(Dt)',
    distanceTwoSqrtUm: '扩散距离 2√(Dt)',
    timeSqrtH: '√(Dt) = x 所需时间',
    timeTwoSqrtH: '2√(Dt) = x 所需时间',
    logDiffusivity: 'log D（D 以 m²/s 计）',
    diffusivityCm2S: '扩散系数（cm²/s）',
    diffusivityUm2S: '扩散系数（µm²/s）',
    spreadFactor: '文献最大值与最小值之比',
    ...labels('', 'M2S', '凝固模型数据汇编'),
  },
  warnings: {
    needs_carbon: '912 °C 以下，奥氏体仅在含碳或其他合金元素时稳定：请按钢的 Ae1、Ae3 判断。',
    no_data: '{element} 在该相中没有可靠数据，不给出结果。',
    phase_not_stable:
      '纯铁在此温度下该相不稳定（912 °C 以下为铁素体，912～1394 °C 为奥氏体，以上为 δ 铁素体）。钢请按 Ae1、Ae3 判断。',
    below_curie: '低于居里温度（770 °C）时，铁素体中置换式元素的扩散比这些数据更慢，600 °C 时相差 3～10 倍。',
    data_differ: '各文献数值相差 {spread} 倍，请参考区间，不要只取单一数值。',
    hydrogen_traps: '实际钢中氢陷阱会减慢氢的扩散，200 °C 以下尤为明显，请见去氢处理计算工具。',
    lattice_only: '仅为稀溶体中的晶格扩散，未计入晶界和位错扩散。',
  },
  problems: { no_such_data: '{label}：该文献没有 {element} 在此相中的数据。可用：{sets}。' },
  chart: {
    temperature: '温度 / °C',
    arrhenius: '扩散系数与温度',
    distance: '扩散距离',
    inverseTemperature: '温度倒数',
    logDiffusivity: '扩散系数',
    time: '时间',
  },
  changes: {
    tibbettsRead: '按 Tibbetts 的奥氏体中碳不再标为未确认：依据 Khan & Gautham 2018 的程序给出其数值',
    tibbettsUnconfirmed:
      '按 Tibbetts 的奥氏体中碳标为未确认；Ågren 注明两篇论文的年份：铁素体 1982，奥氏体 1986',
    notStable: '该相不稳定时标为超出范围；727～912 °C 时注明奥氏体需要碳',
    callisterRead: '按 Callister 第 9 版的铁素体中碳和氮不再标为未确认',
    wertFirst: '铁素体中的碳优先采用 Wert 的数据：600 °C 以上单晶实测值与其一致，而 Ågren 的数值约为其两倍',
    ferriteBranches:
      '按 Ågren 计算的铁素体中碳恢复居里温度以上的第二分支：反正切中的常数原来只有应有的十分之一；数值最多增大到 3 倍',
    ownRange: '仅当所示数值的作者超出范围时才标为超出范围；数据之间的倍数保留两位有效数字',
    pureIron: '图中各区标明为纯铁的相区',
    fewerDigits: '只显示两位有效数字，因为已发表的数据相差数倍；图的坐标范围与曲线相适应',
    carbonFirst: '默认算例改为 930 °C 下碳在奥氏体中的扩散，位于数据范围之内',
    oneAuthor:
      '各温度下优先采用同一作者的数据，D 始终随温度升高（铁素体中的 Fe：Callister；奥氏体中的 C：Ågren）',
    first: '首个版本',
  },
  examples: {
    'iron-ferrite': '900 °C 铁素体中的铁（Callister：1.8×10⁻¹⁵ m²/s）',
    'carbon-900': '900 °C 奥氏体中的碳（Callister：5.9×10⁻¹² m²/s）',
    'carbon-1100': '1100 °C 奥氏体中的碳（Callister：5.3×10⁻¹¹ m²/s）',
    manganese: '奥氏体中的锰，42CrMo4，1200 °C，10 h',
    'carbon-fits': '900 °C、0.8% C 奥氏体中的碳：三种独立拟合',
  },
} satisfies CalculatorTexts;
