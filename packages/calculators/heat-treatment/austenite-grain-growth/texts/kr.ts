import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '오스테나이트화, 침탄, 재가열 유지 후의 오스테나이트 결정립 크기를 실측 강의 회귀로 얻은 최적값과 그 구간, 그리고 다섯 가지 식으로 구하고 입도 번호를 보여 줍니다.',
  inputs: {
    steel: '용강 분석',
    temperatureC: '온도',
    timeH: '유지 시간',
    initialDiameterUm: '초기 결정립 지름',
  },
  outputs: {
    bestUm: '결정립 지름 최적값',
    best90LowUm: '90 % 구간 하한',
    best90HighUm: '90 % 구간 상한',
    bestGrainSize: 'G: 최적값',
    best90LowGrainSize: '90 % 구간 하한(G)',
    best90HighGrainSize: '90 % 구간 상한(G)',
    leeUm: 'Lee & Lee, 저합금강',
    sellarsUm: 'Sellars, C-Mn강',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn강',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti강',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb강',
    leeGrainSize: 'G: Lee & Lee, 저합금강',
    sellarsGrainSize: 'G: Sellars, C-Mn강',
    hodgsonGrainSize: 'G: Hodgson & Gibbs, C-Mn강',
    hodgsonTitaniumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Ti강',
    hodgsonNiobiumGrainSize: 'G: Hodgson & Gibbs, C-Mn-Nb강',
    activationKJmol: '활성화 에너지, Lee & Lee',
  },
  warnings: {
    other_steels:
      '티타늄강과 니오븀강의 식은 해당 원소가 {content} %를 넘을 때, Sellars 식은 {celsius} °C부터 표시합니다.',
    content_not_measured:
      '{label} = {amount}: 측정된 강의 범위를 벗어났습니다({range}, {source}). 최적값은 외삽값이며 실측 정확도는 적용되지 않습니다.',
    hold_not_measured: '{output}: {min}~{max} °C에서만 측정되었으며({source}) 그 밖에서는 구간이 넓어집니다.',
    laboratories_differ:
      '{output}: 여러 연구실의 평균 절편 길이와 등가 원 지름에 근거한 값입니다({source}). 둘은 10~15 % 차이가 나며, 성분이 같은 강이라도 성분으로 설명되는 것보다 차이가 큽니다.',
    initial_missing:
      '초기 결정립 지름이 없으면 그것에서 출발하는 식에는 값이 없으며, 최적값은 결정립이 0에서 성장하는 것으로 계산합니다.',
    niobium_coarser:
      '니오븀강 식이 C-Mn강보다 조대한 결정립을 줍니다. 패스 사이 수 초를 위한 식으로 이 유지 조건에는 맞지 않습니다. 고용 니오븀도 탄질화물도 결정립을 조대화하지 않습니다.',
    pinning:
      'Al, Nb, Ti, V 석출물은 완전 고용 온도보다 낮으면 입계를 피닝합니다(탄질화물 용해도 참고). 성장이 억제되다가 이상 결정립 성장이 일어날 수 있습니다. Hodgson & Gibbs의 Nb 식은 완전 고용 후에 적용합니다.',
    lee_below_first: '{source}: 초기 결정립 크기를 무시하므로 결과가 초기값보다 작습니다.',
    low_temperature: '900 °C 미만은 재가열 식(Sellars, Hodgson & Gibbs)의 대상이 아닙니다.',
    mean_intercept: 'G 계산에서는 지름을 평균 절편 길이로 봅니다({source}). G가 클수록 미세립입니다.',
    constant_temperature: '일정 온도 계산이며 승온은 포함하지 않습니다.',
  },
  chart: {
    overTemperature: '온도와 결정립 지름',
    overTime: '시간과 결정립 지름',
    temperature: '온도',
    time: '유지 시간',
    diameter: '결정립 지름',
    bestUm: '최적값',
    leeUm: 'Lee & Lee, 저합금강',
    sellarsUm: 'Sellars, C-Mn강',
    hodgsonUm: 'Hodgson & Gibbs, C-Mn강',
    hodgsonTitaniumUm: 'Hodgson & Gibbs, C-Mn-Ti강',
    hodgsonNiobiumUm: 'Hodgson & Gibbs, C-Mn-Nb강',
  },
  changes: {
    bandWithheld: '원소 함량이 측정된 최고값을 넘으면 최적값의 구간을 제시하지 않고 도표에도 그리지 않음',
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    contents:
      '측정된 최고 함량을 넘는 원소를 밝히고 최적값을 범위 밖으로 표시; 이전에는 Cr 6 %까지 범위 내로 표시했으나 1.87 %를 넘는 강은 한 종류만 측정됨',
    confirmed: 'Hodgson & Gibbs의 C-Mn강 식을 전재본과 대조',
    notBelowInitial: '지름 구간의 하한을 입력한 초기 결정립 지름까지로 함',
    otherSteels:
      '티타늄강과 니오븀강의 식은 해당 원소를 포함하는 강에만 적용, Sellars는 1100 °C부터. G의 구간 표시',
    measured: '실측 531개의 회귀로 구한 최적값과 구간 추가; 초기 결정립 지름은 생략 가능',
    niobiumCoarser: '니오븀강 식이 C-Mn강보다 조대한 결정립을 줄 때 경고',
    first: '첫 버전',
  },
  examples: {
    s4140: '4140(0.40% C), 870 °C, 1 h',
    s8620: '8620, 925 °C, 1 h',
    sellars: '50 µm, 1150 °C, 60 s',
    hodgson: '20 µm, 1200 °C, 1 h',
  },
} satisfies CalculatorTexts;
