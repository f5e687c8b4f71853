import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '성분으로 Cr-Ni 스테인리스강의 오스테나이트 안정도를 평가합니다. 가공 후 자성, 가공 경화, 극저온 적합성을 여러 연구자의 Md30, Ms, 적층 결함 에너지로 판단합니다.',
  inputs: {
    steel: '용강 분석',
    grainSize: '오스테나이트 입도 번호 G(Nohara)',
    serviceTemperatureC: '가공 또는 사용 온도',
  },
  outputs: {
    straining: '이 온도에서의 가공 유기 마르텐사이트',
    sfeLowest: '적층 결함 에너지 최솟값(주요 모델)',
    mechanismLowest: '최솟값 기준 변형 기구',
    sfeHighest: '적층 결함 에너지 최댓값(주요 모델)',
    mechanismHighest: '최댓값 기준 변형 기구',
    md30AngelC: 'Md30, Angel',
    md30NoharaC: 'Md30, Nohara',
    md30SjobergC: 'Md30, Sjöberg',
    msEichelmanHullC: '냉각 시 Ms, Eichelman & Hull',
    sfeSchrammReed: '적층 결함 에너지, Schramm & Reed',
    sfePickering: '적층 결함 에너지, Pickering',
    sfeBrofmanAnsell: '적층 결함 에너지, Brofman & Ansell',
    sfeRhodesThompson: '적층 결함 에너지, Rhodes & Thompson',
    sfeDai: '적층 결함 에너지, Dai',
  },
  values: {
    'straining.stable': '생기지 않을 것으로 예상(두 Md30보다 높음)',
    'straining.possible': '생길 수 있음(Angel과 Nohara 사이)',
    'straining.likely': '가공 시 생기기 쉬움(두 Md30보다 낮음)',
    'mechanismLowest.martensite': '마르텐사이트(ε, α′), 20 미만',
    'mechanismLowest.twinning': '쌍정 변형, 20~40',
    'mechanismLowest.mixed': '쌍정과 슬립, 40~45',
    'mechanismLowest.glide': '전위 슬립, 45 초과',
    'mechanismHighest.martensite': '마르텐사이트(ε, α′), 20 미만',
    'mechanismHighest.twinning': '쌍정 변형, 20~40',
    'mechanismHighest.mixed': '쌍정과 슬립, 40~45',
    'mechanismHighest.glide': '전위 슬립, 45 초과',
  },
  warnings: {
    outside_scope:
      'Cr = {chromium} %, Ni = {nickel} %: 계산식의 범위는 Cr 10~26 %, Ni 6~25 %입니다. 표시된 값은 외삽값입니다.',
    high_manganese: 'Mn = {manganese} %: 고망간(TWIP)강은 이 계산식의 대상이 아닙니다.',
    negative_energy: '음의 적층 결함 에너지는 직접적인 의미가 없으며 ε상이 더 안정함을 뜻합니다.',
    energies_differ:
      '주요 적층 결함 에너지 모델 간 차이가 {spread}입니다. 단일 값이 아니라 범위로 판단하십시오.',
    room_temperature:
      '적층 결함 에너지는 상온 값이며 온도가 오르면 커집니다. 변형 기구의 경계는 참고값입니다.',
    does_not_form: '{output}: 절대 영도보다 낮아 이 변태는 일어나지 않습니다.',
  },
  chart: {
    md30: '니켈 함량과 Md30',
    energy: '니켈 함량과 적층 결함 에너지',
    nickel: '니켈',
    temperature: '온도',
    service: '가공 또는 사용 온도',
    steel: '{steel}',
    martensite: '마르텐사이트',
    twinning: '쌍정 변형',
    mixed: '쌍정과 슬립',
    glide: '슬립',
  },
  changes: {
    carbonMissing: '탄소 함량이 없는 결과는 범위 밖으로 표시하고 구간과 판정을 제시하지 않음',
    first: '첫 버전',
  },
  examples: {
    s304: '304, 대표적인 성분',
    coarse: '조립 304(G 5)',
    s304l: '304L',
    's310-measured': '310계: Schramm & Reed의 310S 실측 94 mJ/m²',
    s301: '301',
  },
} satisfies CalculatorTexts;
