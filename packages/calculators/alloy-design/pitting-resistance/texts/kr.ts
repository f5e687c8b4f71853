import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    '용강 분석값으로 스테인리스강과 니켈 합금의 내공식성을 평가합니다. 다섯 가지 지수, 등급, ASTM G48 시험의 시작 온도를 보여 줍니다.',
  inputs: { steel: '용강 분석', alloy: '합금 종류' },
  choices: { 'alloy.stainless': '스테인리스강', 'alloy.nickel': '니켈기 합금' },
  outputs: {
    ...indices,
    resistanceClass: 'PREN(16 N, 텅스텐 포함) 등급',
    pittingTemperatureC: '임계 공식 온도(CPT), 시험 시작 온도',
    creviceTemperatureC: '임계 틈부식 온도, 시험 시작 온도',
    creviceTemperatureNickelC: '임계 틈부식 온도(니켈기), 시험 시작 온도',
  },
  values: {
    'resistanceClass.basic': '20 미만: 304 수준',
    'resistanceClass.medium': '20~30: 316, 린 듀플렉스 수준',
    'resistanceClass.high': '30~40: 듀플렉스 2205, 904L 수준',
    'resistanceClass.super': '40 이상: 슈퍼 듀플렉스, 슈퍼 오스테나이트계',
  },
  warnings: {
    outside_test:
      '{output} = {amount}: 시험 온도 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
    not_stainless:
      'Cr = {chromium} %: 10.5 % 미만이므로 스테인리스강이 아닙니다. 지수의 의미가 거의 없습니다.',
    too_much_carbon:
      'C = {carbon} %: 1.2 %를 초과하므로 스테인리스강이 아닙니다. 지수의 의미가 거의 없습니다.',
    negative_index: 'Mn = {manganese} %에서는 음수가 되는 지수가 있으며 의미가 없습니다.',
    choose_nickel: 'Ni가 35 %를 넘으면 니켈기 합금의 틈부식 식이 더 적합합니다.',
    choose_stainless: 'Ni가 30 % 미만이면 스테인리스강의 틈부식 식이 더 적합합니다.',
    manganese:
      'Mn = {manganese} %: 황화망간(MnS)은 공식(孔蝕)의 기점이 됩니다. PREN(30 N, Mn)과 비교하십시오.',
    other_family: '{output}: {source}의 이 식은 다른 합금 종류에 적용됩니다.',
    starting_temperature:
      '{source}의 식은 시험을 시작하는 온도입니다. 실측값과 약 ±15 K 차이가 나며 슈퍼 듀플렉스에서는 실측값이 더 높습니다.',
    not_counted:
      'PREN은 평균 성분만 반영합니다. 황화물, 시그마상, 변색(heat tint), 용접부 미세 편석, 틈은 포함되지 않습니다.',
    duplex_phases:
      '듀플렉스강은 약한 상이 결정합니다. 페라이트와 오스테나이트의 분석값을 알면 각각 입력하십시오.',
  },
  chart: {
    indices: '질소 함량과 내공식지수',
    temperature: '공식 시험 시작 온도와 PREN',
    nitrogen: '질소',
    index: '지수',
    pren16: 'PREN(16 N)',
    prew: 'PREW',
    pren30: 'PREN(30 N)',
    marc: 'MARC',
    startingTemperature: '임계 공식 온도, 시험 시작 온도',
    testLimit: '시험 온도 한계',
    basic: '304 수준',
    medium: '316 수준',
    high: '듀플렉스 2205 수준',
    super: '슈퍼 듀플렉스',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    noClass:
      'Cr 10.5 % 미만 또는 C 1.2 % 초과이면 등급을 표시하지 않고 음의 지수도 표시하지 않음; 이전에는 고속도 공구강을 2205와 같은 등급으로 표시',
    notStainless: 'Cr이 10.5 % 미만이면 모든 지수와 온도를 범위 밖으로 표시하고 선을 파선으로 그림',
    confirmed: 'PREN과 텅스텐을 포함한 형태를 전재본과 대조. 2205 예제는 데이터시트의 성분',
    tungstenCounts: '등급에 텅스텐을 반영',
    first: '첫 버전',
  },
  examples: {
    'datasheet-2205': '2205, 데이터시트의 PREN',
    'datasheet-2101': 'LDX 2101, 데이터시트의 PREN',
    'zeron-100': '텅스텐 함유 슈퍼 듀플렉스(Zeron 100)',
    'all-of-2205': '2205(Mn, Ni 포함): 모든 지수',
    'austenitic-316': '316L',
  },
} satisfies CalculatorTexts;
