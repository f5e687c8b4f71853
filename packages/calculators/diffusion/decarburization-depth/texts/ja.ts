import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '炉内加熱による脱炭層深さを、加工代や受入判定のために求めます。炭素基準による全脱炭層深さ、フェライト脱炭層、スケールによる金属損失を示します。',
  inputs: {
    temperatureC: '温度',
    timeH: '時間',
    coreCarbonPercent: '鋼の炭素量',
    surfaceCarbonPercent: '表面炭素濃度',
    criterionFraction: '判定基準 C/C₀',
    diffusivityModel: 'オーステナイト中の拡散係数',
    ownDiffusivityM2S: '任意の拡散係数',
    scaling: 'スケール',
    scalingConstantM2S: '金属損失の定数',
    metalLossMm: '金属損失',
    interface: 'フェライト界面のオーステナイト炭素濃度',
    austeniteCarbonPercent: '任意の値',
    depthOfInterestMm: '炭素濃度を求める深さ',
  },
  choices: {
    'diffusivityModel.tibbetts': 'Tibbetts（炭素量の半分で）',
    'diffusivityModel.callister': 'Callister（低炭素）',
    'diffusivityModel.own': '任意の値',
    'scaling.none': 'スケールなし',
    'scaling.constant': '金属損失の定数から',
    'scaling.loss': '金属損失から',
    'interface.iron-carbon': '鉄－炭素のA3線',
    'interface.own': '任意の値（合金鋼）',
  },
  outputs: {
    totalDepthMm: '全脱炭層深さ（残った表面から）',
    ferriteDepthMm: 'フェライト脱炭層深さ',
    depthFromOriginalMm: '全深さ（元の表面から）',
    metalLossMm: 'スケールによる金属損失',
    carbonAtDepthPercent: '指定深さの炭素濃度（元の表面から）',
    growthConstant: 'フェライト層の成長定数',
    ferriteSidePercent: '界面のフェライト側炭素濃度',
    austeniteSidePercent: '界面のオーステナイト側炭素濃度',
    diffusivityM2S: 'オーステナイト中の拡散係数',
  },
  warnings: {
    criterion:
      '深さは炭素濃度が心部の{fraction}となる位置までです。結果には判定基準を併記してください（{source}）。',
    scale_not_combined:
      'スケールと成長するフェライト層は同時に扱えません。深さは元の表面からで、金属損失を含みません。',
    below_ae1: 'Ae1未満では炭化物の溶解が律速となることがあり、固溶限線も概略です。結果は上限値です。',
    no_complete_layer:
      '約912 °Cを超えると、その温度ではフェライト単相の層はできません。フェライトは冷却中に現れます。',
    surface_too_rich: '表面炭素濃度がフェライトの固溶限を超えているため、フェライト脱炭層はできません。',
    iron_carbon_lines:
      '純粋な鉄－炭素系の線です。Si、Cr鋼（54SiCr6）ではより高温までフェライトが生じます。任意の値を入力してください。',
    atmosphere: '表面炭素濃度は一定としています。実際は雰囲気、水分、スケールによって変わります。',
  },
  problems: {
    surface_not_below_criterion: '{label}：判定基準の炭素濃度（{limit}%）より小さい値を入力してください。',
  },
  chart: {
    profile: '炭素濃度と深さ',
    overTemperature: '深さと温度',
    depth: '深さ',
    share: '心部に対する炭素濃度',
    temperature: '温度',
    scale: 'スケール',
    complete: 'フェライト脱炭',
    partial: '部分脱炭',
    core: '心部',
    criterion: '判定基準',
    total: '全深さ',
  },
  changes: {
    verticalFront: 'フェライト前面での炭素量の跳びを垂直に描く。数値は2桁',
    oneDiffusivity: '選んだ拡散係数を912 °C未満でも使用。フェライト層がなくなる温度での深さの段差を解消',
    first: '初版',
  },
  examples: {
    plain: '0.45% C、D = 1×10⁻¹⁰ m²/s、1 h',
    'spring-steel': '0.60% C、1100 °C、2 h、基準0.95',
    'ferrite-800': '0.60% C、800 °C、4 h：フェライト層',
    'ferrite-760': '0.20% C、760 °C、3 h：二相の心部上のフェライト層',
    'with-scale': '0.60% C、スケールあり、0.8 mmの炭素濃度（Birks & Jackson）',
  },
} satisfies CalculatorTexts;
