import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'CO₂, 노점, 산소 센서 측정값으로 노내 분위기의 카본 포텐셜, 합금강의 탄소량, 그을음 발생 한계를 구합니다.',
  inputs: {
    temperatureC: '온도',
    measuredBy: '측정 방법',
    monoxidePercent: 'CO',
    hydrogenPercent: 'H₂',
    dioxidePercent: 'CO₂',
    dewPointC: '노점',
    probeMv: '센서 전압',
    pressureAtm: '총압',
    steel: '강의 용강 분석',
  },
  choices: {
    'measuredBy.dioxide': 'CO₂',
    'measuredBy.dew-point': '노점',
    'measuredBy.probe': '산소 센서',
  },
  outputs: {
    potential: '카본 포텐셜',
    alloyCarbon: '합금강의 탄소량',
    activity: '탄소 활동도(흑연 1)',
    saturation: '포화 탄소량(그을음 발생 한계)',
    logOxygen: '산소 분압 log10(atm)',
    alloyFactor: '합금 계수',
  },
  warnings: {
    no_potential: '이 분위기에 해당하는 6 % 이하의 카본 포텐셜이 없습니다.',
    soot: '그을음 발생 한계를 넘었습니다. 그을음이 발생합니다.',
    low_temperature: '800 °C 미만에서는 분위기가 평형에서 크게 벗어납니다.',
    unusual_monoxide: 'CO = {monoxide} %: 흡열형 가스의 일반 범위 15~35 %를 벗어났습니다.',
    over_water: '노점 0 °C 미만: 관례에 따라 물 위의 증기압을 사용합니다.',
    equilibrium_gas: '평형 계산입니다. 잔류 CH₄와 센서 온도 저하로 실제 값이 달라질 수 있습니다.',
  },
  chart: {
    potentialOverTemperature: '이 분위기의 카본 포텐셜과 온도',
    temperature: '온도',
    potential: '카본 포텐셜',
    furnaceGas: '노 가스',
    sootLimit: '그을음 발생 한계',
  },
  changes: {
    unconfirmed: '탄소 포텐셜을 다시 미확인으로 표시: 제조사의 프로그램만 평형식과 활동도를 적음',
    readAgain: '합금강의 탄소량만 미확인으로 표시: 평형식과 활동도는 다른 자료에서 대조함',
    sootLimitAtEnd: '그을음 발생 한계의 이름을 선 끝에 둠',
    gasSum: '합이 100 %를 넘는 가스는 받지 않음',
    first: '첫 버전',
  },
  examples: {
    dioxide: '925 °C, 20 % CO, 0.25 % CO₂',
    probe: '927 °C, 1140 mV',
    'dew-point': '927 °C, 노점 0 °C',
    alloy: '카본 포텐셜 0.80 %의 16MnCr5',
  },
  problems: { gas_sum: '{label}: 가스의 합이 {sum} %로 100 %를 넘습니다.' },
} satisfies CalculatorTexts;
