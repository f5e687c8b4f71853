import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { depths, models } from './shared.ts';

export default {
  summary:
    'ガス浸炭・真空浸炭（浸炭期と拡散期）の炭素濃度分布と浸炭深さ、目標深さまでの時間、Harrisの全深さを求めます。',
  inputs: {
    coreCarbonPercent: '心部炭素濃度',
    boundary: '表面の条件',
    boostCarbonPercent: 'カーボンポテンシャル（浸炭期）',
    transferCoefficientMS: '物質移動係数',
    boostTemperatureC: '浸炭温度',
    boostTimeH: '浸炭期の時間',
    diffuse: '拡散期',
    diffuseTemperatureC: '拡散温度',
    diffuseTimeH: '拡散期の時間',
    diffuseCarbonPercent: 'カーボンポテンシャル（拡散期）',
    diffusivityModel: '拡散係数',
    constantDiffusivityM2S: '一定とする拡散係数',
    criterionCarbonPercent: '深さを判定する炭素濃度',
    targetDepthMm: '目標深さ',
    finalSurfaceCarbonPercent: '目標の表面炭素濃度（Harris）',
  },
  choices: {
    'boundary.surface': '表面炭素＝カーボンポテンシャル',
    'boundary.transfer': '物質移動係数を考慮',
    'diffuse.none': 'なし',
    'diffuse.sealed': '真空（炭素の出入りなし）',
    'diffuse.atmosphere': 'カーボンポテンシャルを下げる',
    ...models('Callister（低炭素）'),
    'diffusivityModel.constant': '任意の一定値',
  },
  outputs: {
    depth550Mm: '550 HVの深さ（完全焼入れ）',
    caseDepthMm: '浸炭深さ（炭素濃度による）',
    surfaceCarbonPercent: '表面炭素濃度',
    totalDepthMm: '全浸炭深さ（心部炭素 + 0.04%）',
    massGainGM2: '炭素の吸収量',
    boostDepthMm: '浸炭期終了時の深さ',
    boostSurfaceCarbonPercent: '浸炭期終了時の表面炭素濃度',
    timeForTargetH: '目標深さまでの時間（浸炭期のみ）',
    harrisDepthMm: '全深さ（Harris）',
    harrisBoostTimeH: '同じ全時間での浸炭期（Harris）',
    ...depths('浸炭深さ（Dは{author}）'),
  },
  warnings: {
    chd_assumes_martensite:
      '550 HVの深さは完全マルテンサイトを前提とします（{source}で{carbon}% C）。焼入れ性不足や残留オーステナイトがあると浅くなります。',
    above_saturation:
      'カーボンポテンシャルがオーステナイトの固溶限（約{saturation}%、粗い直線近似。Cr、Mn、Moで低下）を超えています。炭化物やすすが生じ、結果は成り立ちません。',
    below_ae3: '心部のAe3（約{limit} °C）未満では、心部は完全にはオーステナイトになりません。',
    criterion_not_reached: '分布のどこも{criterion}% Cに達しません。深さは0です。',
    target_not_reached: 'この判定炭素濃度では目標深さに達しません。',
    low_carbon_line: '{source}：この直線は低炭素用です。0.8% Cでは炭素の拡散は約2倍速くなります。',
    harris_total:
      '{source}は表面が飽和した場合の全深さで、有効硬化層深さではありません。浸炭期と拡散期の時間を合わせ、どちらも浸炭期の温度で計算しています。',
    alloy_ignored: '炭素の活量と拡散に対する合金元素の影響は含みません。',
    hardness_by_hardenability:
      '550 HVに相当する炭素濃度は焼入性によって変わり、通常0.30～0.40%です（{source}）。',
  },
  problems: { not_above_core: '{label}：心部炭素濃度（{core}%）より大きい値を入力してください。' },
  chart: {
    profile: '炭素濃度分布',
    depthOverTime: '深さと時間の平方根',
    depth: '深さ',
    carbon: '炭素濃度',
    afterBoost: '浸炭期後',
    afterDiffuse: '拡散期後',
    criterion: '判定値',
    caseDepth: '浸炭深さ',
    rootOfTime: '時間の平方根',
  },
  changes: {
    tibbettsRead:
      'TibbettsのDによる深さの「未確認」表示を削除：Khan & Gautham 2018によるプログラムに同じ数値がある',
    unconfirmed: 'TibbettsのDによる深さを再び未確認と表示：数値を記すのは個人のプログラムだけである',
    confirmed: 'TibbettsのDによる深さを未確認と表示しない',
    depthFromZero:
      '深さ–√tの曲線は表面が判定値に達する時から始め、浸炭期の点を示す。結果に拡散データの幅を示す',
    chd550: '550 HVの深さを追加。判定値に達しない場合の深さは0',
    first: '初版',
  },
  examples: {
    'callister-time': 'Callister：0.5 mmで0.8% C、D = 1.6×10⁻¹¹ m²/s（書籍の値7.1 h）',
    'smith-time': 'Smith & Hashemi：927 °C、0.5 mmで0.4% C（書籍の値143 min）',
    'design-950': 'Callister設計例題：950 °C、0.75 mmで0.6% C（書籍の値15.9 h）',
    'design-1000': '同じく1000 °C（書籍の値9.0 h）',
    'harris-shop': 'Harris、1700 °F、1 h：現場の値0.025インチ',
    'harris-8h': 'Harris、925 °C、8 h',
    'boost-diffuse': '16NiCrMo13、900 °C、浸炭2 h、真空中3 h（実測23.5 g/m²）',
    'boost-only': '930 °C、4 h、表面炭素1.0%、Tibbetts',
  },
} satisfies CalculatorTexts;
