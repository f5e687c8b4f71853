import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents, ranges, structures } from './shared.ts';

export default {
  summary: '2つの母材、溶加材、希釈率から、ステンレス鋼と異材継手の溶接金属の組織を概算します。',
  inputs: {
    steelA: '母材A',
    steelB: '母材B',
    fillerMetal: '溶加材',
    dilutionPercent: '希釈率',
    shareAPercent: '溶融した母材中のAの割合',
    passes: 'パス数',
    fillDilutionPercent: '後続パスの希釈率',
  },
  outputs: {
    ferritePercent: 'フェライト量',
    field: '領域',
    creq: 'クロム当量',
    nieq: 'ニッケル当量',
    seferianPercent: 'フェライト量（Séférian）',
    nieqDelong: 'ニッケル当量（DeLong、Nを含む）',
    seferianDelongPercent: 'フェライト量（Séférian、Nを含む）',
    fillerFerritePercent: '溶加材のみのフェライト量',
    effectiveDilutionPercent: '最終パス中の母材の割合',
    ...equivalents('クロム当量（{metal}）', 'ニッケル当量（{metal}）', {
      A: '母材A',
      B: '母材B',
      Filler: '溶加材',
      Base: '母材の混合',
    }),
    ...ranges('{field}領域：希釈率の下限', '{field}領域：希釈率の上限'),
  },
  values: structures({ A: 'オーステナイト', M: 'マルテンサイト', F: 'フェライト' }, '、', '（{phases}）'),
  warnings: {
    outside_diagram: '組織図の範囲外',
    diagram_limits: '組織図の範囲はCr_eq 0～40、Ni_eq 0～30です（{source}）。範囲外の領域は示しません。',
    no_ferrite: 'オーステナイト単相：フェライトなし',
    no_ferrite_lines: '{field}：フェライト線なし',
    field_uncertain:
      '領域は不確かです。境界線から{distance}の位置で、描き直された図の間には0.5の差があります。',
    target_reached: '多くの異材継手の目標は、フェライト5～10%のA + Fです。',
    zone_hot_cracking:
      '1250 °C以上で高温割れのおそれがあります（フェライト5%未満のオーステナイト）。{source}による目安の領域です。',
    zone_martensite:
      'マルテンサイトを含み、400 °C以下で低温割れのおそれがあります。{source}による目安の領域です。',
    zone_grain_growth: '1150 °C以上で結晶粒が粗大化し、じん性が低下します。{source}による目安の領域です。',
    zone_sigma: '500～900 °Cにさらされるとσ相脆化が起こります。{source}による目安の領域です。',
    weld_outside_range:
      '溶接金属：{label} = {amount}は適用範囲（{range}、{source}）を外れています。表示値は外挿値です。',
    use_wrc:
      '窒素{nitrogen}%またはフェライトが多い場合、この図はフェライトを過大に示します。WRC-1992を使用してください。',
    qualitative: 'マルテンサイトを含む領域では、この図は定性的な目安です。',
    nitrogen_left_out:
      'このモデルはNを含みません。FNにはWRC-1992を使用してください。原著の誤差は約±4%フェライトです（{source}）。',
    nitrogen_assumed:
      '窒素が未入力のため、{source}の軸はN {nitrogen}%として計算しています（被覆アーク溶接・ティグ溶接）。',
    leaves_field: '希釈率が{dilution}%を超えると、溶接金属はA + Fから{field}へ移ります。',
  },
  chart: {
    schaeffler: 'シェフラー組織図',
    dilution: '希釈率とフェライト量',
    creq: 'クロム当量',
    nieq: 'ニッケル当量',
    baseMix: '母材の混合',
    steelA: 'A',
    steelB: 'B',
    filler: '溶加材',
    weld: '溶接金属',
    dilutionLine: '希釈線',
    dilutionAxis: '希釈率',
    ferrite: 'フェライト',
    target: '目標 5～10%',
    'hot-cracking': '高温割れ',
    martensite: 'マルテンサイト',
    'grain-growth': '結晶粒粗大化',
    sigma: 'σ相',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    reasons: 'フェライト量がない場合にその理由を示す',
    first: '初版',
  },
  examples: {
    '316l': '316Lのみ（溶加材なし）',
    e309l: '溶加材E309L-16のみ',
    'dissimilar-30': 'S355J2と316L、溶加材E309L、希釈率30%',
    'dissimilar-50': '同じ組合せ、希釈率50%',
    coefficients: 'すべての係数を使う成分（公開テスト krifurXX/scheffler）',
  },
} satisfies CalculatorTexts;
