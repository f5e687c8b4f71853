import type { TextsInFiveLanguages } from '../texts.ts';

/** Author names stay Latin; only the quantity before them is translated. */
const models = (liquidus: string, solidus: string, carbonSteel: string) => ({
  liquidusMyazakiC: `${liquidus}, Myazaki`,
  liquidusThomasC: `${liquidus}, Thomas`,
  liquidusHiraiC: `${liquidus}, Hirai`,
  liquidusSteeluniversityC: `${liquidus}, steeluniversity`,
  liquidusHandbookC: `${liquidus}, CC handbook`,
  liquidusCarbonSteelC: `${liquidus}, CC handbook (${carbonSteel})`,
  solidusHiraiC: `${solidus}, Hirai`,
  solidusTakeuchiC: `${solidus}, Takeuchi & Brimacombe`,
  solidusHandbookC: `${solidus}, CC handbook 2012`,
});

export default {
  en: {
    summary:
      'Liquidus and solidus of a steel by several authors, with superheat and a pouring temperature for ingots or continuous casting.',
    inputs: {
      steel: 'Heat analysis',
      practice: 'Casting practice',
      pouringTemperatureC: 'Pouring temperature',
    },
    choices: {
      'practice.uphill': 'ingot, uphill teeming',
      'practice.downhill': 'ingot, downhill teeming',
      'practice.continuous': 'continuous casting',
    },
    outputs: {
      ...models('Liquidus', 'Solidus', 'carbon steel'),
      liquidusMeanC: 'Liquidus temperature, mean value',
      liquidusSpreadK: 'Spread between liquidus models',
      solidusMeanC: 'Solidus temperature, mean value',
      freezingRangeK: 'Freezing range',
      superheatK: 'Superheat at the pouring temperature',
      pouringFromC: 'Recommended pouring temperature, from',
      pouringToC: 'Recommended pouring temperature, to',
    },
    warnings: {
      high_alloy:
        'Alloying elements add up to {alloy} %: the formulas are made for less than 5 %; expect errors of 10 to 20 K.',
      solidus_stainless:
        'The solidus formulas do not hold for stainless steel (304L is measured at about 1400 to 1455 °C).',
      takeuchi_left_out:
        'The solidus of {source} is given only up to 0.2 % C and 5 % Cr: far below any real solidus outside.',
      peritectic:
        'C = {carbon} % lies in the peritectic range (0.09–0.17 % C): uneven shell, risk of cracks.',
      hirai_high_carbon: 'Hirai’s liquidus above 0.5 % C rests on a branch that is not confirmed ({source}).',
      spread: '{output}: the models differ by {spread}. Use the range, not a single value.',
      below_liquidus: 'The pouring temperature is not above the liquidus: the steel would freeze.',
    },
    chart: {
      range: 'Melting range over carbon',
      carbon: 'Carbon',
      temperature: 'Temperature',
      peritectic: 'peritectic',
      liquidus: 'liquidus, mean and spread',
      solidusHirai: 'solidus, Hirai',
      solidusHandbook: 'solidus, handbook',
      pouring: 'pouring temperature',
      steel: 'liquidus of your steel',
      solidusMean: 'solidus, mean',
    },
    changes: { first: 'First version' },
    examples: {
      s42crmo4: '42CrMo4, typical heat analysis',
      s355: 'S355, typical heat analysis',
      c10: 'C10, typical heat analysis',
      iron: 'Pure iron: the constant of each formula',
      'peritectic-liquid': 'Peritectic liquid of the iron-carbon diagram, 0.53 % C',
    },
  },
  de: {
    summary:
      'Liquidus- und Solidustemperatur eines Stahls nach mehreren Autoren, mit Überhitzung und Gießtemperatur für Blockguss oder Strangguss.',
    inputs: { steel: 'Schmelzenanalyse', practice: 'Gießverfahren', pouringTemperatureC: 'Gießtemperatur' },
    choices: {
      'practice.uphill': 'Block, steigender Guss',
      'practice.downhill': 'Block, fallender Guss',
      'practice.continuous': 'Strangguss',
    },
    outputs: {
      ...models('Liquidus', 'Solidus', 'unlegierter Stahl'),
      liquidusMeanC: 'Liquidustemperatur, Mittelwert',
      liquidusSpreadK: 'Spannweite der Liquidusmodelle',
      solidusMeanC: 'Solidustemperatur, Mittelwert',
      freezingRangeK: 'Erstarrungsintervall',
      superheatK: 'Überhitzung bei der Gießtemperatur',
      pouringFromC: 'Empfohlene Gießtemperatur, von',
      pouringToC: 'Empfohlene Gießtemperatur, bis',
    },
    warnings: {
      high_alloy:
        'Summe der Legierungselemente {alloy} %: Die Formeln gelten unter 5 %; mit 10 bis 20 K Fehler ist zu rechnen.',
      solidus_stainless:
        'Die Solidusformeln gelten nicht für nichtrostenden Stahl (304L gemessen: etwa 1400 bis 1455 °C).',
      takeuchi_left_out:
        'Der Solidus nach {source} wird nur bis 0,2 % C und 5 % Cr angegeben; außerhalb liegt er weit unter jedem wirklichen Solidus.',
      peritectic:
        'C = {carbon} % liegt im peritektischen Bereich (0,09 bis 0,17 % C): ungleichmäßige Schale, Rissgefahr.',
      hirai_high_carbon: 'Hirais Liquidus über 0,5 % C beruht auf einem nicht bestätigten Zweig ({source}).',
      spread:
        '{output}: Die Modelle weichen um {spread} voneinander ab. Verwenden Sie den Bereich, nicht einen Einzelwert.',
      below_liquidus: 'Die Gießtemperatur liegt nicht über dem Liquidus: Der Stahl würde erstarren.',
    },
    chart: {
      range: 'Schmelzbereich über dem Kohlenstoffgehalt',
      carbon: 'Kohlenstoff',
      temperature: 'Temperatur',
      peritectic: 'peritektisch',
      liquidus: 'Liquidus, Mittel und Spannweite',
      solidusHirai: 'Solidus, Hirai',
      solidusHandbook: 'Solidus, Handbuch',
      pouring: 'Gießtemperatur',
      steel: 'Liquidus Ihres Stahls',
      solidusMean: 'Solidus, Mittel',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      s42crmo4: '42CrMo4, typische Schmelzenanalyse',
      s355: 'S355, typische Schmelzenanalyse',
      c10: 'C10, typische Schmelzenanalyse',
      iron: 'Reines Eisen: die Konstante jeder Formel',
      'peritectic-liquid': 'Peritektische Schmelze im Eisen-Kohlenstoff-Diagramm, 0,53 % C',
    },
  },
  cn: {
    summary: '按多位作者的公式计算钢的液相线和固相线温度，并给出过热度及钢锭或连铸的浇注温度。',
    inputs: { steel: '熔炼分析', practice: '浇注方式', pouringTemperatureC: '浇注温度' },
    choices: {
      'practice.uphill': '钢锭，下注法',
      'practice.downhill': '钢锭，上注法',
      'practice.continuous': '连铸',
    },
    outputs: {
      ...models('液相线', '固相线', '碳素钢'),
      liquidusMeanC: '液相线温度，平均值',
      liquidusSpreadK: '各液相线模型的差异范围',
      solidusMeanC: '固相线温度，平均值',
      freezingRangeK: '凝固温度区间',
      superheatK: '浇注温度下的过热度',
      pouringFromC: '推荐浇注温度，下限',
      pouringToC: '推荐浇注温度，上限',
    },
    warnings: {
      high_alloy: '合金元素合计 {alloy}%：公式适用于 5% 以下，误差可达 10～20 K。',
      solidus_stainless: '固相线公式不适用于不锈钢（304L 实测约 1400～1455 °C）。',
      takeuchi_left_out: '{source} 的固相线仅在 C ≤ 0.2%、Cr ≤ 5% 时给出，超出后远低于实际固相线。',
      peritectic: 'C = {carbon}%，处于包晶区（0.09%～0.17% C）：坯壳不均匀，有裂纹风险。',
      hirai_high_carbon: 'Hirai 液相线在 C > 0.5% 的分段未经证实（{source}）。',
      spread: '{output}：各模型结果相差 {spread}，请参考区间，不要只取单一数值。',
      below_liquidus: '浇注温度不高于液相线，钢液将凝固。',
    },
    chart: {
      range: '熔化区间与碳含量',
      carbon: '碳',
      temperature: '温度',
      peritectic: '包晶区',
      liquidus: '液相线，平均与差异范围',
      solidusHirai: '固相线，Hirai',
      solidusHandbook: '固相线，手册',
      pouring: '浇注温度',
      steel: '您的钢的液相线',
      solidusMean: '固相线，平均',
    },
    changes: { first: '首个版本' },
    examples: {
      s42crmo4: '42CrMo4，典型熔炼分析',
      s355: 'S355，典型熔炼分析',
      c10: 'C10，典型熔炼分析',
      iron: '纯铁：各公式的常数项',
      'peritectic-liquid': '铁碳相图的包晶液相，0.53% C',
    },
  },
  ja: {
    summary:
      '複数の著者の式で鋼の液相線温度と固相線温度を求め、過熱度と、造塊または連続鋳造の鋳込み温度を示します。',
    inputs: { steel: '溶鋼分析', practice: '鋳造方法', pouringTemperatureC: '鋳込み温度' },
    choices: {
      'practice.uphill': '鋼塊、下注ぎ造塊',
      'practice.downhill': '鋼塊、上注ぎ造塊',
      'practice.continuous': '連続鋳造',
    },
    outputs: {
      ...models('液相線', '固相線', '炭素鋼'),
      liquidusMeanC: '液相線温度、平均値',
      liquidusSpreadK: '液相線モデル間のばらつき',
      solidusMeanC: '固相線温度、平均値',
      freezingRangeK: '凝固温度範囲',
      superheatK: '鋳込み温度での過熱度',
      pouringFromC: '推奨鋳込み温度、下限',
      pouringToC: '推奨鋳込み温度、上限',
    },
    warnings: {
      high_alloy: '合金元素の合計は{alloy}%です。式は5%未満が対象で、10～20 Kの誤差を見込んでください。',
      solidus_stainless: '固相線の式はステンレス鋼には使えません（304Lの実測は約1400～1455 °C）。',
      takeuchi_left_out:
        '{source}の固相線はC 0.2%以下、Cr 5%以下でのみ示します。範囲外では実際の固相線を大きく下回ります。',
      peritectic:
        'C = {carbon}%は包晶域（0.09～0.17% C）にあります。凝固シェルが不均一になり、割れのおそれがあります。',
      hirai_high_carbon: 'Hiraiの液相線は0.5% Cを超える部分が未確認です（{source}）。',
      spread: '{output}：モデル間の差は{spread}です。単一の値ではなく、範囲で判断してください。',
      below_liquidus: '鋳込み温度が液相線以下です。溶鋼が凝固します。',
    },
    chart: {
      range: '炭素量と溶融範囲',
      carbon: '炭素',
      temperature: '温度',
      peritectic: '包晶域',
      liquidus: '液相線、平均とばらつき',
      solidusHirai: '固相線、Hirai',
      solidusHandbook: '固相線、ハンドブック',
      pouring: '鋳込み温度',
      steel: '入力した鋼の液相線',
      solidusMean: '固相線、平均',
    },
    changes: { first: '初版' },
    examples: {
      s42crmo4: '42CrMo4、代表的な溶鋼分析',
      s355: 'S355、代表的な溶鋼分析',
      c10: 'C10、代表的な溶鋼分析',
      iron: '純鉄：各式の定数',
      'peritectic-liquid': '鉄－炭素状態図の包晶液相、0.53% C',
    },
  },
  kr: {
    summary:
      '여러 저자의 식으로 강의 액상선·고상선 온도를 계산하고 과열도와 강괴 또는 연속 주조의 주입 온도를 제시합니다.',
    inputs: { steel: '용강 분석', practice: '주조 방법', pouringTemperatureC: '주입 온도' },
    choices: {
      'practice.uphill': '강괴, 하주법',
      'practice.downhill': '강괴, 상주법',
      'practice.continuous': '연속 주조',
    },
    outputs: {
      ...models('액상선', '고상선', '탄소강'),
      liquidusMeanC: '액상선 온도, 평균값',
      liquidusSpreadK: '액상선 모델 간 편차',
      solidusMeanC: '고상선 온도, 평균값',
      freezingRangeK: '응고 온도 구간',
      superheatK: '주입 온도에서의 과열도',
      pouringFromC: '권장 주입 온도, 하한',
      pouringToC: '권장 주입 온도, 상한',
    },
    warnings: {
      high_alloy: '합금 원소 합계 {alloy} %: 식은 5 % 미만에 적용되며 10~20 K의 오차가 예상됩니다.',
      solidus_stainless: '고상선 식은 스테인리스강에 적용되지 않습니다(304L 실측 약 1400~1455 °C).',
      takeuchi_left_out:
        '{source}의 고상선은 C 0.2 %, Cr 5 % 이하에서만 표시합니다. 범위 밖에서는 실제 고상선보다 훨씬 낮습니다.',
      peritectic: 'C = {carbon} %: 포정 영역(0.09~0.17 % C). 응고층이 불균일해져 균열 위험이 있습니다.',
      hirai_high_carbon: 'Hirai 액상선의 0.5 % C 초과 구간은 확인되지 않았습니다({source}).',
      spread: '{output}: 모델 간 차이가 {spread}입니다. 단일 값이 아니라 범위로 판단하십시오.',
      below_liquidus: '주입 온도가 액상선보다 높지 않습니다. 용강이 응고합니다.',
    },
    chart: {
      range: '탄소량에 따른 용융 구간',
      carbon: '탄소',
      temperature: '온도',
      peritectic: '포정 영역',
      liquidus: '액상선, 평균과 편차',
      solidusHirai: '고상선, Hirai',
      solidusHandbook: '고상선, 핸드북',
      pouring: '주입 온도',
      steel: '입력한 강의 액상선',
      solidusMean: '고상선, 평균',
    },
    changes: { first: '첫 버전' },
    examples: {
      s42crmo4: '42CrMo4, 대표적인 용강 분석',
      s355: 'S355, 대표적인 용강 분석',
      c10: 'C10, 대표적인 용강 분석',
      iron: '순철: 각 식의 상수',
      'peritectic-liquid': '철-탄소 상태도의 포정 액상, 0.53 % C',
    },
  },
} satisfies TextsInFiveLanguages;
