import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { tabulated } from './shared.ts';

export default {
  summary:
    '용강 분석값으로 조미니 곡선을 구합니다. 경화능 밴드에 따른 히트(용해)별 합부 판정, 단면에 맞는 강종 선정, 성분 조정에 사용합니다.',
  inputs: {
    steel: '용강 분석',
    boron: '보론',
    grainSize: '오스테나이트 입도 번호 G(Just)',
    distanceMm: '조미니 거리',
  },
  choices: {
    'boron.none': '반영하지 않음',
    'boron.simplified': '간이 보론 계수',
  },
  outputs: {
    idealDiameterMm: '이상 임계 직경 DI',
    halfMartensiteDistanceMm: '50 % 마르텐사이트 거리',
    halfMartensiteSixteenths: '같은 거리(1/16 in)',
    endHardnessHRC: '담금질단 경도',
    halfMartensiteHRC: '50 % 마르텐사이트 경도',
    boronFactor: '보론 계수',
    hardnessA255HRC: '해당 거리의 경도, ASTM A255',
    hardnessJust1969HRC: '해당 거리의 경도, Just 1969',
    hardnessJustGrainHRC: '해당 거리의 경도, Just(입도 포함)',
    ...tabulated('ASTM A255, {d} mm'),
  },
  warnings: {
    no_carbon_factor:
      'C = {carbon} %: {source}에는 0.90 %를 넘는 탄소 계수가 없어 DI와 곡선을 구할 수 없습니다.',
    beyond_just:
      'C = {carbon} %: Just 회귀식과 그 상한은 0.60 % C까지이므로({source}) 값을 표시하지 않습니다.',
    beyond_widened: '{elements}: 용해 관리용 확대 범위({source})도 벗어났습니다. 계수는 외삽값입니다.',
    diameter_range: 'DI = {diameter} mm: {min}~{max} mm({source})를 벗어나 곡선의 다항식은 외삽입니다.',
    below_rockwell: '20 HRC 미만은 로크웰 C 스케일 범위 밖이므로 표시하지 않습니다.',
    boron_simplified:
      '유효 보론 {effective} ppm({source} 기준): ASTM A255의 표가 아닌 간이 보론 계수와 무보론강의 거리 계수를 사용합니다.',
    boron_without_effect:
      '유효 보론 {effective} ppm({source} 기준): 5 ppm 미만이므로 보론 계수를 적용하지 않습니다. 5 ppm부터 계수 전체를 적용하며, 이 경계 부근에서는 효과가 불확실합니다.',
    boron_above_range:
      '유효 보론 {effective} ppm({source} 기준): 30 ppm을 넘어 5~30 ppm의 보론 계수로 계산했습니다. 보론이 너무 많으면 효과가 약해질 수 있습니다. 계수는 ASTM A255의 표가 아닌 간이 계수이고, 거리 계수는 무보론강의 값입니다.',
    boron_not_counted:
      '성분에 보론이 있으나 여기서는 그 효과를 반영하지 않습니다. ‘단면 담금질’처럼 반영하려면 간이 보론 계수를 선택하십시오.',
    fine_grain: '{source}의 전제는 세립(G 7)입니다. 결정립이 굵을수록 깊게 경화됩니다.',
    hard_to_the_end: '50 mm까지 50 % 마르텐사이트 경도보다 높습니다.',
  },
  chart: {
    curve: '조미니 곡선',
    distance: '조미니 거리',
    hardness: '경도',
    a255: 'ASTM A255',
    just1969: 'Just 1969',
    justGrain: 'Just(입도 포함)',
    fullMartensite: '완전 마르텐사이트',
    halfMartensite: '50 % 마르텐사이트',
  },
  changes: {
    possibleHardness:
      'C 0.60 %를 넘으면 Just 값을 표시하지 않음(이전에는 최대 85 HRC); 유효 보론이 30 ppm을 넘어도 계수를 유지하고 경고를 표시',
    neverRises:
      '이상 임계 직경이 178 mm를 넘어도 ASTM A255 곡선이 거리에 따라 올라가지 않음(이전에는 35~40 mm에서 최대 2 HRC 상승)',
    evenCurvature:
      'ASTM A255 곡선이 표의 거리 사이에서 고르게 휘어짐(그 사이 값의 변화는 5 mm까지 0.8 HRC 미만, 그 밖은 0.4 HRC 미만). 남은 굴곡은 표 자체에서 비롯됨',
    oneName: '끝이 나란한 두 곡선은 그림에서 하나에만 이름을 붙임',
    axisOfCurves: '경화능이 낮은 강은 거리 축을 곡선 끝까지로 함; 외삽한 곡선은 범위 밖으로 표시',
    smoothCurve: 'ASTM A255 곡선을 표의 거리 사이에서 매끄럽게 보간하고 거리를 입력 맨 앞에 배치',
    boronFromZero: '유효 보론을 0 ppm 미만으로 표시하지 않음',
    eachInScale: '세 경도 각각에 표시하지 않는 이유를 표시',
    curveInScale: '곡선, 값 표, CSV도 20 HRC에서 끝남',
    inScale: '20 HRC 미만의 경도는 표시하지 않음',
    first: '첫 버전',
  },
  examples: {
    s4118: 'SAE 4118 개량, ASTM A255 계산 예제: DI 1.95 in(49.5 mm)',
    c20: '0.20 % C, ASTM A255 표',
    c40: '0.40 % C, ASTM A255 표',
    c50: '0.50 % C, ASTM A255 표',
    s4140: '4140, 대표적인 성분',
    s8620: '8620, 대표적인 성분',
    'just-8': '4140, 8/16 in',
    'just-16': '4140, 16/16 in',
  },
} satisfies CalculatorTexts;
