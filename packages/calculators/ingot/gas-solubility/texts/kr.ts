import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    '분압에 따라 용강에 녹는 수소와 질소, 주어진 함량에 대응하는 분압, 진공 탈가스 후의 함량을 계산합니다.',
  inputs: {
    gas: '가스',
    steel: '용강 분석',
    temperatureC: '온도',
    pressureMbar: '해당 가스의 분압',
    contentPpm: '주어진 함량',
    initialPpm: '탈가스 전 함량',
    equilibriumPpm: '최종 도달 함량',
    ratePerMin: '속도 상수',
    timeMin: '탈가스 시간',
  },
  choices: { 'gas.hydrogen': '수소', 'gas.nitrogen': '질소' },
  outputs: {
    solubilityPpm: '평형 함량',
    solubilityPercent: '평형 함량(wt%)',
    activityCoefficient: '활동도 계수',
    logActivityCoefficient: '활동도 계수의 로그',
    equilibriumPressureMbar: '주어진 함량의 분압',
    degassedPpm: '탈가스 후 함량',
    ...models('수소', '질소'),
  },
  warnings: {
    far_outside:
      '가스가 5 %를 넘게 계산됩니다. 이 성분과 압력에서는 상호 작용 계수가 성립하지 않아 함량을 표시하지 않습니다.',
    below_liquidus:
      '강이 액체 상태가 아닙니다. 액상선은 약 {liquidus} °C({source})입니다. 고체 강은 가스를 덜 녹입니다.',
    beyond_chromium: 'Cr이 60 %를 넘으면 상호작용 계수가 성립하지 않습니다.',
    beyond_aluminium: 'Al이 3.8 %를 넘으면 상호작용 계수가 성립하지 않습니다.',
    nitrides_form: 'Ti 또는 Zr이 0.5 %를 넘으면 이 질소 함량에 이르기 전에 질화물이 생깁니다.',
    above_one_atmosphere: '시베르트 법칙은 1 atm(1013 mbar)까지만 확인되었습니다. 그 이상은 외삽값입니다.',
    pressure_chromium: '크롬강은 질소 1 atm을 넘으면 시베르트 법칙에서 벗어납니다. 표시된 값은 외삽값입니다.',
    picks_up: '최종 도달 함량이 초기값보다 높아 용강이 가스를 흡수합니다.',
    nitrogen_slow:
      '질소는 수소보다 훨씬 느리게 빠지며(속도 상수 약 0.1~0.3배) 표면의 산소와 황이 방해합니다.',
    partial_pressure: '압력은 해당 가스만의 분압이며 총압이 아닙니다.',
  },
  chart: {
    nitrogen: '강 중 질소',
    hydrogen: '강 중 수소',
    pressure: '분압(mbar)',
    overPressure: '압력의 제곱근에 따른 함량',
    overTemperature: '순철, 1 atm(기준 곡선)',
    degassing: '탈가스',
    rootOfPressure: '분압의 제곱근',
    content: '함량',
    temperature: '온도',
    time: '시간',
    steel: '{steel}',
    equilibrium: '최종 도달값',
    alpha: 'α',
    gamma: 'γ',
    delta: 'δ',
    liquid: '액상',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    nitrogenUnconfirmed: 'Pehlke & Elliott의 질소 식을 미확인으로 표시: 신뢰할 만한 자료를 찾지 못함',
    conditionsFirst: '가스, 온도, 압력을 화학 성분보다 먼저 두고 수소는 소수 둘째 자리까지 표시합니다',
    nitrogenLine:
      'JSPS 자료집의 질소 식 상수를 Ishii 등의 실측값 −1.063으로 정정했습니다. 질소량이 2 % 낮아집니다',
    vacuumDefault: '초기값을 기체 1기압에서 진공 처리 1 mbar로 바꾸었습니다',
    liquidus: '액상선보다 낮으면 알림. 5 %를 넘는 가스 함량은 표시하지 않음',
    first: '첫 버전',
  },
  examples: {
    'iron-hydrogen': '순철 중 수소, 1600 °C, 1 atm',
    'iron-nitrogen': '순철 중 질소, 1600 °C, 1 atm(문헌값 0.044~0.045 %)',
    s304l: '304L 중 질소, 1600 °C, 1 atm',
    degassing: '수소 6 ppm에서, k = 0.1 min⁻¹, 20 min',
  },
} satisfies CalculatorTexts;
