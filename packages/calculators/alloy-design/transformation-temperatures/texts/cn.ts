import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { authors } from './shared.ts';

export default {
  summary:
    '由熔炼分析计算低合金钢加热和冷却时的相变温度：按实测钢的回归和各家常用公式，用于确定奥氏体化、预热和分级淬火温度。',
  inputs: { steel: '熔炼分析' },
  outputs: {
    bfC: '贝氏体转变终了温度（Bf），Steven & Haynes',
    ...authors,
    bsBestC: '贝氏体转变开始温度（Bs）最佳值',
    bsBest90LowC: 'Bs，90%区间下限',
    bsBest90HighC: 'Bs，90%区间上限',
    msBestC: '马氏体转变开始温度（Ms）最佳值',
    msBest90LowC: 'Ms，90%区间下限',
    msBest90HighC: 'Ms，90%区间上限',
    msAndrewsC: 'Ms Andrews（线性）',
    msAndrewsProductC: 'Ms Andrews（乘积项）',
    ac1MeanC: 'Ac1 平均值',
    ac3MeanC: 'Ac3 平均值',
    bsMeanC: '贝氏体转变开始温度（Bs）平均值',
    msMeanC: '马氏体转变开始温度（Ms）平均值',
    ac1SpreadK: 'Ac1 各模型差异',
    ac3SpreadK: 'Ac3 各模型差异',
    bsSpreadK: 'Bs 各模型差异',
    msSpreadK: 'Ms 各模型差异',
    m50C: '50% 马氏体（Steven & Haynes）',
    m90C: '90% 马氏体（Steven & Haynes）',
    mfStevenHaynesC: '马氏体转变终了温度（Mf），Steven & Haynes',
    mfKoistinenMarburgerC: '99% 马氏体，Koistinen & Marburger',
  },
  warnings: {
    high_alloy: '公式适用于低合金钢；Cr > 5% 或合金元素总量为 {alloy}% 时属外推。不锈钢请用“奥氏体稳定性”。',
    boron_unit: '硼含量单位为质量分数（%），不是 ppm，请核对。',
    high_carbon:
      'C = {carbon}%，高于 0.6%：线性 Ms 公式严重偏低，平均值只取碳影响趋于饱和的公式（{source}；Ingber & Kunert）。只计溶入奥氏体的碳。',
    hypereutectoid:
      'C = {carbon}%，高于约 0.77%：过共析钢，没有 Ac3。加热时在 Acm 才完全奥氏体化，此处没有其计算公式。',
    crossed: '{output}：结果不高于 Ac1，不予显示；超出公式所针对的钢种。',
    no_martensite: 'Ms 平均值低于绝对零度：冷却时不形成马氏体。',
    below_absolute_zero: '{output}：结果低于绝对零度，不予显示。',
    spread: '{output}：各模型结果为 {range}，请参考区间，不要只取单一数值。',
    not_equilibrium: '平衡（Ae）≠ 加热（Ac）≠ 冷却（Ar）；加热越快，Ac1 和 Ac3 越高。',
    two_finishes: 'Mf 没有严格定义：Steven & Haynes 指基本转变完毕，{source} 指 99%。',
  },
  chart: {
    temperatures: '相变温度与碳含量',
    martensiteStart: 'Ms 与碳含量',
    carbon: '碳',
    temperature: '温度',
    ac1: 'Ac1',
    ac3: 'Ac3',
    bs: 'Bs',
    ms: 'Ms',
    roomTemperature: '室温',
    steel: '{steel}',
  },
  changes: {
    kunitakeChromium:
      'Kunitake 的 Ms 公式中 Cr 系数由 −14.8 改为 −19.8：更接近低合金钢实测值；Cr 为 1% 时低 5 K',
    noAc3: '过共析钢以及 Ac3 不高于 Ac1 时不给出 Ac3',
    borneOut: '实测值与公式平均相差超过 60 K 处，该公式视为超出范围，不计入平均值',
    measured: 'Ms 与 Bs 由实测钢的回归得出并给出 90%区间；成分限值放宽',
    blended: '平均值不再突变，每位作者只计一次；Steven & Haynes 的 M50、M90、Mf 由其自身的 Ms 计算；新增 Bf',
    first: '首个版本',
  },
  examples: {
    s4140: '4140（42CrMo），典型成分',
    ingber: '高碳钢，MartensiteStart 汇编所列数值',
    c45: 'C45',
    s52100: '52100（GCr15），碳全部溶解：线性公式失效',
    measured: '4140 缓慢加热实测值（ASM）：Ac1 732 °C，Ac3 804 °C',
  },
} satisfies CalculatorTexts;
