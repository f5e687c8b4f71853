import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '탄소량과 마르텐사이트 분율로 담금질 상태의 경도를 구합니다. 최고 담금질 경도, 50 % 또는 90 % 마르텐사이트에 필요한 최소 경도, 실측 경도로 본 마르텐사이트 분율을 알 수 있습니다.',
  inputs: {
    steel: '고용 성분',
    martensitePercent: '마르텐사이트 분율',
    coolingRateCPerS: '700 °C에서의 냉각 속도(Maynier)',
    measured: '실측 경도',
    measuredHRC: '실측 경도',
  },
  choices: { 'measured.none': '입력하지 않음', 'measured.given': '마르텐사이트 분율 구하기' },
  outputs: {
    hardnessHRC: '이 마르텐사이트 분율의 경도',
    hardnessHV: '비커스 경도 환산',
    foundMartensitePercent: '실측 경도로 구한 마르텐사이트 분율',
    fullMartensiteHRC: '99.9 % 마르텐사이트, ASTM A255',
    burnsHRC: '완전 마르텐사이트, Burns, Moore & Archer',
    thumbFullHRC: '100 % 마르텐사이트, 경험칙',
    maynierHV: '마르텐사이트, Maynier',
    maynierHRC: '마르텐사이트, Maynier(로크웰 환산)',
    thumbNinetyHRC: '90 % 마르텐사이트, 경험칙',
    halfMartensiteHRC: '50 % 마르텐사이트, ASTM A255',
    thumbHalfHRC: '50 % 마르텐사이트, 경험칙',
  },
  warnings: {
    below_half:
      '{measured} HRC: 50 % 마르텐사이트의 경도({low} HRC)보다 낮아 경도로는 분율을 구할 수 없습니다.',
    above_full:
      '{measured} HRC: 이 탄소량의 완전 마르텐사이트 경도({high} HRC)보다 높습니다. 성분이나 측정을 확인하십시오.',
    carbon_cap:
      'C = {carbon} %: {source}의 표는 0.70 % C까지이며(50 % 마르텐사이트는 0.74 %) 그 값을 사용합니다.',
    retained_austenite:
      'C = {carbon} %, 0.6 % 초과: 잔류 오스테나이트 때문에 담금질 상태의 경도가 낮아집니다.',
    impossible_hardness:
      '로크웰 C 스케일의 상한 {rockwell} HRC({vickers} HV, {source})를 넘는 식의 값은 표시하지 않습니다. 강은 이보다 단단할 수 없습니다.',
    outside_table: '{output}: 환산표({source}) 범위 밖이므로 비커스 경도만 표시합니다.',
    chart_only:
      '{source}의 자료는 그림뿐이고 식이 없습니다. 50~99.9 % 사이의 값은 그 근사입니다(약 ±1.5 HRC).',
    dissolved_carbon:
      '오스테나이트에 고용된 탄소량을 입력하십시오. 미고용 탄화물은 마르텐사이트를 단단하게 하지 않습니다.',
  },
  chart: {
    overCarbon: '마르텐사이트 분율별 탄소량과 경도',
    overMartensite: '마르텐사이트 분율과 경도',
    carbon: '탄소',
    hardness: '경도',
    martensite: '마르텐사이트 분율',
    burns: '20 + 60 √C',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    possibleHardness:
      '강에서 나올 수 없는 68 HRC 또는 940 HV 초과 값은 표시하지 않음; 이전에는 C 1.3 %에서 최대 100 HRC를 표시',
    full: '마르텐사이트 분율은 50 % 이상 모두 입력할 수 있고, 규격 범위를 넘는 곡선은 파선으로 표시',
    first: '첫 버전',
  },
  examples: {
    'carbon-10': '0.10 % C, ASTM A255 표',
    'carbon-30': '0.30 % C, ASTM A255 표',
    'carbon-60': '0.60 % C, ASTM A255 표',
    root: '0.45 % C에서의 20 + 60 √C',
    ninety: '0.40 % C, 90 % 마르텐사이트',
    s8620: '8620, 20 °C/s, Maynier',
  },
} satisfies CalculatorTexts;
