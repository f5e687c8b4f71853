import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents } from './shared.ts';

export default {
  summary:
    '2つの母材、溶加材、希釈率から、オーステナイト系・二相系溶接金属のフェライト番号（FN）と凝固モードを求めます。',
  inputs: {
    steelA: '母材A',
    steelB: '母材B',
    fillerMetal: '溶加材',
    dilutionPercent: '希釈率',
    shareAPercent: '溶融した母材中のAの割合',
    passes: 'パス数',
    fillDilutionPercent: '後続パスの希釈率',
    process: '溶接法（Nが不明の場合）',
    acceptance: '照合する範囲',
  },
  choices: {
    'process.smaw-gtaw': '被覆アーク溶接またはティグ溶接（0.06% N）',
    'process.gmaw': 'ミグ・マグ溶接（0.08% N）',
    'acceptance.none': '照合しない',
    'acceptance.austenitic-3-10': 'オーステナイト系、3～10 FN',
    'acceptance.duplex-30-70': '二相系、30～70 FN',
    'acceptance.duplex-35-65': '二相系、35～65 FN',
  },
  outputs: {
    ferriteNumber: 'フェライト番号（FN）',
    mode: '凝固モード',
    creq: 'クロム当量',
    nieq: 'ニッケル当量',
    ratio: '当量比',
    fan: 'FN線の領域',
    acceptanceCheck: 'FNの範囲',
    duplexFerritePercent: 'フェライト量、二相系（0.7 FN）',
    fillerFerriteNumber: '溶加材のみのフェライト番号',
    effectiveDilutionPercent: '最終パス中の母材の割合',
    ...equivalents('クロム当量（{metal}）', 'ニッケル当量（{metal}）', {
      A: '母材A',
      B: '母材B',
      Filler: '溶加材',
      Base: '母材の混合',
    }),
  },
  values: {
    'mode.A': 'A、オーステナイト',
    'mode.AF': 'AF、初晶オーステナイト',
    'mode.FA': 'FA、初晶フェライト',
    'mode.F': 'F、フェライト',
    'fan.inside': '領域内',
    'fan.outside': '領域外',
    'acceptanceCheck.passed': '合格',
    'acceptanceCheck.not-passed': '不合格',
  },
  warnings: {
    above_100: 'FN 100の線の右側：数値なし',
    outside_fan: '組織図の範囲外',
    not_extended: '線群の外ではFNを示しません。著者は線の延長を戒めています（{source}）。',
    scatter_below_18: '18 FN未満の精度はおよそ±2 FNです（{source}）。',
    scatter_above_18: '18 FNを超えるとばらつきは±2 FNより大きくなります（{source}）。',
    hot_cracking:
      'モード{mode}はオーステナイトから凝固するため、FAモードより高温割れが起こりやすくなります。',
    mode_uncertain: '凝固モードは不確かです。境界からの距離は{distance}です。',
    martensite_possible:
      'マルテンサイトの可能性があります（{source}、またはクロム当量とニッケル当量が低いため）。この図にその境界は描いていません。',
    weld_outside_range:
      '溶接金属：{label} = {amount}は適用範囲（{range}、{source}）を外れています。表示値は外挿値です。',
    nitrogen_assumed:
      '窒素が未入力です（{list}）。{nitrogen}% Nとして計算しています。FNは窒素に強く依存するため、実測値を入力してください。0と入力すれば0として計算します。',
    not_percent:
      'FNは体積%ではなく、10未満でのみほぼ等しくなります。溶接のままのアーク溶接金属用で、レーザ・電子ビーム溶接や熱処理後には適用できません（{source}）。',
  },
  chart: {
    wrc: 'WRC-1992組織図',
    dilution: '希釈率とFN',
    creq: 'クロム当量',
    nieq: 'ニッケル当量',
    dilutionLine: '希釈線',
    steelA: 'A',
    steelB: 'B',
    filler: '溶加材',
    steelAOutside: 'A（図外）',
    steelBOutside: 'B（図外）',
    fillerOutside: '溶加材（図外）',
    weld: '溶接金属',
    dilutionAxis: '希釈率',
    ferriteNumber: 'フェライト番号',
  },
  changes: {
    reasons: 'FNがない場合にその理由を示す。図外の金属は線のない所に示す',
    zeroIsZero: '入力した窒素0は0として計算し、未入力の場合だけ仮定値を使用',
    first: '初版',
  },
  examples: {
    'table-3': '論文の表3の304溶接金属、FNは例2',
    'example-1': '論文の例1の点C',
    'example-2': '論文の例2のE309L-16',
    'weld-057': '表1の溶接金属9276-057',
    'weld-817': '表1の溶接金属9276-817',
    'weld-854': '表1の溶接金属9276-854（線との差が最大）',
    e309l: '溶加材E309L-16のみ',
    e2209: '溶加材E2209-16のみ',
    outside: '線の範囲を超える点（公開テスト krifurXX/wrc-1992）',
  },
} satisfies CalculatorTexts;
