import type { Translated } from '../../../platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const cn: Translated<typeof en> = {
  title: '准确度：计算值与实测值对比',
  description: '将计算性能与公开的实测数据对照：平均偏差、离散程度以及包含 90% 数据的区间，逐个模型列出。',
  lead: '逐个列出已对照模型的计算值与实测值，好坏一律列出。',
  reading:
    '每幅图中横轴为实测值，纵轴为计算值；落在直线上表示两者一致。一个点代表大小相近的一组实测数据，竖线包含 80% 的计算值。偏差＝计算值减去实测值。部分已发表的公式曾用其中一部分数据拟合，用于其他钢时偏差更大。',
  data: '{steels} 种钢的 {rows} 个实测值：{source}',
  diagram:
    '{label}，计算值与实测值：实测平均为 {from}\u00a0{unit} 处，计算值为 {low}\u00a0{unit}；实测平均为 {to}\u00a0{unit} 处，计算值为 {high}\u00a0{unit}。',
  ranking: '模型排名',
  model: '模型',
  axisMeasured: '实测，{unit}',
  axisCalculated: '计算，{unit}',
  rmse: '离散（RMSE）',
  bias: '平均偏差',
  within: '90% 的偏差不超过',
  count: '实测数',
  inRange: '自身适用范围内的离散（实测数）',
  fitted: '最佳估计值；数据来自未参与拟合的钢',
  unmeasured: '未与实测值对照的内容',
  reason_notYet: '已有公开的实测数据，尚未对照',
  reason_noData: '可以测量，但未找到公开的实测数据',
  reason_defined: '按约定定义的数值；无法在试样上测量',
  reason_counted: '几何与算术',
  property_martensiteStart: '马氏体转变开始温度',
  property_bainiteStart: '贝氏体转变开始温度',
  property_temperedHRC: '回火硬度，HRC',
  property_temperedHV: '回火硬度，HV',
  property_temperedHB: '回火硬度，HB',
  property_barsHV: '另一实验室调质棒材的硬度',
  property_grainDiameter: '奥氏体晶粒直径',
  property_flowStress: '给定应变下的热变形流变应力',
  property_flowPeak: '热变形流变应力峰值',
  property_strength: '由硬度得出的抗拉强度',
};
