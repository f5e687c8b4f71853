import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '뜨임의 시간과 온도를 하나의 값으로 나타냅니다. 처리 조건 비교, 여러 단계의 합산, 등가 시간이나 등가 온도 계산에 씁니다.',
  inputs: {
    steps: '뜨임 단계',
    'steps.temperatureC': '온도',
    'steps.timeH': '유지 시간',
    constantBy: '상수 C',
    C: '탄소량',
    constant: '직접 입력한 상수 C',
    ramps: '승온과 냉각',
    heatingRateCPerH: '승온 속도',
    coolingRateCPerH: '냉각 속도',
    referenceTemperatureC: '기준 온도',
    referenceTimeH: '기준 시간',
    ac1C: '강의 Ac1',
  },
  choices: {
    'constantBy.fixed': '20(일반)',
    'constantBy.carbon': '탄소량에 따름',
    'constantBy.custom': '직접 입력',
    'ramps.none': '포함하지 않음',
    'ramps.linear': '선형 승온·냉각',
  },
  outputs: {
    parameter: '뜨임 파라미터 P/1000(Hollomon–Jaffe)',
    constant: '상수 C',
    equivalentTimeH: '기준 온도에서의 등가 시간',
    equivalentTemperatureC: '기준 시간에서의 등가 온도',
    larsonMillerRankine: '°R로 나타낸 값(Larson–Miller)',
  },
  warnings: {
    single_curve:
      '하나의 곡선은 Ac1 미만이고 2차 경화나 잔류 오스테나이트 분해가 없을 때만 성립합니다({source}).',
    added_at_reference: '여러 단계는 {reference} °C로 환산하여 더합니다({source}).',
    ramp_constant: '승온·냉각 식은 C = 20으로 발표되었습니다({source}). 여기서는 다른 C로 사용합니다.',
    ramp_left_out: '승온·냉각이 너무 빨라 식의 범위를 벗어나 포함하지 않았습니다({source}).',
  },
  problems: { above_ac1: '{label}: {amount}, Ac1({ac1} °C) 미만이 아닙니다. 뜨임은 Ac1 미만에서 합니다.' },
  chart: { map: '등P선', time: '시간', temperature: '온도' },
  changes: {
    noSingleNumber: '단계가 하나뿐이면 그림에 번호를 붙이지 않음',
    first: '첫 버전',
  },
  examples: {
    dillinger: '600 °C, 1 h, C = 20(273 K를 쓰는 Dillinger 계산식)',
    'four-hours': '580 °C, 4 h',
    hotter: '600 °C, 1 h, 650 °C에서의 등가 시간',
    longer: '600 °C, 1 h, 10 h의 등가 온도',
    'two-steps': '550 °C 2 h와 600 °C 1 h, 600 °C에서 합산',
  },
} satisfies CalculatorTexts;
