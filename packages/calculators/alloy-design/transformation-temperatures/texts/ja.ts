import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { authors } from './shared.ts';

export default {
  summary:
    '溶鋼分析から低合金鋼の加熱時・冷却時の変態温度を、実測鋼の回帰と主要な計算式すべてで求めます。オーステナイト化、予熱、マルテンパの温度決定に使います。',
  inputs: { steel: '溶鋼分析' },
  outputs: {
    bfC: 'ベイナイト変態終了温度（Bf）、Steven & Haynes',
    ...authors,
    bsBestC: 'ベイナイト変態開始温度（Bs）の最良推定値',
    bsBest90LowC: 'Bs、90%区間の下限',
    bsBest90HighC: 'Bs、90%区間の上限',
    msBestC: 'マルテンサイト変態開始温度（Ms）の最良推定値',
    msBest90LowC: 'Ms、90%区間の下限',
    msBest90HighC: 'Ms、90%区間の上限',
    msAndrewsC: 'Ms Andrews（線形）',
    msAndrewsProductC: 'Ms Andrews（積の項）',
    ac1MeanC: 'Ac1の平均値',
    ac3MeanC: 'Ac3の平均値',
    bsMeanC: 'ベイナイト変態開始温度（Bs）の平均値',
    msMeanC: 'マルテンサイト変態開始温度（Ms）の平均値',
    ac1SpreadK: 'Ac1、モデル間のばらつき',
    ac3SpreadK: 'Ac3、モデル間のばらつき',
    bsSpreadK: 'Bs、モデル間のばらつき',
    msSpreadK: 'Ms、モデル間のばらつき',
    m50C: '50%マルテンサイト（Steven & Haynes）',
    m90C: '90%マルテンサイト（Steven & Haynes）',
    mfStevenHaynesC: 'マルテンサイト変態終了温度（Mf）、Steven & Haynes',
    mfKoistinenMarburgerC: '99%マルテンサイト、Koistinen & Marburger',
  },
  warnings: {
    high_alloy:
      '計算式は低合金鋼用です。Crが5%を超えるか、合金元素の合計が{alloy}%の場合は外挿になります。ステンレス鋼は「オーステナイト安定度」を使用してください。',
    boron_unit: 'ボロンの単位はppmではなく質量%です。確認してください。',
    high_carbon:
      'C = {carbon}%は0.6%を超えています。線形のMs式は低すぎる値になるため、平均値には炭素の効果が飽和する式だけを用います（{source}、Ingber & Kunert）。固溶炭素だけを入力してください。',
    hypereutectoid:
      'C = {carbon}%は約0.77%を超えています。過共析鋼のためAc3はありません。加熱時にはAcmで完全にオーステナイト化しますが、その計算式はここにはありません。',
    crossed: '{output}：結果がAc1以下のため表示しません。計算式の対象となる鋼種を外れています。',
    withheld:
      '{output}：結果が同じ著者のAc1以下のため表示しません。段差が生じないよう、平均と範囲には含めます。',
    no_martensite: 'Msの平均値が絶対零度を下回ります。冷却してもマルテンサイトは生成しません。',
    below_absolute_zero: '{output}：結果が絶対零度を下回るため表示しません。',
    spread: '{output}：各モデルの値は{range}です。単一の値ではなく、範囲で判断してください。',
    not_equilibrium: '平衡（Ae）≠ 加熱（Ac）≠ 冷却（Ar）。加熱が速いほどAc1とAc3は高くなります。',
    two_finishes: 'Mfに厳密な定義はありません。Steven & Haynesは実質的な完了、{source}は99%を指します。',
  },
  chart: {
    temperatures: '炭素量と変態温度',
    martensiteStart: '炭素量とMs',
    carbon: '炭素',
    temperature: '温度',
    ac1: 'Ac1',
    ac3: 'Ac3',
    bs: 'Bs',
    ms: 'Ms',
    roomTemperature: '室温',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    oneRange:
      'C 0.6%超では、Steven & HaynesのMsに文献の範囲だけを示す。以前は測定で確認された別の範囲も並べて示していた',
    withheldCounts: '表示しないAc3が平均と範囲に含まれることを注記',
    confirmed: 'LeeのBsを未確認と表示しない',
    tagAllHighAlloy: '高合金鋼では、各著者の式による値を含むすべての温度を範囲外と示す',
    tagHighAlloy: '高合金鋼の結果を、その注記のとおり範囲外と示す',
    aboveAc1: '図：Ac3の帯はAc1まで、縦軸は絶対零度まで',
    kunitakeChromium:
      'KunitakeのMs式のCrの係数を−14.8から−19.8に変更しました。低合金鋼の実測に近く、Cr 1%で5 K低くなります',
    noAc3: '過共析鋼、およびAc3がAc1以下になる場合はAc3を示しません',
    borneOut: '実測値との平均のずれが60 Kを超える範囲では、その式を範囲外とし、平均に含めません',
    measured: 'MsとBsを実測鋼の回帰から求め、90%区間を表示。分析値の限界を拡大',
    blended:
      '平均値の段差を解消し、著者ごとに1票。Steven & HaynesのM50・M90・Mfは同著者のMsから計算。Bfを追加',
    first: '初版',
  },
  examples: {
    s4140: '4140（SCM440相当）、C 0.40%、Mn 0.85%',
    ingber: '高炭素鋼、MartensiteStart集に示された値',
    c45: 'C45',
    s52100: '52100（SUJ2相当）、炭素がすべて固溶：線形の式は使えない',
    measured: '4140の緩加熱での実測（ASM）：Ac1 732 °C、Ac3 804 °C',
  },
} satisfies CalculatorTexts;
