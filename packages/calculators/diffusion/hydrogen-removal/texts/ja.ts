import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { time } from './shared.ts';

export default {
  summary:
    '白点防止焼なまし、脱水素処理、ベーキング処理：鍛造品、板、棒から水素が抜けるまでの時間と、保持後に残る水素を求めます。',
  inputs: {
    shape: '形状',
    thicknessMm: '厚さ（全厚）',
    widthMm: '幅',
    diameterMm: '直径',
    lengthMm: '長さ',
    temperatureC: '温度',
    diffusivityModel: '拡散係数',
    ownDiffusivityM2S: '任意の拡散係数',
    bindingEnergyKjMol: 'トラップの結合エネルギー',
    trapRatio: '格子位置あたりのトラップ数',
    initialPpm: '初期水素量',
    surfacePpm: '表面の水素量',
    targetPpm: '目標水素量',
    place: '目標の対象',
    timeH: '保持時間',
  },
  choices: {
    'shape.plate': '板',
    'shape.cylinder': '長い円柱',
    'shape.sphere': '球',
    'shape.short-cylinder': '短い円柱',
    'shape.bar': '角棒',
    'diffusivityModel.byTemperature': '44～650 °Cで実測した鋼、範囲外は外挿',
    'diffusivityModel.kiuchi': 'フェライト格子（Kiuchi & McLellan）',
    'diffusivityModel.johnsonHill': '鉄、200 °C超の見かけの値（Johnson & Hill）',
    'diffusivityModel.coe': '実測鋼、0.73% C（Coe & Moreton）',
    'diffusivityModel.oriani': 'トラップを含むフェライト（Oriani）',
    'diffusivityModel.perng': 'オーステナイト系300番台（Perng & Altstetter）',
    'diffusivityModel.reiter': 'オーステナイト系316L（Reiter）',
    'diffusivityModel.own': '任意の値',
    'place.mean': '平均',
    'place.centre': '中心部',
  },
  outputs: {
    timeForTargetH: '目標までの時間',
    meanPpm: '保持後の平均水素量',
    centrePpm: '保持後の中心部水素量',
    meanMlPer100g: '平均値（ガス体積）',
    fourier: '目標時のDt/L²（丸はL＝半径）',
    diffusivityM2S: '使用した拡散係数',
    ...time('目標までの時間、{author}'),
  },
  warnings: {
    not_ferritic: '約720 °Cを超えるとオーステナイトへの変態が始まり、水素の移動ははるかに遅くなります。',
    low_temperature:
      '200 °C未満では実際の鋼の拡散係数は2～3桁ばらつきます。対象鋼の実測値またはモデルの幅で判断してください。',
    pooled:
      '{source}の実測拡散係数は{from}～{to} °Cで測定のばらつきの範囲内で低下しています。この区間ではその平均値（各実測値との差は{percent}%以内）を用い、保持温度が高いほど時間が長くなることのないようにしています。',
    austenite_slow:
      '300 °Cでは、オーステナイト中の水素の拡散係数はフェライト格子中の約1/3000、トラップを含むフェライト鋼の見かけの値の約1/1000です。',
    already_reached: '初期値がすでに目標値を下回っています。',
    transform_first: '白点防止には、オーステナイトの変態が完了してから600～700 °Cで保持します。',
    coating: '亜鉛やカドミウムのめっきは水素の放出を妨げます。ここでは表面が露出しているものとします。',
    bake_rules: 'ISO 4042やASTM F1941のベーキング時間は実務上の規定であり、ここでは計算しません。',
  },
  problems: { not_above_surface: '{label}：表面の水素量（{surface} ppm）より大きい値を入力してください。' },
  chart: {
    content: '水素量と時間',
    timeOverSize: '時間と寸法',
    time: '時間',
    hydrogen: '水素',
    mean: '平均',
    centre: '中心部',
    target: '目標',
    diameter: '直径',
    thickness: '厚さ',
  },
  changes: {
    monotone:
      '温度が高いほど時間が長くなることはない：実測の拡散係数が低下する210～350 °Cではその平均値を用い、その旨を注記',
    chosenModel: '温度は選択した拡散係数の適用範囲だけで判定し、範囲外の曲線は破線で表示',
    confirmed:
      'Orianiによるトラップを含む時間の「未確認」表示を削除：プログラムに記されたOrianiの平衡式から導かれる',
    unconfirmed: 'Orianiによるトラップを含む時間を未確認と表示',
    comparedTemperatures:
      '時間と寸法の図は100 °Cと200 °Cを入力温度と比較する。200 °C以上では曲線の差がほとんどない',
    noStep:
      '44 °C未満では実測した拡散係数を外挿し、範囲外と示します。以前は時間がそこで10分の1未満に下がりました。モデルの幅は有効数字2桁で示します',
    held: '650 °C超では650 °Cで測定した拡散係数を保持します。以前は時間がそこで半分以下に下がりました',
    measuredSteel:
      '650 °Cまでの時間は、短めになる鉄の値に代えてCoe & Moretonの実測した鋼による。有効数字は2桁',
    first: '初版',
    spread: 'モデル間の差を時間の横に表示',
  },
  examples: {
    'half-time': '板の半減時間：Dt/L² = 0.049（Crank）',
    'plate-tenth': '板、平均10%まで',
    'cylinder-tenth': '円柱、中心部10%まで',
    forging: '42CrMo4、Ø 500 mm、650 °C、4 ppm、100 h',
    bake: '板25 mm、200 °C、4 h、D = 1×10⁻¹⁰ m²/s',
    trapped: 'Oriani、25 °C、30 kJ/mol、格子位置1000個に1個のトラップ',
  },
} satisfies CalculatorTexts;
