import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '오스테나이트에 고용된 탄소와 합금 원소로 담금질 후와 서브제로 처리 후의 잔류 오스테나이트량을 구하고, 목표량에 필요한 온도를 보여 줍니다.',
  inputs: {
    steel: '오스테나이트 성분',
    martensiteStartBy: 'Koistinen–Marburger용 Ms',
    martensiteStartC: '마르텐사이트 변태 개시 온도(Ms)',
    quenchTemperatureC: '담금질 종료 온도',
    subzeroTemperatureC: '서브제로 온도',
    stabilizationK: '서브제로 전 방치에 따른 안정화(Ms 저하)',
    targetPercent: '목표 잔류 오스테나이트',
  },
  choices: {
    'martensiteStartBy.best': '최적값(회귀)',
    'martensiteStartBy.van-bohemen': 'van Bohemen',
    'martensiteStartBy.ingber': 'Ingber & Kunert',
    'martensiteStartBy.andrews': 'Andrews(선형)',
    'martensiteStartBy.entered': '직접 입력',
  },
  outputs: {
    koistinen90HighPercent: 'RA, 90 % 구간 상한',
    koistinen90LowPercent: 'RA, 90 % 구간 하한',
    martensiteStart90HighC: 'Ms, 90 % 구간 상한',
    martensiteStart90LowC: 'Ms, 90 % 구간 하한',
    martensiteStartUsedC: 'Koistinen–Marburger에 사용한 Ms',
    vanBohemenStartC: 'van Bohemen에 사용한 Ms',
    vanBohemenRate: 'van Bohemen 계수, 1000 α(1/K)',
    targetKoistinenC: '목표량 온도, Koistinen–Marburger',
    targetVanBohemenC: '목표량 온도, van Bohemen',
    martensitePercent: '담금질 후 마르텐사이트',
    koistinenPercent: '담금질 후, Koistinen–Marburger',
    vanBohemenPercent: '담금질 후, van Bohemen',
    koistinenSubzeroPercent: '서브제로 후, Koistinen–Marburger',
    vanBohemenSubzeroPercent: '서브제로 후, van Bohemen',
  },
  warnings: {
    below_absolute_zero:
      'Ms가 절대 영도보다 낮게 계산됩니다. 강은 오스테나이트로 남으며 Ms는 표시하지 않습니다.',
    no_martensite: 'Ms = {start} °C: 담금질 종료 온도보다 높지 않아 마르텐사이트가 생기지 않습니다.',
    linear_start:
      'C = {carbon} %, 0.6 % 초과: 선형 식({source})의 Ms가 지나치게 낮아 잔류 오스테나이트가 많게 나옵니다.',
    high_carbon: 'C = {carbon} %, 1.1 % 초과: {source}의 식은 잔류 오스테나이트를 적게 추정합니다.',
    silicon:
      'Si = {silicon} %: 베이나이트로 안정화된 오스테나이트(TRIP, 무탄화물 베이나이트)는 대상이 아닙니다.',
    high_alloy: '고합금: 이 식의 대상 강종을 벗어났습니다. 표시된 값은 외삽값입니다.',
    target_too_cold: '목표량에는 −196 °C보다 낮은 온도가 필요하여 서브제로 처리만으로는 도달하지 못합니다.',
    stabilization_estimate: '방치의 영향은 추정입니다. 담금질 후 1시간 이내에 서브제로 처리하십시오.',
    dissolved_carbon:
      '오스테나이트화 온도에서 고용된 탄소량을 입력하십시오. STB2(100Cr6)는 845 °C에서 약 0.60~0.65 % C가 고용됩니다.',
    temper_soon:
      '몇 시간 안에 뜨임하십시오. 담금질 상태의 마르텐사이트는 균열이 생길 수 있습니다. Mf보다 낮은 온도로 냉각해도 효과가 없습니다.',
    no_rate: '{source}: 이 성분의 계수가 없습니다.',
  },
  chart: {
    overTemperature: '온도와 잔류 오스테나이트',
    overCarbon: '탄소량과 잔류 오스테나이트(van Bohemen)',
    temperature: '온도',
    retained: '잔류 오스테나이트',
    carbon: '고용 탄소',
    koistinen: 'Koistinen–Marburger',
    vanBohemen: 'van Bohemen',
    afterQuench: '담금질 후',
    afterSubzero: '서브제로 후',
    steel: '{steel}, 20 °C',
  },
  changes: {
    bandWithheld: '고합금강의 결과에는 구간을 제시하지 않음',
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    tagHighAlloy: '고합금강의 결과를 해당 안내와 같이 범위 밖으로 표시',
    processFirst: '담금질 온도 입력을 성분 앞으로 이동. 결과는 같음',
    bestStart:
      'Ms는 실측 강의 회귀값과 그 구간이며, 주요 결과는 여기서 Koistinen–Marburger로 구합니다. 발표된 식도 계속 선택할 수 있습니다',
    noStart: '절대 영도보다 낮은 Ms는 표시하지 않음',
    first: '첫 버전',
  },
  examples: {
    'ms-330': 'Ms 330 °C, 20 °C까지 담금질',
    'ms-150': 'Ms 150 °C: 20 °C와 −80 °C',
    'ms-150-nitrogen': 'Ms 150 °C: −196 °C, 5 %가 되는 온도',
    s4140: '4140',
    s52100: '52100(STB2), 탄소 전량 고용',
  },
} satisfies CalculatorTexts;
