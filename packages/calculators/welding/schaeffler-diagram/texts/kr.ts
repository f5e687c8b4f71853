import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents, ranges, structures } from './shared.ts';

export default {
  summary: '두 모재와 용가재, 희석률로 스테인리스강 및 이종재 용접 금속의 조직을 개략적으로 추정합니다.',
  inputs: {
    steelA: '모재 A',
    steelB: '모재 B',
    fillerMetal: '용가재',
    dilutionPercent: '희석률',
    shareAPercent: '용융된 모재 중 A의 비율',
    passes: '패스 수',
    fillDilutionPercent: '후속 패스의 희석률',
  },
  outputs: {
    ferritePercent: '페라이트 함량',
    field: '영역',
    creq: '크롬 당량',
    nieq: '니켈 당량',
    seferianPercent: '페라이트 함량(Séférian)',
    nieqDelong: '니켈 당량(DeLong, N 포함)',
    seferianDelongPercent: '페라이트 함량(Séférian, N 포함)',
    fillerFerritePercent: '용가재만의 페라이트 함량',
    effectiveDilutionPercent: '마지막 패스의 모재 비율',
    ...equivalents('크롬 당량({metal})', '니켈 당량({metal})', {
      A: '모재 A',
      B: '모재 B',
      Filler: '용가재',
      Base: '모재 혼합',
    }),
    ...ranges('{field} 영역: 희석률 하한', '{field} 영역: 희석률 상한'),
  },
  values: structures({ A: '오스테나이트', M: '마르텐사이트', F: '페라이트' }, ', ', '({phases})'),
  warnings: {
    outside_diagram: '조직도 범위 밖',
    diagram_limits:
      '조직도의 범위는 Cr_eq 0~40, Ni_eq 0~30입니다({source}). 범위 밖의 영역은 표시하지 않습니다.',
    no_ferrite: '완전 오스테나이트: 페라이트 없음',
    no_ferrite_lines: '{field}: 페라이트 선 없음',
    field_uncertain:
      '영역 불확실: 경계선에서 {distance} 떨어져 있으며, 다시 그린 도면 사이에 0.5의 차이가 있습니다.',
    target_reached: '대부분의 이종재 이음의 목표: 페라이트 5~10 %의 A + F.',
    zone_hot_cracking:
      '1250 °C 이상에서 고온 균열 우려(페라이트 5 % 미만의 오스테나이트). {source}에 따른 참고용 영역입니다.',
    zone_martensite: '마르텐사이트: 400 °C 이하에서 저온 균열 우려. {source}에 따른 참고용 영역입니다.',
    zone_grain_growth: '1150 °C 이상에서 결정립 성장과 인성 저하. {source}에 따른 참고용 영역입니다.',
    zone_sigma: '500~900 °C에 노출되면 시그마상 취화. {source}에 따른 참고용 영역입니다.',
    weld_outside_range:
      '용접 금속: {label} = {amount}. 적용 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
    use_wrc:
      '질소 {nitrogen} % 또는 페라이트가 많은 경우 이 조직도는 페라이트를 과대평가합니다. WRC-1992를 사용하십시오.',
    qualitative: '마르텐사이트가 있는 영역에서는 정성적으로만 참고하십시오.',
    nitrogen_left_out:
      '이 모델에는 N이 없습니다. FN은 WRC-1992를 사용하십시오. 저자가 밝힌 오차는 약 ±4 % 페라이트입니다({source}).',
    nitrogen_assumed:
      '질소 미입력: {source}의 축은 N {nitrogen} %로 계산했습니다(피복 아크 용접, 티그 용접).',
    leaves_field: '희석률 {dilution} % 초과: 용접 금속이 A + F를 벗어납니다. 다음 영역: {field}',
  },
  chart: {
    schaeffler: '셰플러 조직도',
    dilution: '희석률에 따른 페라이트',
    creq: '크롬 당량',
    nieq: '니켈 당량',
    baseMix: '모재 혼합',
    steelA: 'A',
    steelB: 'B',
    filler: '용가재',
    weld: '용접 금속',
    dilutionLine: '희석선',
    dilutionAxis: '희석률',
    ferrite: '페라이트',
    target: '목표 5~10 %',
    'hot-cracking': '고온 균열',
    martensite: '마르텐사이트',
    'grain-growth': '결정립 성장',
    sigma: '시그마상',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    reasons: '페라이트 함량이 없을 때 그 이유를 표시',
    first: '첫 버전',
  },
  examples: {
    '316l': '316L만(용가재 없음)',
    e309l: '용가재 E309L-16만',
    'dissimilar-30': 'S355J2와 316L, 용가재 E309L, 희석률 30 %',
    'dissimilar-50': '같은 조합, 희석률 50 %',
    coefficients: '모든 계수를 쓰는 성분(공개 테스트 krifurXX/scheffler)',
  },
} satisfies CalculatorTexts;
