import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '노 가열에 의한 탈탄층 깊이를 가공 여유와 검수용으로 계산합니다. 탄소 기준의 전체 탈탄층 깊이, 페라이트 탈탄층, 스케일에 의한 금속 손실을 보여 줍니다.',
  inputs: {
    temperatureC: '온도',
    timeH: '시간',
    coreCarbonPercent: '강의 탄소량',
    surfaceCarbonPercent: '표면 탄소 농도',
    criterionFraction: '판정 기준 C/C₀',
    diffusivityModel: '오스테나이트 중 확산 계수',
    ownDiffusivityM2S: '직접 입력한 확산 계수',
    scaling: '스케일',
    scalingConstantM2S: '금속 손실 상수',
    metalLossMm: '금속 손실',
    interface: '페라이트와 접한 오스테나이트의 탄소 농도',
    austeniteCarbonPercent: '직접 입력한 값',
    depthOfInterestMm: '탄소 농도를 구할 깊이',
  },
  choices: {
    'diffusivityModel.tibbetts': 'Tibbetts(탄소량의 절반 기준)',
    'diffusivityModel.callister': 'Callister(저탄소)',
    'diffusivityModel.own': '직접 입력',
    'scaling.none': '스케일 없음',
    'scaling.constant': '금속 손실 상수로',
    'scaling.loss': '금속 손실로',
    'interface.iron-carbon': '철-탄소 A3선',
    'interface.own': '직접 입력(합금강)',
  },
  outputs: {
    totalDepthMm: '전체 탈탄층 깊이(남은 표면 기준)',
    ferriteDepthMm: '페라이트 탈탄층 깊이',
    depthFromOriginalMm: '전체 깊이(원래 표면 기준)',
    metalLossMm: '스케일에 의한 금속 손실',
    carbonAtDepthPercent: '지정 깊이의 탄소 농도(원래 표면 기준)',
    growthConstant: '페라이트층 성장 상수',
    ferriteSidePercent: '계면의 페라이트 쪽 탄소 농도',
    austeniteSidePercent: '계면의 오스테나이트 쪽 탄소 농도',
    diffusivityM2S: '오스테나이트 중 확산 계수',
  },
  warnings: {
    criterion:
      '깊이는 탄소 농도가 심부의 {fraction}인 위치까지입니다. 결과에 판정 기준을 함께 적으십시오({source}).',
    scale_not_combined:
      '스케일과 성장하는 페라이트층을 함께 다룰 수 없습니다. 깊이는 원래 표면 기준이며 금속 손실을 포함하지 않습니다.',
    below_ae1: 'Ae1 아래에서는 탄화물 용해가 지배할 수 있고 고용한선도 대략적입니다. 결과는 상한입니다.',
    no_complete_layer:
      '약 912 °C를 넘으면 그 온도에서 완전한 페라이트층이 생기지 않습니다. 페라이트는 냉각 중에 나타납니다.',
    surface_too_rich: '표면 탄소 농도가 페라이트의 고용 한도보다 높아 페라이트 탈탄층이 생기지 않습니다.',
    iron_carbon_lines:
      '순수한 철-탄소계의 상 경계선입니다. Si, Cr강(54SiCr6)은 더 높은 온도까지 페라이트가 생기므로 값을 직접 입력하십시오.',
    atmosphere: '표면 탄소 농도를 일정하게 봅니다. 실제로는 분위기, 수분, 스케일에 따라 달라집니다.',
  },
  problems: {
    surface_not_below_criterion: '{label}: 판정 기준의 탄소 농도({limit} %)보다 작은 값을 입력하십시오.',
  },
  chart: {
    profile: '깊이에 따른 탄소 농도',
    overTemperature: '온도에 따른 깊이',
    depth: '깊이',
    share: '심부 대비 탄소 농도',
    temperature: '온도',
    scale: '스케일',
    complete: '페라이트 탈탄',
    partial: '부분 탈탄',
    core: '심부',
    criterion: '판정 기준',
    total: '전체 깊이',
  },
  changes: {
    verticalFront: '페라이트 전면에서 탄소량의 급변을 수직으로 그림; 숫자는 두 자리',
    oneDiffusivity:
      '선택한 확산 계수를 912 °C 미만에서도 사용. 페라이트층이 사라지는 온도에서의 깊이 단차 해소',
    first: '첫 버전',
  },
  examples: {
    plain: '0.45 % C, D = 1×10⁻¹⁰ m²/s, 1 h',
    'spring-steel': '0.60 % C, 1100 °C, 2 h, 기준 0.95',
    'ferrite-800': '0.60 % C, 800 °C, 4 h: 페라이트층',
    'ferrite-760': '0.20 % C, 760 °C, 3 h: 이상(二相) 심부 위의 페라이트층',
    'with-scale': '0.60 % C, 스케일 있음, 0.8 mm의 탄소 농도(Birks & Jackson)',
  },
} satisfies CalculatorTexts;
