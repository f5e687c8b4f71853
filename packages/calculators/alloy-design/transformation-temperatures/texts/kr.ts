import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { authors } from './shared.ts';

export default {
  summary:
    '용강 분석값으로 저합금강의 가열·냉각 시 변태 온도를 실측 강의 회귀와 주요 계산식 모두로 구합니다. 오스테나이트화, 예열, 마템퍼링 온도를 정할 때 사용합니다.',
  inputs: { steel: '용강 분석' },
  outputs: {
    bfC: '베이나이트 변태 종료 온도(Bf), Steven & Haynes',
    ...authors,
    bsBestC: '베이나이트 변태 개시 온도(Bs) 최적값',
    bsBest90LowC: 'Bs, 90 % 구간 하한',
    bsBest90HighC: 'Bs, 90 % 구간 상한',
    msBestC: '마르텐사이트 변태 개시 온도(Ms) 최적값',
    msBest90LowC: 'Ms, 90 % 구간 하한',
    msBest90HighC: 'Ms, 90 % 구간 상한',
    msAndrewsC: 'Ms Andrews(선형)',
    msAndrewsProductC: 'Ms Andrews(곱 항)',
    ac1MeanC: 'Ac1 평균값',
    ac3MeanC: 'Ac3 평균값',
    bsMeanC: '베이나이트 변태 개시 온도(Bs) 평균값',
    msMeanC: '마르텐사이트 변태 개시 온도(Ms) 평균값',
    ac1SpreadK: 'Ac1 모델 간 편차',
    ac3SpreadK: 'Ac3 모델 간 편차',
    bsSpreadK: 'Bs 모델 간 편차',
    msSpreadK: 'Ms 모델 간 편차',
    m50C: '50 % 마르텐사이트(Steven & Haynes)',
    m90C: '90 % 마르텐사이트(Steven & Haynes)',
    mfStevenHaynesC: '마르텐사이트 변태 종료 온도(Mf), Steven & Haynes',
    mfKoistinenMarburgerC: '99 % 마르텐사이트, Koistinen & Marburger',
  },
  warnings: {
    high_alloy:
      '계산식은 저합금강용입니다. Cr이 5 %를 넘거나 합금 원소 합계가 {alloy} %이면 외삽입니다. 스테인리스강은 오스테나이트 안정도를 사용하십시오.',
    boron_unit: '보론 함량의 단위는 ppm이 아니라 wt%입니다. 확인하십시오.',
    high_carbon:
      'C = {carbon} %, 0.6 % 초과: 선형 Ms 식은 지나치게 낮게 나옵니다. 평균에는 탄소 효과가 포화하는 식만 사용합니다({source}, Ingber & Kunert). 고용된 탄소만 입력하십시오.',
    hypereutectoid:
      'C = {carbon} %, 약 0.77 % 초과: 과공석강이므로 Ac3가 없습니다. 가열하면 Acm에서 완전히 오스테나이트화하며, 여기에는 그 계산식이 없습니다.',
    crossed: '{output}: 결과가 Ac1보다 높지 않아 표시하지 않습니다. 계산식의 대상 강종을 벗어났습니다.',
    withheld:
      '{output}: 결과가 같은 저자의 Ac1보다 높지 않아 표시하지 않습니다. 값이 갑자기 바뀌지 않도록 평균과 범위에는 포함합니다.',
    no_martensite: 'Ms 평균값이 절대 영도보다 낮습니다. 냉각해도 마르텐사이트가 생기지 않습니다.',
    below_absolute_zero: '{output}: 결과가 절대 영도보다 낮아 표시하지 않습니다.',
    spread: '{output}: 모델에 따라 {range}입니다. 단일 값이 아니라 범위로 판단하십시오.',
    not_equilibrium: '평형(Ae) ≠ 가열(Ac) ≠ 냉각(Ar). 가열이 빠를수록 Ac1과 Ac3가 높아집니다.',
    two_finishes: 'Mf에는 엄밀한 정의가 없습니다. Steven & Haynes: 사실상 완료, {source}: 99 %.',
  },
  chart: {
    temperatures: '탄소량과 변태 온도',
    martensiteStart: '탄소량과 Ms',
    carbon: '탄소',
    temperature: '온도',
    ac1: 'Ac1',
    ac3: 'Ac3',
    bs: 'Bs',
    ms: 'Ms',
    roomTemperature: '상온',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    oneRange:
      'C 0.6 % 초과에서 Steven & Haynes의 Ms에는 출처의 범위 하나만 표시; 이전에는 측정으로 확인된 다른 범위도 함께 표시',
    withheldCounts: '표시하지 않는 Ac3가 평균과 범위에 포함됨을 안내',
    confirmed: 'Lee의 Bs를 더는 미확인으로 표시하지 않음',
    tagAllHighAlloy: '고합금강의 모든 온도를 저자별 식의 결과까지 범위 밖으로 표시',
    tagHighAlloy: '고합금강의 결과를 해당 안내와 같이 범위 밖으로 표시',
    aboveAc1: '그림: Ac3 띠는 Ac1까지, 세로축은 절대영도까지',
    kunitakeChromium:
      'Kunitake의 Ms 식에서 Cr 계수를 −14.8에서 −19.8로 바꾸었습니다. 저합금강 실측에 더 가깝고, Cr 1 %에서 5 K 낮아집니다',
    noAc3: '과공석강이거나 Ac3가 Ac1보다 높지 않으면 Ac3를 제시하지 않습니다',
    borneOut: '실측과의 평균 차이가 60 K를 넘는 곳에서는 그 식을 범위 밖으로 보고 평균에서 뺍니다',
    measured: 'Ms와 Bs를 실측 강의 회귀로 구하고 90 % 구간을 표시; 성분 한계 확대',
    blended:
      '평균값의 단차를 없애고 저자마다 한 표로 계산. Steven & Haynes의 M50·M90·Mf는 그들의 Ms에서 계산. Bf 추가',
    first: '첫 버전',
  },
  examples: {
    s4140: '4140(SCM440), 0.40% C, 0.85% Mn',
    ingber: '고탄소강, MartensiteStart 모음에 실린 값',
    c45: 'C45',
    s52100: '52100(STB2), 탄소 전량 고용: 선형 식은 맞지 않음',
    measured: '4140 완속 가열 실측(ASM): Ac1 732 °C, Ac3 804 °C',
  },
} satisfies CalculatorTexts;
