import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { scales, superficial } from './shared.ts';

export default {
  summary:
    'ISO 18265와 ASTM E140 / A370 환산표로 다른 경도 스케일과 해당 인장 강도를 구합니다. 밀시트와 도면 요구값을 비교할 때 사용합니다.',
  inputs: {
    material: '재료',
    scale: '경도 스케일',
    value: '경도',
    by: '입력 방법',
    vickersForceN: '시험력(HV 10 = 98.07 N)',
    firstDiagonalMm: '대각선 1',
    secondDiagonalMm: '대각선 2',
    brinellForceN: '시험력(3000 kgf = 29 420 N)',
    ballMm: '볼 지름',
    indentationMm: '압흔 평균 지름',
  },
  choices: {
    'material.unalloyed': '탄소강·저합금강(ISO 18265 표 A.1)',
    'material.non-austenitic': '비오스테나이트강(ASTM E140)',
    'material.austenitic': '오스테나이트계 스테인리스강(ASTM A370)',
    'by.value': '경도값',
    'by.vickers': '비커스 압흔',
    'by.brinell': '브리넬 압흔',
    ...scales,
  },
  outputs: {
    HV: '비커스 경도',
    HBW: '브리넬 경도',
    HRC: '로크웰 C',
    Rm: '인장 강도',
    RmBest: '인장강도, 조질재(실측값에 맞춘 추정)',
    RmBest90Low: 'Rm, 90 % 구간 하한',
    RmBest90High: 'Rm, 90 % 구간 상한',
    HRB: '로크웰 B',
    HRA: '로크웰 A',
    HK: '누프 경도(500 gf 이상)',
    ...superficial,
    HBS: '브리넬, 강구(구 규격)',
    HB500: '브리넬 10 mm / 500 kgf',
    HS: '쇼어 경도',
    table: '사용한 표',
    approximateHRC: '경험식: HV에서 HRC',
    approximateRm: '경험식: 3.2 HV',
    measuredHV: '압흔으로 구한 경도',
    measuredHBW: '압흔으로 구한 경도',
    indentationRatio: '압흔과 볼의 지름비',
  },
  values: {
    'table.iso-a1': 'ISO 18265 표 A.1',
    'table.e140-1': 'ASTM E140 표 1',
    'table.e140-2': 'ASTM E140 표 2',
    'table.a370-4': 'ASTM A370 표 4',
    'table.a370-5': 'ASTM A370 표 5(식)',
  },
  warnings: {
    strength_measured:
      '회귀로 구한 Rm은 조질 봉강({source})에 적용되며 냉간 가공, 침탄 담금질, 용접 상태에는 적용되지 않습니다.',
    strength_not_measured: '회귀로 구한 Rm: {min}~{max} HV에서만 측정되었으며({source}) 그 밖은 외삽입니다.',
    diagonals_differ:
      '두 대각선의 차이가 {percent} %로 {source}의 5 %를 넘습니다. 시험면, 정렬, 집합 조직을 확인하십시오.',
    indentation_size:
      'd/D = {ratio}: {least}~{most} 범위 밖입니다({source}). 시험이 무효이므로 시험력을 바꾸십시오.',
    brinell_too_hard: '{value} HBW: {source}의 상한은 650 HBW입니다. 비커스나 로크웰로 시험하십시오.',
    force_index:
      '0.102 F/D² = {index}: 강은 30으로 시험합니다({source}). 다른 비율로 얻은 경도와는 비교할 수 없습니다.',
    tables_meet:
      '{source} 표 1과 표 2가 만나는 구간으로 인장 강도가 서로 다릅니다. 표 2는 {softHV} HV에서 {softMPa} MPa, 표 1은 {hardHV} HV에서 {hardMPa} MPa입니다.',
    scale_not_in_table: '표에 포함되지 않는 조건입니다. {source}에는 이 재료의 {scale} 열이 없습니다.',
    rockwell_c_low: '20 HRC 미만은 로크웰 C 스케일의 범위 밖입니다.',
    rockwell_b_high: '100 HRB 초과는 로크웰 B 스케일의 범위 밖입니다.',
    outside_table:
      '{value} {scale}: 표의 범위({least}~{most} {scale}, {source}) 밖입니다. 외삽하지 않습니다.',
    in_brackets: '{source}에서 괄호로 표시된 값(스케일의 표준 범위 밖): {list}',
    rules_of_thumb: '두 경험식({source})은 간이 확인용이며 환산표가 우선합니다.',
    scatter:
      '환산값은 근사값이며(약 ±10~20 HV, ±1~2 HRC, 인장 강도 ±5~10 %, {source}) 시험을 대신할 수 없습니다.',
    not_for: '냉간 가공, 표면 경화, 탈탄된 강과 주철, 탄화물이 많은 공구강에는 적용할 수 없습니다.',
  },
  problems: { wider_than_ball: '{label} = {amount}: 볼 지름 {limit} {unit}보다 작아야 합니다.' },
  chart: {
    rockwell: '로크웰 스케일',
    brinell: '브리넬 경도와 인장 강도',
    vickers: '비커스 경도(HV)',
    rockwellC: '로크웰 C(HRC)',
    rockwellB: '로크웰 B(HRB)',
    rockwellAxis: '로크웰 경도',
    brinellAxis: '브리넬 경도(HBW)',
    brinellStrengthAxis: 'HBW, Rm(MPa)',
    yourValue: '입력값',
  },
  changes: {
    measuredStrength: '인장강도를 실측 봉강의 회귀로 구하고 90 % 구간을 표시',
    indentation: '비커스·브리넬 압흔에서 경도 계산',
    strengthRows:
      'ASTM E140/A370 표 1의 인장 강도가 모두 한 행씩 위로 밀려 있던 것을 바로잡음. 29 HRC의 HRA는 64.8',
    first: '첫 버전',
  },
  examples: {
    'iso-300': '300 HV, ISO 18265 표 A.1의 행',
    'iso-550': '550 HV, ISO 18265 표 A.1의 행',
    'iso-200': '200 HV, HRC 범위 미만',
    'iso-940': '940 HV, ISO 18265 표 A.1의 마지막 행',
    'e140-40': '40 HRC, ASTM E140 표 1의 행',
    'e140-45': '45 HRC, ASTM E140 표 1의 행',
    'e140-90': '90 HRB, ASTM E140 표 2의 행',
    'between-rows': '305 HV, 두 행 사이',
    'austenitic-80': '오스테나이트계 판재, 80 HRB',
    'too-hard': '1000 HV, 표의 범위 밖',
    'vickers-30': 'HV 30, 대각선 0.430 mm',
    'brinell-10-3000': 'HBW 10/3000, 압흔 4.00 mm',
  },
} satisfies CalculatorTexts;
