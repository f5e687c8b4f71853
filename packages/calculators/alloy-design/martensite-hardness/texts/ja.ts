import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '炭素量とマルテンサイト量から焼入れままの硬さを求めます。最高焼入硬さ、50%または90%マルテンサイトに必要な硬さ、実測硬さからのマルテンサイト量が分かります。',
  inputs: {
    steel: '固溶成分',
    martensitePercent: 'マルテンサイト量',
    coolingRateCPerS: '700 °Cでの冷却速度（Maynier）',
    measured: '実測硬さ',
    measuredHRC: '実測硬さ',
  },
  choices: { 'measured.none': '入力しない', 'measured.given': 'マルテンサイト量を求める' },
  outputs: {
    hardnessHRC: 'このマルテンサイト量での硬さ',
    hardnessHV: 'ビッカース硬さ換算',
    foundMartensitePercent: '実測硬さから求めたマルテンサイト量',
    fullMartensiteHRC: '99.9%マルテンサイト、ASTM A255',
    burnsHRC: '完全マルテンサイト、Burns, Moore & Archer',
    thumbFullHRC: '100%マルテンサイト、経験則',
    maynierHV: 'マルテンサイト、Maynier',
    maynierHRC: 'マルテンサイト、Maynier（ロックウェル換算）',
    thumbNinetyHRC: '90%マルテンサイト、経験則',
    halfMartensiteHRC: '50%マルテンサイト、ASTM A255',
    thumbHalfHRC: '50%マルテンサイト、経験則',
  },
  warnings: {
    below_half: '{measured} HRCは50%マルテンサイトの硬さ（{low} HRC）を下回り、硬さからは求められません。',
    above_full:
      '{measured} HRCはこの炭素量の完全マルテンサイトの硬さ（{high} HRC）を超えています。成分または測定を確認してください。',
    carbon_cap: 'C = {carbon}%：{source}の表は0.70% Cまで（50%マルテンサイトは0.74%）で、その値を用います。',
    retained_austenite:
      'C = {carbon}%は0.6%を超えています。残留オーステナイトにより焼入れままの硬さが下がります。',
    impossible_hardness:
      'ロックウェルCスケールの上限{rockwell} HRC（{vickers} HV、{source}）を超える式の値は示しません。鋼がこれより硬くなることはありません。',
    outside_table: '{output}：換算表（{source}）の範囲外のため、ビッカース硬さのみ示します。',
    chart_only: '{source}は図だけで式を示していません。50～99.9%の値はその近似です（約±1.5 HRC）。',
    dissolved_carbon:
      'オーステナイトに固溶した炭素量を入力してください。未固溶の炭化物はマルテンサイトを硬くしません。',
  },
  chart: {
    overCarbon: 'マルテンサイト量ごとの炭素量と硬さ',
    overMartensite: 'マルテンサイト量と硬さ',
    carbon: '炭素',
    hardness: '硬さ',
    martensite: 'マルテンサイト量',
    burns: '20 + 60 √C',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    possibleHardness:
      '鋼ではあり得ない68 HRCまたは940 HVを超える値は示さない。以前はC 1.3%で最大100 HRCを示していた',
    full: 'マルテンサイト量は50%以上の任意の値を入力可能。規格の範囲を超える曲線は破線で表示',
    first: '初版',
  },
  examples: {
    'carbon-10': '0.10% C、ASTM A255の表',
    'carbon-30': '0.30% C、ASTM A255の表',
    'carbon-60': '0.60% C、ASTM A255の表',
    root: '0.45% Cでの20 + 60 √C',
    ninety: '0.40% C、90%マルテンサイト',
    s8620: '8620、20 °C/s、Maynier',
  },
} satisfies CalculatorTexts;
