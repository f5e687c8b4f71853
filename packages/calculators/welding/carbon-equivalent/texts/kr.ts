import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    '용강 분석값으로 구조용 강의 다섯 가지 탄소 당량을 계산합니다. 열영향부의 경화와 균열 경향을 판단하고 적용 범위에 맞는 지수를 권장합니다.',
  inputs: { steel: '용강 분석', limit: '비교할 규격', plateThicknessMm: '판두께' },
  choices: {
    'limit.EN-10025-4-S460M': 'EN 10025-4, S460M',
    'limit.EN-10025-4-S420M': 'EN 10025-4, S420M',
    'limit.EN-10025-4-S355M': 'EN 10025-4, S355M',
    'limit.EN-10025-3-S460N': 'EN 10025-3, S460N',
    'limit.EN-10025-3-S420N': 'EN 10025-3, S420N',
    'limit.EN-10025-3-S355N': 'EN 10025-3, S355N',
    'limit.EN-10025-2-S450': 'EN 10025-2, S450',
    'limit.EN-10025-2-S275': 'EN 10025-2, S275',
    'limit.EN-10025-2-S235': 'EN 10025-2, S235',
    'limit.none': '비교하지 않음',
    'limit.EN-10025-2-S355': 'EN 10025-2, S355',
  },
  outputs: {
    ...indices,
    accommodation: '계수 A(C)',
    guidance: 'CE (IIW) 기준 참고 판단',
    gravilleZone: 'Graville 영역(근사)',
    cevLimit: 'CEV 허용 상한',
    cevCheck: 'CEV',
  },
  values: {
    'guidance.weldable': '일반적으로 용접성 양호(CE ≤ 0.40)',
    'guidance.preheat-thick': '두꺼운 단면은 예열(0.40~0.45)',
    'guidance.preheat': '예열 필요(0.45~0.60)',
    'guidance.preheat-low-hydrogen': '예열과 저수소 용접, 필요 시 용접 후 열처리(> 0.60)',
    'gravilleZone.I': 'I, 용이',
    'gravilleZone.II': 'II, 주의',
    'gravilleZone.II-III': 'II 또는 III, 경계 불확실',
    'gravilleZone.III': 'III, 곤란',
    'cevCheck.passed': '합격',
    'cevCheck.not-passed': '불합격',
  },
  warnings: {
    boron_unit: '보론 함량의 단위는 ppm이 아니라 wt%입니다. 확인하십시오.',
    alloyed:
      '{label} = {amount}: EN 1011-2가 탄소 당량을 적용하는 강의 범위를 벗어났습니다({range}, {source}). CE (IIW), CE (AWS), CEN에는 합금 원소의 범위가 제시되어 있지 않습니다. 표시된 값은 외삽값입니다.',
    stainless:
      'Cr 또는 Ni가 5 %를 넘으면 탄소 당량으로 판단하기 어렵습니다. 셰플러 조직도나 WRC-1992 조직도를 사용하십시오.',
    low_carbon: 'C = {carbon} %, 0.12 % 이하: {source} 기준은 Pcm. CE (IIW)보다 Pcm 또는 CEN이 적합합니다.',
    higher_carbon: 'C = {carbon} %, 0.12 % 초과: {source} 기준은 CE (IIW).',
    limit_not_covered: '두께 {thickness} mm에 대한 CEV 한계값이 없습니다({source}: {most} mm까지).',
    limit_from_memory: '{source}의 CEV 상한은 규격 원문과 대조되지 않았습니다. 주문할 판본으로 확인하십시오.',
    graville_approximate: 'Graville 선도의 II·III 영역 경계는 근사값입니다(CE 0.45~0.55, {source}).',
  },
  chart: {
    indices: '탄소량에 따른 지수',
    index: '탄소 당량',
    cevLimit: '한계값',
    graville: 'Graville 선도, CE(AWS) 기준',
    accommodation: 'CEN의 계수 A(C)',
    ceAws: '탄소 당량(AWS)',
    carbon: '탄소',
    factor: '계수',
    zoneI: 'I 용이',
    zoneII: 'II 주의',
    zoneIII: 'III 곤란',
    zoneBetween: 'II 또는 III',
    steel: '{steel}',
    turningPoint: '변곡점, 0.12 % C',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    alloyRange:
      'Cr 또는 Ni가 5 %를 넘으면 참고 판단, Graville 영역, CEV 판정을 표시하지 않음; 합금 원소가 EN 1011-2의 범위를 넘으면 CE (IIW), CE (AWS), CEN을 범위 밖으로 표시하고 원소를 밝힘',
    exampleIsDefault: '계산 예를 기본 강종의 성분과 일치시킴',
    defaultInRange:
      '기본 성분을 모든 지표의 적용 범위 안으로 하고, 저탄소에서 Pcm을 쓰는 이유를 결과 옆에 표시',
    moreLimits: 'EN 10025-2, -3, -4의 10개 강종 CEV 한계값',
    first: '첫 버전',
  },
  examples: {
    s355j2: 'S355J2, 대표적인 용강 분석',
    x70: 'X70 / L485M, 대표적인 용강 분석',
    a572: 'A572 Grade 50, 공개 페이지의 계산 예제',
    'turning-point': '변곡점 0.12 % C에서의 A(C)',
  },
} satisfies CalculatorTexts;
