import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents } from './shared.ts';

export default {
  summary:
    '두 모재와 용가재, 희석률로 오스테나이트계 및 듀플렉스 용접 금속의 페라이트 번호(FN)와 응고 모드를 예측합니다.',
  inputs: {
    steelA: '모재 A',
    steelB: '모재 B',
    fillerMetal: '용가재',
    dilutionPercent: '희석률',
    shareAPercent: '용융된 모재 중 A의 비율',
    passes: '패스 수',
    fillDilutionPercent: '후속 패스의 희석률',
    process: '용접법(N을 모를 때)',
    acceptance: '비교할 범위',
  },
  choices: {
    'process.smaw-gtaw': '피복 아크 또는 티그 용접(0.06 % N)',
    'process.gmaw': '미그·마그 용접(0.08 % N)',
    'acceptance.none': '비교하지 않음',
    'acceptance.austenitic-3-10': '오스테나이트계, 3~10 FN',
    'acceptance.duplex-30-70': '듀플렉스, 30~70 FN',
    'acceptance.duplex-35-65': '듀플렉스, 35~65 FN',
  },
  outputs: {
    ferriteNumber: '페라이트 번호(FN)',
    mode: '응고 모드',
    creq: '크롬 당량',
    nieq: '니켈 당량',
    ratio: '당량비',
    fan: 'FN 선 영역',
    acceptanceCheck: 'FN 범위',
    duplexFerritePercent: '페라이트 함량, 듀플렉스(0.7 FN)',
    fillerFerriteNumber: '용가재만의 페라이트 번호',
    effectiveDilutionPercent: '마지막 패스의 모재 비율',
    ...equivalents('크롬 당량({metal})', '니켈 당량({metal})', {
      A: '모재 A',
      B: '모재 B',
      Filler: '용가재',
      Base: '모재 혼합',
    }),
  },
  values: {
    'mode.A': 'A, 오스테나이트',
    'mode.AF': 'AF, 초정 오스테나이트',
    'mode.FA': 'FA, 초정 페라이트',
    'mode.F': 'F, 페라이트',
    'fan.inside': '영역 안',
    'fan.outside': '영역 밖',
    'acceptanceCheck.passed': '합격',
    'acceptanceCheck.not-passed': '불합격',
  },
  warnings: {
    above_100:
      'FN 100 선의 오른쪽이므로 FN을 표시할 수 없습니다. 저자들은 선을 연장하지 말라고 경고합니다({source}).',
    outside_fan:
      'WRC-1992 조직도의 범위를 벗어나 FN을 표시할 수 없습니다. 저자들은 선을 연장하지 말라고 경고합니다({source}).',
    scatter_below_18: '18 FN 미만의 정확도는 약 ±2 FN입니다({source}).',
    scatter_above_18: '18 FN을 넘으면 편차가 ±2 FN보다 큽니다({source}).',
    hot_cracking: '{mode} 모드: 오스테나이트로 먼저 응고하므로 FA 모드보다 고온 균열이 생기기 쉽습니다.',
    mode_uncertain: '응고 모드가 불확실합니다. 경계까지의 거리: {distance}.',
    martensite_possible:
      '마르텐사이트가 생길 수 있습니다({source} 기준 또는 낮은 크롬·니켈 당량). 이 조직도에는 그 경계를 그리지 않습니다.',
    weld_outside_range:
      '용접 금속: {label} = {amount}. 적용 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
    nitrogen_assumed:
      '질소가 입력되지 않아({list}) {nitrogen} % N으로 계산했습니다. FN은 질소에 크게 좌우되므로 실측값을 입력하십시오. 0을 입력하면 0으로 계산합니다.',
    not_percent:
      'FN은 부피 %가 아니며 10 미만에서만 거의 같습니다. 용접 상태의 아크 용접 금속용이며 레이저·전자빔 용접이나 열처리 후에는 적용할 수 없습니다({source}).',
  },
  chart: {
    wrc: 'WRC-1992 조직도',
    dilution: '희석률에 따른 FN',
    creq: '크롬 당량',
    nieq: '니켈 당량',
    dilutionLine: '희석선',
    steelA: 'A',
    steelB: 'B',
    filler: '용가재',
    steelAOutside: 'A(도표 밖)',
    steelBOutside: 'B(도표 밖)',
    fillerOutside: '용가재(도표 밖)',
    weld: '용접 금속',
    dilutionAxis: '희석률',
    ferriteNumber: '페라이트 번호',
  },
  changes: { zeroIsZero: '입력한 질소 0은 0으로 계산하고, 비워 둔 경우에만 가정값을 사용', first: '첫 버전' },
  examples: {
    'table-3': '논문 표 3의 304 용접 금속, FN은 예제 2',
    'example-1': '논문 예제 1의 점 C',
    'example-2': '논문 예제 2의 E309L-16',
    'weld-057': '표 1의 용접 금속 9276-057',
    'weld-817': '표 1의 용접 금속 9276-817',
    'weld-854': '표 1의 용접 금속 9276-854(선과의 차이가 가장 큼)',
    e309l: '용가재 E309L-16만',
    e2209: '용가재 E2209-16만',
    outside: '선의 범위를 넘는 점(공개 시험 krifurXX/wrc-1992)',
  },
} satisfies CalculatorTexts;
