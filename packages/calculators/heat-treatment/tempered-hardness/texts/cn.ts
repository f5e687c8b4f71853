import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '淬火低合金钢的回火硬度：由实测钢种回归得到的最佳值及其区间，并列 Maynier、Spies、Just 三家公式及各自的温度范围。',
  inputs: {
    steel: '熔炼分析',
    quenchedHRC: '淬火态硬度',
    temperatureC: '回火温度',
    timeH: '回火时间',
    tempers: '回火次数',
    secondTemperatureC: '第二次回火温度',
    secondTimeH: '第二次回火时间',
    martensitePercent: '回火前马氏体含量（Maynier）',
    hardeningDegree: '淬硬程度 S（Just）',
  },
  choices: {
    'tempers.one': '一次',
    'tempers.two': '两次',
  },
  outputs: {
    bestHRC: '回火硬度最佳值',
    best90LowHRC: '90%区间下限',
    best90HighHRC: '90%区间上限',
    bestHV: '回火硬度最佳值（维氏）',
    RmBest: '抗拉强度，调质态（由实测值估算）',
    RmBest90Low: 'Rm，90%区间下限',
    RmBest90High: 'Rm，90%区间上限',
    mixedHV: 'Maynier（所填组织含量）',
    mixedHRC: 'Maynier，换算为洛氏硬度',
    spiesHV: 'Spies，换算为维氏硬度',
    justHV: 'Just，换算为维氏硬度',
    parameterK: '回火参数 Pc（Maynier）',
    martensiteHV: '回火马氏体，Maynier',
    bainiteHV: '回火贝氏体，Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    above_ac1:
      '{celsius} °C 高于 Ac1（约 {ac1} °C，六位作者为 {low}～{high} °C）：会形成奥氏体，并在冷却时再次转变。回火硬度在此不适用。',
    near_ac1:
      '{celsius} °C 处于 Ac1 的离散范围之内（约 {ac1} °C，六位作者为 {low}～{high} °C）：可能形成部分奥氏体。',
    steps_added:
      '两次回火按参数相等折算为较高温度下的时间后相加（{source}）；实测钢均为一次回火。Spies 和 Just 公式采用较高的温度。',
    tempering_not_measured:
      '{output}：没有在这样短、这样长、这样低或这样高的回火条件下的实测数据，区间因此加宽（{source}）。',
    not_hardened_through:
      '淬火态硬度 {quenched} HRC 低于该钢完全淬透时的约 {hardened} HRC。最佳值以此为上限，但其依据是完全淬透的钢（{source}）：未淬透的零件可能更软。',
    below_rockwell: '{output}：低于 20 HRC 时不采用洛氏 C 标尺，请用维氏硬度。',
    strength_not_measured: '回归得出的 Rm：仅在 {min}～{max} HV 范围内有实测值（{source}），范围以外为外推。',
    quenched_missing: 'Spies 和 Just 的公式从淬火态硬度出发：填入后即可得到其结果。',
    quenched_unused: '{source} 的公式不使用淬火态硬度；该值用于 Spies 和 Just 的公式。',
    embrittlement_low: '第一类（低温）回火脆性温度区（250～400 °C）。',
    embrittlement_high: '第二类（高温）回火脆性温度区（375～575 °C，{source}）。',
    spies_time: '{source} 适用于约 2 h，未计 {hours} h 的影响。',
    above_quenched:
      'Maynier 和 Spies 的公式结果高于淬火态的 {quenched} HV：这些公式不适合这些输入，按所输相分数计算的 Maynier 值以此为上限。最佳值从不高于淬火态硬度。',
    retained_austenite: 'C = {carbon}%：回火时残余奥氏体分解，公式不包含该影响。',
    no_time: '{source}：未计时间。',
    secondary_hardening:
      '未涵盖：二次硬化，即 Cr 高于约 2% 或 Mo、V、W 较多的热作模具钢、高速钢等在约 500～600 °C 的硬度再次升高（实测钢最多含 1.6% Cr、0.4% Mo、0.2% V）；以及三次或更多次回火，其间残余奥氏体逐次转变。Maynier 公式中回火马氏体的 Mn、Cr 项和两个贝氏体系数在不同文献中不一致；马氏体采用最接近实测的一种。',
    outside_table: '{output}：超出换算表（{source}）范围。',
    no_hardness: '{output}：在此输入下得不到合理数值。',
  },
  chart: {
    best: '最佳值与 90%区间',
    curve: '回火曲线（各公式限于其适用范围）',
    temperature: '回火温度',
    hardness: '硬度',
    maynierMartensite: 'Maynier，马氏体',
    maynierBainite: 'Maynier，贝氏体',
    spies: 'Spies',
    just: 'Just',
    quenched: '淬火态',
    steel: '{steel}',
  },
  changes: {
    aboveAc1: '回火温度高于 Ac1 时给出警告并将数值标为超出范围；处于各作者 Ac1 的离散范围之内时也给出警告',
    leastRockwell: '低于洛氏 C 标尺下限的硬度显示为“< 20”',
    smoothStages:
      '最佳值回归更平滑：数据与误差不变（留出钢种 3.21 HRC），与之前相差不超过 2 HRC，且无起伏；低于 20 HRC 时以 HV 为主要结果',
    stagesNote: '说明最佳值曲线的起伏来自回归中的回火阶段',
    twoTempers: '可输入第二次回火',
    maynierBase: 'Maynier 回火马氏体公式改用 Mn −25、无 Cr 项：更接近实测；4140 低 50 HV',
    strengthBandWidens: '在实测的 195～379 HV 之外，Rm 的误差带加宽',
    measured: '新增带实测区间的最佳值；淬火态硬度可不填；回火温度 100～720 °C，时间从 5 s 起',
    embrittlementRange: '高温回火脆性的提示范围改为 375～575 °C，并注明来源',
    notAboveQuenched: '混合组织硬度不超过淬火态硬度',
    first: '首个版本',
  },
  examples: {
    'at-600': '4140，600 °C，1 h：Maynier',
    'at-550': '4140，550 °C，1 h：Maynier',
    'at-650': '4140，650 °C，2 h：Maynier',
    spies: '4140（0.40% C），56 HRC，600 °C：Spies',
    just: '54.3 HRC，600 °C：Just',
  },
} satisfies CalculatorTexts;
