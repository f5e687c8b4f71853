import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Misaka, Shida, Hensel–Spittel, Medina–Hernandez 식으로 강의 열간 유동 응력을 나란히 계산하고 제너-홀로몬 파라미터를 제시합니다. 하중, 동력, 해석에 사용합니다.',
  inputs: {
    steel: '용강 분석',
    temperatureC: '온도',
    strain: '진변형률',
    strainRate: '변형률 속도',
    misakaBy: 'Misaka 식 대상',
    spittelSteel: 'Hensel–Spittel 계수',
    activationKJmol: '활성화 에너지(ln Z에만 사용)',
  },
  choices: {
    'misakaBy.carbon': '탄소강(f = 1)',
    'misakaBy.alloyed': '저합금강(f는 성분에서)',
    'spittelSteel.C22': 'C20 / C22',
    'spittelSteel.C45': 'C45',
    'spittelSteel.S355J2': 'S355J2',
  },
  outputs: {
    meanStressMPa: '유동 응력(세 모델 평균)',
    misakaMPa: 'Misaka & Yoshimoto(패스 평균)',
    shidaMPa: 'Shida',
    spittelMPa: 'Hensel–Spittel',
    medinaMPa: 'Medina & Hernandez(최대)',
    lnZ: 'ln Z',
    logZ: 'log Z',
    medinaActivationKJmol: 'Medina 식의 활성화 에너지',
    shidaTransitionC: 'Shida 천이 온도',
  },
  warnings: {
    compared_rates:
      'Misaka 식은 {from} s⁻¹부터 적용됩니다. 세 모델의 평균은 {low}~{high} s⁻¹ 범위에서 측정값과 비교되었습니다.',
    mean_extrapolated: '평균에 적용 범위를 벗어난 식이 들어 있습니다: {list}.',
    alloyed:
      '{label} = {amount}: Misaka, Shida 및 이 Hensel–Spittel 계수의 범위를 벗어났습니다({range}, EN 10020의 비합금강 및 평균값을 비교한 {source}의 P20형 강. 저자들은 합금 원소의 범위를 제시하지 않습니다). 표시된 값은 외삽값입니다.',
    below_transition:
      '{transition} °C 미만에서는 페라이트가 관여합니다({source}). 다른 모델은 오스테나이트를 가정합니다.',
    different_stresses:
      'Misaka는 패스 평균, Shida와 Hensel–Spittel은 해당 변형률의 값, Medina는 변형률과 무관한 최대값입니다. 평면 변형에서는 1.155를 곱합니다.',
  },
  chart: {
    mean: '모델 평균',
    overStrain: '진변형률에 따른 유동 응력',
    overTemperature: '온도에 따른 유동 응력',
    strain: '진변형률',
    stress: '유동 응력',
    temperature: '온도',
  },
  changes: {
    alloyRange:
      '평균값이 다루는 강을 넘는 원소를 몰리브덴과 바나듐까지 범위와 함께 표시하고 평균값을 범위 밖으로 표시; 이전에는 고속도 공구강도 범위 내로 표시됨',
    dashedModels: '축에 없는 입력(예: 변형률 속도)이 적용 범위를 벗어난 식은 파선으로 그림',
    meanLine: '온도 그림에 평균을 표시; 30 1/s 미만에서는 측정값과 비교한 변형률 속도를 표시',
    measuredRates:
      '0.001~30 1/s도 범위 안으로 표시. 평균은 5 1/s까지 측정값과 비교되었고 30 1/s부터는 모든 식이 적용 범위 안임',
    tagOfMean: '평균에 적용 범위를 벗어난 식이 들어 곡선이 점선일 때 범위 밖으로 표시하고 그 식을 밝힘',
    meanRange:
      '모델의 적용 범위를 벗어난 평균은 점선으로 표시; 차이가 크면 경고; 피크 응력은 변형률 그림에 그리지 않음',
    startInRange: '처음 값이 모든 모델의 적용 범위 안에 있습니다',
    measured: '각 식이 실측과 얼마나 다른지 표시; Medina & Hernandez 식은 실측으로 확인된 1250 °C까지 적용',
    first: '첫 버전',
  },
  examples: {
    misaka: 'Misaka: 0.45 % C, 1100 °C, 0.3, 50 s⁻¹',
    shida: 'Shida: 0.45 % C, 1100 °C, 0.3, 10 s⁻¹',
    'shida-ferrite': 'Shida, 천이 온도 미만: 0.10 % C, 750 °C',
    spittel: 'Hensel–Spittel: C45, 1100 °C, 0.3, 10 s⁻¹',
    medina: 'Medina & Hernandez: 0.42 % C, 0.22 % Mo, 1100 °C, 1 s⁻¹',
    zener: '제너-홀로몬: 1 s⁻¹, 312 kJ/mol, 1000 °C',
  },
} satisfies CalculatorTexts;
