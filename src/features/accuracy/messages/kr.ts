import type { Translated } from '../../../platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const kr: Translated<typeof en> = {
  title: '정확도: 계산값과 실측값 비교',
  description:
    '계산한 성질을 공개된 실측값과 비교하여 평균 편차, 산포, 90\u00a0%가 들어가는 폭을 모델별로 보여 줍니다.',
  lead: '비교한 모델마다 계산값과 실측값을 견주어 좋은 결과와 나쁜 결과를 모두 보여 줍니다.',
  reading:
    '각 그림에서 가로축은 실측값, 세로축은 계산값이며 선 위에서 둘이 일치합니다. 점 하나는 크기가 비슷한 실측값의 묶음이고, 세로 막대에는 계산값의 80\u00a0%가 들어갑니다. 편차는 계산값에서 실측값을 뺀 것입니다. 발표된 계산식 가운데 일부는 이 실측값의 일부로 만들어졌으므로 다른 강에서는 편차가 더 큽니다.',
  data: '강 {steels}종의 실측값 {rows}개: {source}',
  diagram:
    '{label}, 계산값과 실측값: 실측 평균이 {from}\u00a0{unit}일 때 계산값은 {low}\u00a0{unit}, {to}\u00a0{unit}일 때 {high}\u00a0{unit}입니다.',
  ranking: '모델 순위',
  model: '모델',
  axisMeasured: '실측값, {unit}',
  axisCalculated: '계산값, {unit}',
  rmse: '산포(RMSE)',
  bias: '평균 편차',
  within: '90\u00a0% 범위',
  count: '실측 수',
  inRange: '적용 범위 안의 산포(실측 수)',
  fitted: '최선 추정값. 회귀에 쓰지 않은 강의 수치',
  unmeasured: '실측값과 비교하지 않은 것',
  reason_notYet: '공개된 실측값이 있으며 비교는 아직 하지 않았습니다',
  reason_noData: '측정할 수 있으나 공개된 실측값을 찾지 못했습니다',
  reason_defined: '약속으로 정한 수치로, 시험편에서 측정할 수 없습니다',
  reason_counted: '기하와 산술',
  property_martensiteStart: '마르텐사이트 변태 개시 온도',
  property_bainiteStart: '베이나이트 변태 개시 온도',
  property_temperedHRC: '뜨임 경도, HRC',
  property_temperedHV: '뜨임 경도, HV',
  property_temperedHB: '뜨임 경도, HB',
  property_barsHV: '다른 시험소의 조질 봉강 경도',
  property_grainDiameter: '오스테나이트 결정립 지름',
  property_flowStress: '주어진 변형률에서의 열간 유동 응력',
  property_flowPeak: '열간 유동 응력의 최댓값',
  property_strength: '경도로 구한 인장강도',
};
