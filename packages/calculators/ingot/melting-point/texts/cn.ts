import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary: '按多位作者的公式计算钢的液相线和固相线温度，并给出过热度及钢锭或连铸的浇注温度。',
  inputs: { steel: '熔炼分析', practice: '浇注方式', pouringTemperatureC: '浇注温度' },
  choices: {
    'practice.uphill': '钢锭，下注法',
    'practice.downhill': '钢锭，上注法',
    'practice.continuous': '连铸',
  },
  outputs: {
    ...models({
      liquidus: '液相线',
      solidus: '固相线',
      handbook: '连铸手册',
      carbonSteel: '（碳素钢）',
      comma: '，',
    }),
    liquidusMeanC: '液相线温度，平均值',
    liquidusSpreadK: '各液相线模型的差异范围',
    solidusMeanC: '固相线温度，平均值',
    freezingRangeK: '凝固温度区间',
    superheatK: '浇注温度下的过热度',
    pouringFromC: '推荐浇注温度',
    pouringToC: '推荐浇注温度上限',
  },
  warnings: {
    no_solidus: '{output}：公式结果不低于液相线温度，不予显示；成分超出公式所针对的钢种。',
    high_alloy: '合金元素合计 {alloy}%：公式适用于 5% 以下，误差可达 10～20 K。',
    solidus_stainless: '固相线公式不适用于不锈钢（304L 实测约 1400～1455 °C）。',
    takeuchi_left_out: '{source} 的固相线仅在 C ≤ 0.2%、Cr ≤ 5% 时给出，超出后远低于实际固相线。',
    peritectic: 'C = {carbon}%，处于包晶区（0.09%～0.17% C）：坯壳不均匀，有裂纹风险。',
    hirai_high_carbon: 'Hirai 液相线在 C > 0.5% 的分段未经证实（{source}）。',
    spread: '{output}：各模型结果为 {range}，请参考区间，不要只取单一数值。',
    below_liquidus: '浇注温度不高于液相线，钢液将凝固。',
  },
  chart: {
    range: '熔化区间与碳含量',
    carbon: '碳',
    temperature: '温度',
    peritectic: '包晶区',
    liquidus: '液相线，平均与差异范围',
    solidusHirai: '固相线，Hirai',
    solidusHandbook: '固相线，手册',
    pouring: '浇注温度',
    steel: '{steel}的液相线',
    solidusMean: '固相线，平均',
  },
  changes: {
    carbonMissing: '未给出碳含量时，结果标为超出范围，不给出区间和判定',
    confirmed: 'steeluniversity 的液相线已据其自有模拟程序核对',
    steadyLiquidus:
      '液相线及其带在 0.5 和 0.6% C 处不再跳变；推荐浇注温度合并为一个范围；绘出平均固相线；差异不超过 20 K 时不再警告',
    noSolidus: '固相线温度不低于液相线温度时不予给出',
    blended: '平均值不再突变：公式接近适用范围边界时权重逐渐减小',
    first: '首个版本',
  },
  examples: {
    s42crmo4: '42CrMo4，典型熔炼分析',
    s355: 'S355，典型熔炼分析',
    c10: 'C10，典型熔炼分析',
    iron: '纯铁：各公式的常数项',
    'peritectic-liquid': '铁碳相图的包晶液相，0.53% C',
  },
} satisfies CalculatorTexts;
