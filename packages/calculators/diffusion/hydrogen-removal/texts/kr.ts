import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { time } from './shared.ts';

export default {
  summary:
    '백점 방지 풀림, 탈수소 처리, 베이킹 처리: 단조품, 판재, 봉재에서 수소가 빠지는 데 필요한 시간과 유지 후 남은 수소를 계산합니다.',
  inputs: {
    shape: '형상',
    thicknessMm: '두께(전체)',
    widthMm: '폭',
    diameterMm: '직경',
    lengthMm: '길이',
    temperatureC: '온도',
    diffusivityModel: '확산 계수',
    ownDiffusivityM2S: '직접 입력한 확산 계수',
    bindingEnergyKjMol: '트랩 결합 에너지',
    trapRatio: '격자 자리당 트랩 수',
    initialPpm: '초기 수소량',
    surfacePpm: '표면 수소량',
    targetPpm: '목표 수소량',
    place: '목표 적용 위치',
    timeH: '유지 시간',
  },
  choices: {
    'shape.plate': '판',
    'shape.cylinder': '긴 원기둥',
    'shape.sphere': '구',
    'shape.short-cylinder': '짧은 원기둥',
    'shape.bar': '각봉',
    'diffusivityModel.byTemperature': '44~650 °C에서 실측한 강, 범위 밖은 외삽',
    'diffusivityModel.kiuchi': '페라이트 격자(Kiuchi & McLellan)',
    'diffusivityModel.johnsonHill': '철, 200 °C 초과 겉보기 값(Johnson & Hill)',
    'diffusivityModel.coe': '실측 강, 0.73 % C(Coe & Moreton)',
    'diffusivityModel.oriani': '트랩이 있는 페라이트(Oriani)',
    'diffusivityModel.perng': '오스테나이트계 300 계열(Perng & Altstetter)',
    'diffusivityModel.reiter': '오스테나이트계 316L(Reiter)',
    'diffusivityModel.own': '직접 입력',
    'place.mean': '평균',
    'place.centre': '중심부',
  },
  outputs: {
    timeForTargetH: '목표까지의 시간',
    meanPpm: '유지 후 평균 수소량',
    centrePpm: '유지 후 중심부 수소량',
    meanMlPer100g: '평균값(가스 부피)',
    fourier: '목표 시 Dt/L²(원형: L = 반직경)',
    diffusivityM2S: '사용한 확산 계수',
    ...time('목표까지의 시간, {author}'),
  },
  warnings: {
    not_ferritic:
      '약 720 °C를 넘으면 오스테나이트로 변태하기 시작하며 그 안에서 수소는 훨씬 느리게 움직입니다.',
    low_temperature:
      '200 °C 미만에서는 실제 강의 확산 계수가 두세 자릿수까지 흩어집니다. 해당 강의 실측값이나 모델 간 범위로 판단하십시오.',
    pooled:
      '{source}의 실측 확산 계수는 {from}~{to} °C에서 측정 산포 범위 안에서 감소합니다. 이 구간에서는 그 평균값(각 실측값과의 차이 {percent} % 이내)을 사용하여 유지 온도가 높을수록 시간이 길어지지 않게 합니다.',
    austenite_slow:
      '300 °C에서 오스테나이트 중 수소의 확산 계수는 페라이트 격자의 약 1/3000, 트랩이 있는 페라이트강의 겉보기 값의 약 1/1000입니다.',
    already_reached: '초기값이 이미 목표값보다 낮습니다.',
    transform_first: '백점 방지에는 오스테나이트의 변태가 끝난 뒤 600~700 °C에서 유지해야 합니다.',
    coating: '아연이나 카드뮴 도금은 수소 방출을 막습니다. 여기서는 표면이 노출된 것으로 봅니다.',
    bake_rules: 'ISO 4042, ASTM F1941의 베이킹 시간은 실무 규정이며 여기서 계산하지 않습니다.',
  },
  problems: { not_above_surface: '{label}: 표면 수소량({surface} ppm)보다 큰 값을 입력하십시오.' },
  chart: {
    content: '시간에 따른 수소량',
    timeOverSize: '치수에 따른 시간',
    time: '시간',
    hydrogen: '수소',
    mean: '평균',
    centre: '중심부',
    target: '목표',
    diameter: '직경',
    thickness: '두께',
  },
  changes: {
    monotone:
      '온도가 높아져도 시간이 길어지지 않음: 실측 확산 계수가 감소하는 210~350 °C에서는 평균값을 사용하고 이를 표시',
    chosenModel: '온도는 선택한 확산 계수의 적용 범위로만 판정하고, 범위를 벗어나면 곡선을 점선으로 표시',
    confirmed:
      'Oriani에 따른 트랩 포함 시간을 더는 미확인으로 표시하지 않음: 프로그램에 적힌 Oriani의 평형식에서 유도됨',
    unconfirmed: 'Oriani에 따른 트랩 포함 시간을 미확인으로 표시',
    comparedTemperatures:
      '시간과 치수 그림은 100 °C와 200 °C를 입력 온도와 비교함; 200 °C 이상에서는 곡선 차이가 거의 없음',
    noStep:
      '44 °C 미만에서는 실측 확산 계수를 외삽하고 범위 밖으로 표시합니다. 이전에는 그곳에서 시간이 10분의 1 아래로 떨어졌습니다. 모델 간 범위는 유효 숫자 두 자리로 표시합니다',
    held: '650 °C 초과에서는 650 °C에서 측정한 확산계수를 유지합니다. 이전에는 그곳에서 시간이 절반 아래로 떨어졌습니다',
    measuredSteel:
      '650 °C까지의 시간은 더 짧게 나오던 철의 값 대신 Coe & Moreton의 실측 강을 따름, 유효 숫자 두 자리',
    first: '첫 버전',
    spread: '모델 간 차이를 시간 옆에 표시',
  },
  examples: {
    'half-time': '판의 반감 시간: Dt/L² = 0.049(Crank)',
    'plate-tenth': '판, 평균 10 %까지',
    'cylinder-tenth': '원기둥, 중심부 10 %까지',
    forging: '42CrMo4, Ø 500 mm, 650 °C, 4 ppm, 100 h',
    bake: '판 25 mm, 200 °C, 4 h, D = 1×10⁻¹⁰ m²/s',
    trapped: 'Oriani, 25 °C, 30 kJ/mol, 격자 자리 1000개당 트랩 1개',
  },
} satisfies CalculatorTexts;
