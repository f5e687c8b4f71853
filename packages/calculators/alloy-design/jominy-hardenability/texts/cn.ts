import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { tabulated } from './shared.ts';

export default {
  summary: '由熔炼分析计算炉次的末端淬透性（Jominy）曲线：按淬透性带验收炉次、按截面选择钢种或调整成分。',
  inputs: {
    steel: '熔炼分析',
    boron: '硼',
    grainSize: '奥氏体晶粒度 G（Just）',
    distanceMm: '至淬火端距离',
  },
  choices: {
    'boron.none': '不计',
    'boron.simplified': '简化硼因子',
  },
  outputs: {
    idealDiameterMm: '理想临界直径 DI',
    halfMartensiteDistanceMm: '50% 马氏体处的距离',
    halfMartensiteSixteenths: '同上（1/16 in）',
    endHardnessHRC: '淬火端硬度',
    halfMartensiteHRC: '50% 马氏体硬度',
    boronFactor: '硼因子',
    hardnessA255HRC: '该距离处硬度，ASTM A255',
    hardnessJust1969HRC: '该距离处硬度，Just 1969',
    hardnessJustGrainHRC: '该距离处硬度，Just（含晶粒度）',
    ...tabulated('ASTM A255，{d} mm 处'),
  },
  warnings: {
    no_carbon_factor: 'C = {carbon}%：{source} 对 0.90% 以上没有碳因子，无法给出 DI 和曲线。',
    beyond_just: 'C = {carbon}%：Just 回归式及其上限止于 0.60% C（{source}），不给出数值。',
    beyond_widened: '{elements}：超出熔炼控制用的放宽范围（{source}），因子为外推值。',
    diameter_range: 'DI = {diameter} mm，超出 {min}～{max} mm（{source}）：曲线多项式为外推。',
    below_rockwell: '低于 20 HRC，超出洛氏 C 标尺范围，不给出。',
    boron_simplified:
      '有效硼 {effective} ppm（按 {source}）：采用简化硼因子而非 ASTM A255 的表，并采用无硼钢的距离因子。',
    boron_without_effect:
      '有效硼 {effective} ppm（按 {source}），低于 5 ppm：不计硼因子。自 5 ppm 起按完整因子计算；接近该界限时，硼的作用不确定。',
    boron_above_range:
      '有效硼 {effective} ppm（按 {source}），高于 30 ppm：按 5～30 ppm 的硼因子计算，但硼过多时其作用可能减弱。该因子为简化值而非 ASTM A255 的表，距离因子为无硼钢的因子。',
    boron_not_counted: '成分中含硼，但此处未计其作用。如需像“截面淬火”那样计入，请选择简化硼因子。',
    fine_grain: '{source} 以细晶粒（G 7）为前提；晶粒越粗，淬透越深。',
    hard_to_the_end: '至 50 mm 处硬度仍高于 50% 马氏体。',
  },
  chart: {
    curve: '末端淬透性曲线',
    distance: '至淬火端距离',
    hardness: '硬度',
    a255: 'ASTM A255',
    just1969: 'Just 1969',
    justGrain: 'Just（含晶粒度）',
    fullMartensite: '全马氏体',
    halfMartensite: '50% 马氏体',
  },
  changes: {
    possibleHardness:
      'C 高于 0.60% 时不再给出 Just 的数值（此前最高达 85 HRC）；有效硼高于 30 ppm 时保留硼因子并给出警告，不再取消',
    neverRises:
      '理想临界直径超过 178 mm 时，ASTM A255 曲线不再随距离升高（此前在 35 至 40 mm 之间最多升高 2 HRC）',
    evenCurvature:
      'ASTM A255 曲线在表列距离之间弯曲均匀（其间数值变化：5 mm 以内小于 0.8 HRC，以外小于 0.4 HRC）；余下的起伏来自表格本身',
    oneName: '两条曲线终点相邻时，图中只标出其中一条的名称',
    axisOfCurves: '淬透性低的钢，距离轴止于曲线终点；外推的曲线标为超出范围',
    smoothCurve: 'ASTM A255 曲线在表列距离之间光滑过渡；距离移至输入项首位',
    boronFromZero: '有效硼不再显示为负值，最小为 0 ppm',
    eachInScale: '三个硬度值缺失时分别说明原因',
    curveInScale: '曲线、数值表和 CSV 也止于 20 HRC',
    inScale: '不再给出低于 20 HRC 的硬度',
    first: '首个版本',
  },
  examples: {
    s4118: 'SAE 4118 改型，ASTM A255 计算示例：DI 1.95 in（49.5 mm）',
    c20: '0.20% C，ASTM A255 表',
    c40: '0.40% C，ASTM A255 表',
    c50: '0.50% C，ASTM A255 表',
    s4140: '4140，典型成分',
    s8620: '8620，典型成分',
    'just-8': '4140，8/16 in 处',
    'just-16': '4140，16/16 in 处',
  },
} satisfies CalculatorTexts;
