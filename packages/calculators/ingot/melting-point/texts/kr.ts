import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    '여러 저자의 식으로 강의 액상선·고상선 온도를 계산하고 과열도와 강괴 또는 연속 주조의 주입 온도를 제시합니다.',
  inputs: { steel: '용강 분석', practice: '주조 방법', pouringTemperatureC: '주입 온도' },
  choices: {
    'practice.uphill': '강괴, 하주법',
    'practice.downhill': '강괴, 상주법',
    'practice.continuous': '연속 주조',
  },
  outputs: {
    ...models({
      liquidus: '액상선',
      solidus: '고상선',
      handbook: '연속 주조 핸드북',
      carbonSteel: '(탄소강)',
    }),
    liquidusMeanC: '액상선 온도, 평균값',
    liquidusSpreadK: '액상선 모델 간 편차',
    solidusMeanC: '고상선 온도, 평균값',
    freezingRangeK: '응고 온도 구간',
    superheatK: '주입 온도에서의 과열도',
    pouringFromC: '권장 주입 온도',
    pouringToC: '권장 주입 온도 상한',
  },
  warnings: {
    no_solidus:
      '{output}: 식의 결과가 액상선 온도보다 낮지 않아 표시하지 않습니다. 계산식의 대상 강종을 벗어났습니다.',
    high_alloy: '합금 원소 합계 {alloy} %: 식은 5 % 미만에 적용되며 10~20 K의 오차가 예상됩니다.',
    solidus_stainless: '고상선 식은 스테인리스강에 적용되지 않습니다(304L 실측 약 1400~1455 °C).',
    takeuchi_left_out:
      '{source}의 고상선은 C 0.2 %, Cr 5 % 이하에서만 표시합니다. 범위 밖에서는 실제 고상선보다 훨씬 낮습니다.',
    peritectic: 'C = {carbon} %: 포정 영역(0.09~0.17 % C). 응고층이 불균일해져 균열 위험이 있습니다.',
    hirai_high_carbon: 'Hirai 액상선의 0.5 % C 초과 구간은 확인되지 않았습니다({source}).',
    spread: '{output}: 모델에 따라 {range}입니다. 단일 값이 아니라 범위로 판단하십시오.',
    below_liquidus: '주입 온도가 액상선보다 높지 않습니다. 용강이 응고합니다.',
  },
  chart: {
    range: '탄소량에 따른 용융 구간',
    carbon: '탄소',
    temperature: '온도',
    peritectic: '포정 영역',
    liquidus: '액상선, 평균과 편차',
    solidusHirai: '고상선, Hirai',
    solidusHandbook: '고상선, 핸드북',
    pouring: '주입 온도',
    steel: '{steel} 액상선',
    solidusMean: '고상선, 평균',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    confirmed: 'steeluniversity의 액상선을 해당 사이트의 시뮬레이션과 대조',
    steadyLiquidus:
      '0.5 및 0.6% C에서 액상선과 범위의 단차 제거; 권장 주입 온도를 하나의 범위로 표시; 평균 고상선 표시; 차이가 20 K 이하이면 경고하지 않음',
    noSolidus: '고상선 온도가 액상선 온도보다 낮지 않으면 제시하지 않습니다',
    blended: '평균값의 단차 해소: 적용 범위 끝에 가까울수록 식의 가중치를 줄임',
    first: '첫 버전',
  },
  examples: {
    s42crmo4: '42CrMo4, 대표적인 용강 분석',
    s355: 'S355, 대표적인 용강 분석',
    c10: 'C10, 대표적인 용강 분석',
    iron: '순철: 각 식의 상수',
    'peritectic-liquid': '철-탄소 상태도의 포정 액상, 0.53 % C',
  },
} satisfies CalculatorTexts;
