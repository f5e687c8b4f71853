import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { depths, models } from './shared.ts';

export default {
  summary:
    '가스 침탄·진공 침탄(침탄기와 확산기)의 탄소 농도 분포와 침탄 깊이, 목표 깊이까지의 시간, Harris 전체 깊이를 계산합니다.',
  inputs: {
    coreCarbonPercent: '심부 탄소 농도',
    boundary: '표면 조건',
    boostCarbonPercent: '카본 포텐셜(침탄기)',
    transferCoefficientMS: '물질 전달 계수',
    boostTemperatureC: '침탄 온도',
    boostTimeH: '침탄기 시간',
    diffuse: '확산기',
    diffuseTemperatureC: '확산 온도',
    diffuseTimeH: '확산기 시간',
    diffuseCarbonPercent: '카본 포텐셜(확산기)',
    diffusivityModel: '확산 계수',
    constantDiffusivityM2S: '일정한 확산 계수',
    criterionCarbonPercent: '깊이 판정 탄소 농도',
    targetDepthMm: '목표 깊이',
    finalSurfaceCarbonPercent: '목표 표면 탄소 농도(Harris)',
  },
  choices: {
    'boundary.surface': '표면 탄소 = 카본 포텐셜',
    'boundary.transfer': '물질 전달 계수 고려',
    'diffuse.none': '없음',
    'diffuse.sealed': '진공(탄소 교환 없음)',
    'diffuse.atmosphere': '카본 포텐셜을 낮춤',
    ...models('Callister(저탄소)'),
    'diffusivityModel.constant': '직접 입력한 일정값',
  },
  outputs: {
    depth550Mm: '550 HV 깊이(완전 경화)',
    caseDepthMm: '침탄 깊이(탄소 농도 기준)',
    surfaceCarbonPercent: '표면 탄소 농도',
    totalDepthMm: '전체 침탄 깊이(심부 탄소 + 0.04 %)',
    massGainGM2: '탄소 흡수량',
    boostDepthMm: '침탄기 종료 시 깊이',
    boostSurfaceCarbonPercent: '침탄기 종료 시 표면 탄소 농도',
    timeForTargetH: '목표 깊이까지의 시간(침탄기만)',
    harrisDepthMm: '전체 깊이(Harris)',
    harrisBoostTimeH: '같은 총시간에서의 침탄기(Harris)',
    ...depths('침탄 깊이(D: {author})'),
  },
  warnings: {
    chd_assumes_martensite:
      '550 HV 깊이는 표면층이 모두 마르텐사이트라고 봅니다({source}, {carbon} % C). 경화능이 낮거나 잔류 오스테나이트가 있으면 더 얕습니다.',
    above_saturation:
      '카본 포텐셜이 오스테나이트의 고용 한도(약 {saturation} %, 대략적인 직선, Cr·Mn·Mo가 있으면 더 낮음)를 넘었습니다. 탄화물이나 그을음이 생겨 결과가 성립하지 않습니다.',
    below_ae3: '심부의 Ae3(약 {limit} °C) 아래에서는 심부가 완전히 오스테나이트화되지 않습니다.',
    criterion_not_reached: '분포의 어디에도 {criterion} % C에 이르는 곳이 없습니다. 깊이는 0입니다.',
    target_not_reached: '이 판정 탄소 농도로는 목표 깊이에 도달할 수 없습니다.',
    low_carbon_line: '{source}: 이 직선은 저탄소용입니다. 0.8 % C에서는 탄소 확산이 약 두 배 빠릅니다.',
    harris_total:
      '{source}: 표면이 포화된 경우의 전체 깊이이며 유효 경화층 깊이가 아닙니다. 침탄기와 확산기의 시간을 합쳐 모두 침탄기 온도로 계산합니다.',
    alloy_ignored: '탄소 활동도와 확산에 대한 합금 원소의 영향은 포함하지 않습니다.',
    hardness_by_hardenability:
      '550 HV에 해당하는 탄소 농도는 경화능에 따라 다르며 보통 0.30~0.40 %입니다({source}).',
  },
  problems: { not_above_core: '{label}: 심부 탄소 농도({core} %)보다 큰 값을 입력하십시오.' },
  chart: {
    profile: '탄소 농도 분포',
    depthOverTime: '시간의 제곱근에 따른 깊이',
    depth: '깊이',
    carbon: '탄소 농도',
    afterBoost: '침탄기 후',
    afterDiffuse: '확산기 후',
    criterion: '판정값',
    caseDepth: '침탄 깊이',
    rootOfTime: '시간의 제곱근',
  },
  changes: {
    tibbettsRead:
      'Tibbetts의 D에 따른 깊이를 더 이상 미확인으로 표시하지 않음: Khan & Gautham 2018에 따른 프로그램이 그 수치를 적음',
    unconfirmed: 'Tibbetts의 D에 따른 깊이를 다시 미확인으로 표시: 개인 프로그램만 그 수치를 적음',
    confirmed: 'Tibbetts의 D에 따른 깊이를 더는 미확인으로 표시하지 않음',
    depthFromZero:
      '깊이–√t 곡선을 표면이 기준에 이르는 때부터 그리고 침탄기의 점을 표시; 결과에 확산 자료의 범위를 표시',
    chd550: '550 HV 깊이 추가. 기준에 이르지 못하면 깊이는 0',
    first: '첫 버전',
  },
  examples: {
    'callister-time': 'Callister: 0.5 mm에서 0.8 % C, D = 1.6×10⁻¹¹ m²/s(책 값 7.1 h)',
    'smith-time': 'Smith & Hashemi: 927 °C, 0.5 mm에서 0.4 % C(책 값 143 min)',
    'design-950': 'Callister 설계 예제: 950 °C, 0.75 mm에서 0.6 % C(책 값 15.9 h)',
    'design-1000': '같은 조건, 1000 °C(책 값 9.0 h)',
    'harris-shop': 'Harris, 1700 °F, 1 h: 현장 값 0.025 in',
    'harris-8h': 'Harris, 925 °C, 8 h',
    'boost-diffuse': '16NiCrMo13, 900 °C, 침탄 2 h, 진공 확산 3 h(실측 23.5 g/m²)',
    'boost-only': '930 °C, 4 h, 표면 탄소 1.0 %, Tibbetts',
  },
} satisfies CalculatorTexts;
