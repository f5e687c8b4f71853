import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '奥氏体化、渗碳和再加热保温后的奥氏体晶粒尺寸：由实测钢种回归得到的最佳值及其区间，并列五个公式，给出晶粒度级别数。',
  inputs: {
    steel: '熔炼分析',
    temperatureC: '温度',
    timeH: '保温时间',
    initialDiameterUm: '初始晶粒直径',
  },
  outputs: {
    bestUm: '晶粒直径最佳值',
    best90LowUm: '90%区间下限',
    best90HighUm: '90%区间上限',
    bestGrainSize: 'G：最佳值',
    best90LowGrainSize: '90%区间下限（G）',
    best90HighGrainSize: '90%区间上限（G）',
    leeUm: 'Lee & Lee，低合金钢',
    sellarsUm: 'Sellars，C-Mn 钢',
    hodgsonUm: 'Hodgson & Gibbs，C-Mn 钢',
    hodgsonTitaniumUm: 'Hodgson & Gibbs，C-Mn-Ti 钢',
    hodgsonNiobiumUm: 'Hodgson & Gibbs，C-Mn-Nb 钢',
    leeGrainSize: 'G：Lee & Lee，低合金钢',
    sellarsGrainSize: 'G：Sellars，C-Mn 钢',
    hodgsonGrainSize: 'G：Hodgson & Gibbs，C-Mn 钢',
    hodgsonTitaniumGrainSize: 'G：Hodgson & Gibbs，C-Mn-Ti 钢',
    hodgsonNiobiumGrainSize: 'G：Hodgson & Gibbs，C-Mn-Nb 钢',
    activationKJmol: '激活能，Lee & Lee',
  },
  warnings: {
    other_steels: '钛钢和铌钢的公式仅在该元素高于 {content}% 时给出，Sellars 公式从 {celsius} °C 起给出。',
    content_not_measured:
      '{label} = {amount}，超出已测钢种的范围（{range}；{source}）。最佳值为外推值，实测精度不适用。',
    hold_not_measured: '{output}：仅在 {min}～{max} °C 范围内有实测值（{source}），范围以外区间加宽。',
    laboratories_differ:
      '{output}基于多家实验室的平均截距和等效圆直径（{source}），两者相差 10～15%；成分相同的钢之间的差别大于成分所能解释的程度。',
    initial_missing: '未填初始晶粒直径时，以其为起点的公式没有结果，最佳值按晶粒从零长大计算。',
    niobium_coarser:
      '铌钢公式得出的晶粒比 C-Mn 钢更粗：该公式针对道次间的数秒时间，不适用于此保温。固溶铌和碳氮化物均不会使晶粒粗化。',
    pinning:
      'Al、Nb、Ti、V 的析出物在完全固溶温度以下钉扎晶界（见“碳氮化物固溶度”）：晶粒先被抑制，随后可能异常长大。Hodgson & Gibbs 的 Nb 公式适用于完全固溶之后。',
    lee_below_first: '{source} 忽略初始晶粒尺寸，计算结果低于初始值。',
    low_temperature: '低于 900 °C 不属于再加热公式（Sellars、Hodgson & Gibbs）的范围。',
    mean_intercept: '计算 G 时把直径作为平均截距（{source}）；G 越大晶粒越细。',
    constant_temperature: '按恒温计算，不计升温过程。',
  },
  chart: {
    overTemperature: '晶粒直径与温度',
    overTime: '晶粒直径与时间',
    temperature: '温度',
    time: '保温时间',
    diameter: '晶粒直径',
    bestUm: '最佳值',
    leeUm: 'Lee & Lee，低合金钢',
    sellarsUm: 'Sellars，C-Mn 钢',
    hodgsonUm: 'Hodgson & Gibbs，C-Mn 钢',
    hodgsonTitaniumUm: 'Hodgson & Gibbs，C-Mn-Ti 钢',
    hodgsonNiobiumUm: 'Hodgson & Gibbs，C-Mn-Nb 钢',
  },
  changes: {
    bandWithheld: '元素含量超过最高实测值时，最佳值不给出区间，图中也不绘制区间',
    carbonMissing: '未给出碳含量时，结果标为超出范围，不给出区间和判定',
    contents:
      '含量超过最高实测值的每个元素均列出，最佳值标为超出范围；此前铬在 6% 以内均显示为范围内，而 1.87% 以上仅测过一个钢种',
    confirmed: 'Hodgson & Gibbs 的 C-Mn 钢公式已据转载核对',
    notBelowInitial: '直径区间的下限不低于所填的初始晶粒直径',
    otherSteels: '钛钢和铌钢的公式仅用于含该元素的钢，Sellars 从 1100 °C 起；给出 G 的区间',
    measured: '新增由 531 个实测值回归得到的最佳值及其区间；初始晶粒直径可不填',
    niobiumCoarser: '铌钢公式得出的晶粒比 C-Mn 钢更粗时给出警告',
    first: '首个版本',
  },
  examples: {
    s4140: '4140（0.40% C），870 °C，1 h',
    s8620: '8620，925 °C，1 h',
    sellars: '50 µm，1150 °C，60 s',
    hodgson: '20 µm，1200 °C，1 h',
  },
} satisfies CalculatorTexts;
