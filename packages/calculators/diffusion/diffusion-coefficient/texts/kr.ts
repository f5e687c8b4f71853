import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { elements, labels } from './shared.ts';

export default {
  summary:
    '페라이트 또는 오스테나이트 중 원소의 확산 계수, 주어진 시간의 확산 거리, 문헌값의 일치 정도를 계산합니다.',
  inputs: {
    element: '원소',
    phase: '상',
    dataSet: '데이터',
    temperatureC: '온도',
    timeH: '시간',
    C: '탄소량',
    distanceUm: '거리',
  },
  choices: {
    ...elements('Fe(자기 확산)'),
    'phase.ferrite': '페라이트, 델타 페라이트(bcc)',
    'phase.austenite': '오스테나이트(fcc)',
    'dataSet.preferred': '적용 범위로 선택',
    ...labels('dataSet.', '', '응고 모델 데이터 모음'),
  },
  outputs: {
    diffusivityM2S: '확산 계수',
    distanceSqrtUm: '확산 거리 √(Dt)',
    distanceTwoSqrtUm: '확산 거리 2√(Dt)',
    timeSqrtH: '√(Dt) = x까지의 시간',
    timeTwoSqrtH: '2√(Dt) = x까지의 시간',
    logDiffusivity: 'log D(D 단위 m²/s)',
    diffusivityCm2S: '확산 계수(cm²/s)',
    diffusivityUm2S: '확산 계수(µm²/s)',
    spreadFactor: '문헌값의 최대/최소 비',
    ...labels('', 'M2S', '응고 모델 데이터 모음'),
  },
  warnings: {
    needs_carbon:
      '912 °C 미만에서 오스테나이트는 탄소 등 합금 원소가 있을 때만 안정합니다. 강의 Ae1, Ae3로 판단하십시오.',
    no_data: '이 상에서 {element}의 신뢰할 만한 값이 없어 표시하지 않습니다.',
    phase_not_stable:
      '순철에서 이 상은 이 온도에서 안정하지 않습니다(912 °C 미만 페라이트, 912~1394 °C 오스테나이트, 그 이상 델타 페라이트). 강에서는 Ae1, Ae3로 판단하십시오.',
    below_curie:
      '퀴리 온도(770 °C) 아래에서는 페라이트 중 치환형 원소의 확산이 이 데이터보다 느리며, 600 °C에서 3~10배 차이가 납니다.',
    data_differ: '문헌값이 {spread}배 차이 납니다. 단일 값이 아니라 범위로 판단하십시오.',
    hydrogen_traps:
      '실제 강에서는 수소 트랩 때문에 확산이 느려지며 200 °C 미만에서 특히 큽니다. 탈수소 처리 계산 도구를 참고하십시오.',
    lattice_only: '희박 고용체의 격자 확산입니다. 입계 확산과 전위 확산은 포함하지 않습니다.',
  },
  problems: {
    no_such_data: '{label}: 이 문헌에는 이 상의 {element} 데이터가 없습니다. 사용 가능: {sets}.',
  },
  chart: {
    temperature: '온도(°C)',
    arrhenius: '온도에 따른 확산 계수',
    distance: '확산 거리',
    inverseTemperature: '온도의 역수',
    logDiffusivity: '확산 계수',
    time: '시간',
  },
  changes: {
    tibbettsRead:
      'Tibbetts에 따른 오스테나이트 중 탄소를 더 이상 미확인으로 표시하지 않음: Khan & Gautham 2018에 따른 프로그램이 그 수치를 적음',
    tibbettsUnconfirmed:
      'Tibbetts에 따른 오스테나이트 중 탄소를 미확인으로 표시; Ågren에 두 논문의 연도를 표기(페라이트 1982, 오스테나이트 1986)',
    notStable: '상이 안정하지 않으면 범위 밖으로 표시; 727~912 °C에서는 오스테나이트에 탄소가 필요함을 알림',
    callisterRead: 'Callister 제9판에 따른 페라이트 중 탄소와 질소를 더는 미확인으로 표시하지 않음',
    wertFirst:
      '페라이트 중 탄소는 Wert 값을 우선 사용: 600 °C 위에서 단결정 실측과 일치하며, Ågren 값은 약 두 배임',
    ferriteBranches:
      'Ågren에 따른 페라이트 중 탄소에 퀴리 온도 위의 둘째 분기를 반영: 아크탄젠트 안의 상수가 열 배 작았음. 값은 최대 3배까지 커짐',
    ownRange: '표시된 값의 저자가 범위를 벗어날 때만 범위 밖으로 표시; 자료 간 배수는 유효 숫자 두 자리',
    pureIron: '그림의 영역을 순철의 영역으로 표시',
    fewerDigits: '발표된 값이 배수로 차이 나므로 유효숫자를 두 자리로 하고, 그림의 축을 곡선에 맞춥니다',
    carbonFirst: '기본값을 930 °C 오스테나이트 중 탄소로 변경(데이터 범위 안)',
    oneAuthor:
      '추천 자료를 온도와 관계없이 한 저자로 통일하여 D가 항상 온도와 함께 증가(페라이트의 Fe: Callister, 오스테나이트의 C: Ågren)',
    first: '첫 버전',
  },
  examples: {
    'iron-ferrite': '900 °C 페라이트 중 철(Callister: 1.8×10⁻¹⁵ m²/s)',
    'carbon-900': '900 °C 오스테나이트 중 탄소(Callister: 5.9×10⁻¹² m²/s)',
    'carbon-1100': '1100 °C 오스테나이트 중 탄소(Callister: 5.3×10⁻¹¹ m²/s)',
    manganese: '오스테나이트 중 망간, 42CrMo4, 1200 °C, 10 h',
    'carbon-fits': '900 °C, 0.8 % C 오스테나이트 중 탄소: 독립적인 세 식',
  },
} satisfies CalculatorTexts;
