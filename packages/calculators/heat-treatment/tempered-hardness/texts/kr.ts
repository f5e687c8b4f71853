import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '담금질한 저합금강의 뜨임 경도를 실측 강의 회귀로 얻은 최적값과 그 구간으로 보여 주고, Maynier, Spies, Just의 식과 각각의 적용 온도 범위를 나란히 제시합니다.',
  inputs: {
    steel: '용강 분석',
    quenchedHRC: '담금질 상태의 경도',
    temperatureC: '뜨임 온도',
    timeH: '뜨임 시간',
    tempers: '뜨임 횟수',
    secondTemperatureC: '2차 뜨임 온도',
    secondTimeH: '2차 뜨임 시간',
    martensitePercent: '뜨임 전 마르텐사이트 분율(Maynier)',
    hardeningDegree: '경화도 S(Just)',
  },
  choices: {
    'tempers.one': '1회',
    'tempers.two': '2회',
  },
  outputs: {
    bestHRC: '뜨임 경도 최적값',
    best90LowHRC: '90 % 구간 하한',
    best90HighHRC: '90 % 구간 상한',
    bestHV: '뜨임 경도 최적값(비커스)',
    RmBest: '인장강도, 조질재(실측값에서 추정)',
    RmBest90Low: 'Rm, 90 % 구간 하한',
    RmBest90High: 'Rm, 90 % 구간 상한',
    mixedHV: 'Maynier(입력한 조직 분율)',
    mixedHRC: 'Maynier, 로크웰 환산',
    spiesHV: 'Spies, 비커스 환산',
    justHV: 'Just, 비커스 환산',
    parameterK: '뜨임 파라미터 Pc(Maynier)',
    martensiteHV: '뜨임 마르텐사이트, Maynier',
    bainiteHV: '뜨임 베이나이트, Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    above_ac1:
      '{celsius} °C: Ac1(약 {ac1} °C, {low}~{high} °C)보다 높아 오스테나이트가 생기므로 경도가 유효하지 않습니다.',
    near_ac1: '{celsius} °C: Ac1의 편차 범위({low}~{high} °C) 안이므로 오스테나이트가 생길 수 있습니다.',
    steps_added:
      '두 번의 뜨임은 파라미터가 같은 높은 쪽 온도의 시간으로 환산하여 더합니다({source}). 측정된 강은 한 번만 뜨임했습니다. Spies 식과 Just 식에는 높은 쪽 온도를 씁니다.',
    tempering_not_measured:
      '{output}: 이만큼 짧거나 길거나 낮거나 높은 뜨임은 측정된 적이 없습니다. 그만큼 구간이 넓어집니다({source}).',
    not_hardened_through:
      '담금질 상태 {quenched} HRC는 이 강이 완전히 경화되었을 때의 약 {hardened} HRC보다 낮습니다. 최적값은 이 값을 넘지 않지만 완전히 경화된 강의 측정에 근거하므로({source}) 실제로는 더 낮을 수 있습니다.',
    below_rockwell: '{output}: 20 HRC 미만에서는 로크웰 C를 쓰지 않으니 비커스 값을 사용하십시오.',
    strength_not_measured: '회귀로 구한 Rm: {min}~{max} HV에서만 측정되었으며({source}) 그 밖은 외삽입니다.',
    hardened_through:
      '최적값은 측정된 강과 같이 완전히 경화된 경우(담금질 상태에서 완전 마르텐사이트)를 전제로 합니다({source}). 완전히 경화되지 않는 곳의 경도는 더 낮습니다.',
    quenched_missing: 'Spies와 Just의 식은 담금질 상태의 경도에서 출발합니다. 입력하면 값이 표시됩니다.',
    quenched_unused: '{source} 식은 담금질 경도를 쓰지 않습니다. 담금질 경도는 Spies와 Just 식에 쓰입니다.',
    embrittlement_low: '저온 뜨임 취성 온도 구간입니다(250~400 °C).',
    embrittlement_high: '고온 뜨임 취성 온도 구간입니다(375~575 °C, {source}).',
    spies_time: '{source}: 약 2 h의 식이며 {hours} h의 영향은 반영되지 않습니다.',
    above_quenched:
      'Maynier와 Spies 식의 결과가 담금질 상태의 {quenched} HV보다 높습니다. 이 입력에는 두 식이 맞지 않으며, 입력한 조직 분율에 대한 Maynier 값은 이를 상한으로 합니다. 최적값은 담금질 경도를 넘지 않습니다.',
    retained_austenite: 'C = {carbon} %: 뜨임 시 잔류 오스테나이트의 분해는 반영되지 않습니다.',
    no_time: '{source}: 시간은 반영되지 않습니다.',
    secondary_hardening:
      '다루지 않음: 2차 경화, 즉 Cr이 약 2 %를 넘거나 Mo, V, W가 많은 열간 공구강, 고속도강 등에서 약 500~600 °C에 나타나는 경도의 재상승(측정된 강은 Cr 1.6 %, Mo 0.4 %, V 0.2 %까지)과, 회차마다 잔류 오스테나이트가 변태하는 세 번 이상의 뜨임. Maynier 식의 뜨임 마르텐사이트 Mn, Cr 항과 베이나이트 계수 두 개는 문헌마다 다르며, 마르텐사이트에는 실측에 가장 가까운 식을 씁니다.',
    outside_table: '{output}: 환산표({source}) 범위 밖입니다.',
    no_hardness: '{output}: 이 입력으로는 의미 있는 값을 얻을 수 없습니다.',
  },
  chart: {
    best: '최적값과 90 % 구간',
    curve: '뜨임 곡선(각 식의 적용 범위)',
    temperature: '뜨임 온도',
    hardness: '경도',
    maynierMartensite: 'Maynier, 마르텐사이트',
    maynierBainite: 'Maynier, 베이나이트',
    spies: 'Spies',
    just: 'Just',
    quenched: '담금질 상태',
    steel: '{steel}',
  },
  changes: {
    bandWithheld: 'Ac1보다 높으면 최적값의 구간을 제시하지 않고 도표에도 그리지 않음',
    hardenedThrough: '최적값이 완전한 경화를 전제로 함을 표시',
    aboveAc1: 'Ac1보다 높은 뜨임에 경고를 표시',
    leastRockwell: '로크웰 C 눈금 하한보다 낮은 경도는 ‘< 20’으로 표시',
    smoothStages:
      '최적값 회귀를 더 매끄럽게: 데이터와 오차는 같고(제외한 강에서 3.21 HRC) 이전 값과의 차이는 2 HRC 이내이며 굴곡이 없음. 20 HRC 미만에서는 HV가 주 결과',
    stagesNote: '최적값 곡선의 단이 회귀식의 뜨임 단계에서 온다는 점을 알립니다',
    twoTempers: '2차 뜨임을 입력할 수 있음',
    maynierBase:
      'Maynier의 뜨임 마르텐사이트 식을 Mn −25, Cr 항 없음으로 바꾸었습니다. 실측에 더 가깝고, 4140에서 50 HV 낮아집니다',
    strengthBandWidens: 'Rm의 오차 구간이 측정 범위 195~379 HV 밖에서 넓어집니다',
    measured: '실측 구간이 붙은 최적값 추가; 담금질 경도는 생략 가능; 100~720 °C, 5초부터',
    embrittlementRange: '고온 뜨임 취성 안내 구간을 375~575 °C로 바꾸고 출처를 표시',
    notAboveQuenched: '혼합 조직의 경도가 담금질 경도를 넘지 않음',
    first: '첫 버전',
  },
  examples: {
    'at-600': '4140, 600 °C, 1 h: Maynier',
    'at-550': '4140, 550 °C, 1 h: Maynier',
    'at-650': '4140, 650 °C, 2 h: Maynier',
    spies: '4140(0.40% C), 56 HRC, 600 °C: Spies',
    just: '54.3 HRC, 600 °C: Just',
  },
} satisfies CalculatorTexts;
