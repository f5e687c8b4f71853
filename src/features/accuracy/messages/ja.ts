import type { Translated } from '../../../platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '精度：計算値と実測値の比較',
  description:
    '計算した性質を公開された実測値と比べ、平均偏差、ばらつき、90%が収まる幅をモデルごとに示します。',
  lead: '比較したモデルごとに計算値と実測値を並べ、良い結果も悪い結果も示します。',
  reading:
    '各図の横軸は実測値、縦軸は計算値で、線上では両者が一致します。点は大きさの近い実測値のまとまりを表し、縦棒には計算値の80%が入ります。偏差は計算値から実測値を引いたものです。公表された計算式の一部はこれらの実測値の一部から作られており、ほかの鋼では偏差がさらに大きくなります。',
  data: '{steels}鋼種の実測値{rows}件：{source}',
  diagram:
    '{label}、計算値と実測値：実測の平均が{from}\u00a0{unit}のとき計算値は{low}\u00a0{unit}、{to}\u00a0{unit}のとき{high}\u00a0{unit}です。',
  ranking: 'モデルの順位',
  model: 'モデル',
  axisMeasured: '実測値（{unit}）',
  axisCalculated: '計算値（{unit}）',
  rmse: 'ばらつき（RMSE）',
  bias: '平均偏差',
  within: '90%が入る範囲',
  count: '実測数',
  inRange: '適用範囲内のばらつき（実測数）',
  fitted: '最良推定値。回帰に使わなかった鋼での数値',
  unmeasured: '実測値と比較していないもの',
  reason_notYet: '公開された実測値はあり、比較はこれからです',
  reason_noData: '測定できますが、公開された実測値が見つかっていません',
  reason_defined: '取り決めによる数値で、試験片では測定できません',
  reason_counted: '幾何と算術',
  property_martensiteStart: 'マルテンサイト変態開始温度',
  property_bainiteStart: 'ベイナイト変態開始温度',
  property_temperedHRC: '焼戻し硬さ、HRC',
  property_temperedHV: '焼戻し硬さ、HV',
  property_temperedHB: '焼戻し硬さ、HB',
  property_barsHV: '別の試験所による焼入焼戻し棒鋼の硬さ',
  property_grainDiameter: 'オーステナイト結晶粒径',
  property_flowStress: '所定ひずみでの熱間変形抵抗',
  property_flowPeak: '熱間変形抵抗のピーク値',
  property_strength: '硬さから求めた引張強さ',
};
