import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { shared } from './shared.ts';

export default {
  summary:
    '강괴나 블룸을 오스테나이트 영역에서 얼마나 유지해야 미세 편석이나 띠 조직이 목표 잔류 편석까지 줄어드는지 계산합니다.',
  inputs: {
    element: '원소',
    dataSet: '확산 데이터',
    ownDiffusivityM2S: '직접 입력한 확산 계수',
    temperatureC: '균질화 온도',
    spacingUm: '간격',
    convention: '간격 기준',
    forging: '유지 전 단조',
    forgingRatio: '단조비',
    targetResidual: '목표 잔류 편석',
    timeH: '유지 시간',
    segregatedSolidusC: '편석부의 고상선 온도',
  },
  choices: {
    ...shared('응고 모델 데이터 모음'),
    'dataSet.preferred': '적용 범위로 선택',
    'dataSet.own': '직접 입력',
    'convention.full': '최댓값에서 다음 최댓값(수지상정 간격)',
    'convention.half': '최댓값에서 최솟값(반간격)',
    'forging.drawn': '코깅(간격 ÷ √S)',
    'forging.flattened': '납작하게 단조, 띠 조직(간격 ÷ S)',
  },
  outputs: {
    timeForTargetH: '목표 잔류 편석까지의 시간',
    residual: '유지 후 잔류 편석',
    relaxationTimeH: '이완 시간(1/e까지)',
    spacingAfterForgingUm: '단조 후 간격(최댓값 기준)',
    diffusivityM2S: '확산 계수',
    timeFastestDataH: '전체 데이터 중 최단 시간',
    timeSlowestDataH: '전체 데이터 중 최장 시간',
  },
  warnings: {
    incipient_melting: '편석부 고상선까지 30 K 미만입니다. {limit} °C를 넘으면 국부 용융이 생길 수 있습니다.',
    solidification_data:
      '{source}: 응고용 데이터(1300~1500 °C)이며 1000 °C에서는 2~3배 차이가 날 수 있습니다.',
    data_not_confirmed: '{source}: 이 확산 데이터는 원문헌과 대조되지 않았습니다. 사용 전에 확인하십시오.',
    fast_element: '{element}: 수 초에서 수 분이면 균일해집니다. 유지 시간은 Mn, Cr, Ni, Mo가 결정합니다.',
    first_mode:
      '잔류 편석이 0.5보다 크면 실제 분포는 아직 코사인이 아닙니다(Scheil 분포는 처음에 더 빨리 감소).',
    macrosegregation: '수 mm 이상의 거시 편석은 균질화 처리로 제거할 수 없습니다.',
    precipitates: '석출물과 개재물의 용해는 포함하지 않습니다.',
  },
  problems: {
    no_such_data: '{label}: 이 문헌에는 오스테나이트 중 {element} 데이터가 없습니다. 사용 가능: {sets}.',
  },
  chart: {
    residualOverTime: '시간에 따른 잔류 편석',
    timeOverTemperature: '온도에 따른 균질화 시간',
    time: '시간',
    temperature: '온도',
    residual: '잔류 편석',
    target: '목표',
  },
  changes: {
    belowSolidus:
      '그림만: 고상선 온도를 넘는 곡선은 그리지 않고, 축을 곡선 길이에 맞추며, 입력 조건의 곡선 이름을 점 옆에 표시; D는 유효숫자 두 자리',
    solidWithin: '확산 자료 범위 안의 곡선은 실선으로 그림',
    dashedBeyond:
      '확산 자료의 온도 범위를 벗어난 곡선은 파선으로 그리고 이름은 곡선 옆에 둠; 결과에 자료 범위 안인지 표시',
    twoDigits:
      '시간을 자료가 허용하는 유효 숫자 두 자리로 표시하고, 그림의 가로축을 곡선 끝까지로 하며 이름을 곡선 위에 표시',
    threeTemperatures: '그림은 입력 온도와 위아래 50 K의 곡선을 보이며, 이름을 곡선 끝 옆에 적습니다',
    hotterSoak: '균열 온도의 기본값을 1200 °C에서 1300 °C로 변경',
    first: '첫 버전',
  },
  examples: {
    'five-percent': '200 µm, D = 1×10⁻¹⁴ m²/s, 5 %까지',
    relaxation: '반간격 100 µm의 이완 시간(Porter & Easterling 식)',
    manganese: '42CrMo4, 망간, 300 µm, 1200 °C, 10 h',
    carbon: '1100 °C, 80 µm 간격의 탄소: 수 초',
  },
} satisfies CalculatorTexts;
