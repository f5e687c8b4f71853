import type { TextsInFiveLanguages } from '../texts.ts';

export default {
  en: {
    summary:
      'Hardness of a steel as quenched by its carbon and share of martensite: the highest attainable, the least for 50 or 90 % martensite, and the share of martensite that a measured hardness tells.',
    inputs: {
      steel: 'Heat analysis (carbon: dissolved)',
      martensitePercent: 'Share of martensite',
      coolingRateCPerS: 'Cooling rate at 700 °C (Maynier)',
      measured: 'Measured hardness',
      measuredHRC: 'Measured hardness',
    },
    choices: { 'measured.none': 'not given', 'measured.given': 'find the share of martensite' },
    outputs: {
      hardnessHRC: 'Hardness at this share of martensite',
      hardnessHV: 'the same in Vickers',
      foundMartensitePercent: 'Martensite from the measured hardness',
      fullMartensiteHRC: '99.9 % martensite, ASTM A255',
      burnsHRC: 'Full martensite, Burns, Moore & Archer',
      thumbFullHRC: '100 % martensite, rule of thumb',
      maynierHV: 'Martensite, Maynier',
      maynierHRC: 'Martensite, Maynier, in Rockwell',
      thumbNinetyHRC: '90 % martensite, rule of thumb',
      halfMartensiteHRC: '50 % martensite, ASTM A255',
      thumbHalfHRC: '50 % martensite, rule of thumb',
    },
    warnings: {
      below_half:
        '{measured} HRC lies below 50 % martensite ({low} HRC): the share cannot be found from the hardness.',
      above_full:
        '{measured} HRC lies above full martensite of this carbon ({high} HRC): check carbon or measurement.',
      carbon_cap:
        'C = {carbon} %: {source} reads its table no further than 0.70 % C (50 %: 0.74 %); the value there is used.',
      retained_austenite:
        'C = {carbon} % is above 0.6 %: retained austenite lowers the hardness as quenched.',
      outside_table: '{output}: outside the conversion table ({source}), Vickers only.',
      chart_only:
        '{source} published a chart without an equation; the values between 50 and 99.9 % are an approximation of it (about ±1.5 HRC).',
      dissolved_carbon:
        'Enter the carbon dissolved in the austenite; undissolved carbides do not harden martensite.',
    },
    chart: {
      overCarbon: 'Hardness over carbon for shares of martensite',
      overMartensite: 'Hardness over the share of martensite',
      carbon: 'Carbon',
      hardness: 'Hardness',
      martensite: 'Share of martensite',
      burns: '20 + 60 √C',
      yourShare: 'your share',
      steel: 'your steel',
    },
    changes: { first: 'First version' },
    examples: {
      'carbon-10': '0.10 % C, table of ASTM A255',
      'carbon-30': '0.30 % C, table of ASTM A255',
      'carbon-60': '0.60 % C, table of ASTM A255',
      root: '20 + 60 √C at 0.45 % C',
      ninety: '90 % martensite at 0.40 % C',
      s8620: '8620 at 20 °C/s, Maynier',
    },
  },
  de: {
    summary:
      'Abschreckhärte eines Stahls nach Kohlenstoff und Martensitanteil: die höchste erreichbare Härte, die Mindesthärte für 50 oder 90 % Martensit und der Martensitanteil aus einer gemessenen Härte.',
    inputs: {
      steel: 'Schmelzenanalyse (Kohlenstoff: gelöst)',
      martensitePercent: 'Martensitanteil',
      coolingRateCPerS: 'Abkühlgeschwindigkeit bei 700 °C (Maynier)',
      measured: 'Gemessene Härte',
      measuredHRC: 'Gemessene Härte',
    },
    choices: { 'measured.none': 'nicht angegeben', 'measured.given': 'Martensitanteil bestimmen' },
    outputs: {
      hardnessHRC: 'Härte bei diesem Martensitanteil',
      hardnessHV: 'dieselbe in Vickers',
      foundMartensitePercent: 'Martensitanteil aus der gemessenen Härte',
      fullMartensiteHRC: '99,9 % Martensit, ASTM A255',
      burnsHRC: 'Voller Martensit, Burns, Moore & Archer',
      thumbFullHRC: '100 % Martensit, Faustformel',
      maynierHV: 'Martensit, Maynier',
      maynierHRC: 'Martensit, Maynier, in Rockwell',
      thumbNinetyHRC: '90 % Martensit, Faustformel',
      halfMartensiteHRC: '50 % Martensit, ASTM A255',
      thumbHalfHRC: '50 % Martensit, Faustformel',
    },
    warnings: {
      below_half:
        '{measured} HRC liegt unter der Härte von 50 % Martensit ({low} HRC): Der Anteil lässt sich daraus nicht bestimmen.',
      above_full:
        '{measured} HRC liegt über der Härte von vollem Martensit bei diesem Kohlenstoffgehalt ({high} HRC): Analyse oder Messung prüfen.',
      carbon_cap:
        'C = {carbon} %: {source} liest die Tabelle nur bis 0,70 % C (50 %: 0,74 %); verwendet wird der Wert dort.',
      retained_austenite: 'C = {carbon} % liegt über 0,6 %: Restaustenit senkt die Abschreckhärte.',
      outside_table: '{output}: außerhalb der Umwertungstabelle ({source}), nur Vickers.',
      chart_only:
        '{source} haben ein Diagramm ohne Gleichung veröffentlicht; die Werte zwischen 50 und 99,9 % sind eine Näherung daran (etwa ±1,5 HRC).',
      dissolved_carbon:
        'Den im Austenit gelösten Kohlenstoff eingeben; nicht gelöste Carbide härten den Martensit nicht.',
    },
    chart: {
      overCarbon: 'Härte über dem Kohlenstoffgehalt für verschiedene Martensitanteile',
      overMartensite: 'Härte über dem Martensitanteil',
      carbon: 'Kohlenstoff',
      hardness: 'Härte',
      martensite: 'Martensitanteil',
      burns: '20 + 60 √C',
      yourShare: 'Ihr Anteil',
      steel: 'Ihr Stahl',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      'carbon-10': '0,10 % C, Tabelle der ASTM A255',
      'carbon-30': '0,30 % C, Tabelle der ASTM A255',
      'carbon-60': '0,60 % C, Tabelle der ASTM A255',
      root: '20 + 60 √C bei 0,45 % C',
      ninety: '90 % Martensit bei 0,40 % C',
      s8620: '8620 bei 20 °C/s, Maynier',
    },
  },
  cn: {
    summary:
      '由碳含量和马氏体含量计算钢的淬火态硬度：可达到的最高硬度、50% 或 90% 马氏体所需的最低硬度，以及由实测硬度反推马氏体含量。',
    inputs: {
      steel: '熔炼分析（碳：溶解碳）',
      martensitePercent: '马氏体含量',
      coolingRateCPerS: '700 °C 时的冷却速度（Maynier）',
      measured: '实测硬度',
      measuredHRC: '实测硬度',
    },
    choices: { 'measured.none': '未给出', 'measured.given': '反推马氏体含量' },
    outputs: {
      hardnessHRC: '该马氏体含量下的硬度',
      hardnessHV: '对应的维氏硬度',
      foundMartensitePercent: '由实测硬度得到的马氏体含量',
      fullMartensiteHRC: '99.9% 马氏体，ASTM A255',
      burnsHRC: '全马氏体，Burns, Moore & Archer',
      thumbFullHRC: '100% 马氏体，经验法则',
      maynierHV: '马氏体，Maynier',
      maynierHRC: '马氏体，Maynier（换算为洛氏硬度）',
      thumbNinetyHRC: '90% 马氏体，经验法则',
      halfMartensiteHRC: '50% 马氏体，ASTM A255',
      thumbHalfHRC: '50% 马氏体，经验法则',
    },
    warnings: {
      below_half: '{measured} HRC 低于 50% 马氏体的硬度（{low} HRC），无法由硬度反推含量。',
      above_full: '{measured} HRC 高于该碳含量下全马氏体的硬度（{high} HRC），请核对成分或测量。',
      carbon_cap: 'C = {carbon}%：{source} 的表只到 0.70% C（50% 马氏体为 0.74%），此处取该上限处的值。',
      retained_austenite: 'C = {carbon}%，高于 0.6%：残余奥氏体会降低淬火态硬度。',
      outside_table: '{output}：超出换算表（{source}）范围，只给出维氏硬度。',
      chart_only: '{source} 只发表了曲线图而没有公式；50%～99.9% 之间的数值为其近似（约 ±1.5 HRC）。',
      dissolved_carbon: '请输入溶入奥氏体的碳；未溶碳化物不提高马氏体硬度。',
    },
    chart: {
      overCarbon: '不同马氏体含量下的硬度与碳含量',
      overMartensite: '硬度与马氏体含量',
      carbon: '碳',
      hardness: '硬度',
      martensite: '马氏体含量',
      burns: '20 + 60 √C',
      yourShare: '所选含量',
      steel: '您的钢',
    },
    changes: { first: '首个版本' },
    examples: {
      'carbon-10': '0.10% C，ASTM A255 表',
      'carbon-30': '0.30% C，ASTM A255 表',
      'carbon-60': '0.60% C，ASTM A255 表',
      root: '0.45% C 时的 20 + 60 √C',
      ninety: '0.40% C、90% 马氏体',
      s8620: '8620，20 °C/s，Maynier',
    },
  },
  ja: {
    summary:
      '炭素量とマルテンサイト量から焼入れままの硬さを求めます。最高焼入硬さ、50%または90%マルテンサイトに必要な硬さ、実測硬さからのマルテンサイト量が分かります。',
    inputs: {
      steel: '溶鋼分析（炭素は固溶炭素）',
      martensitePercent: 'マルテンサイト量',
      coolingRateCPerS: '700 °Cでの冷却速度（Maynier）',
      measured: '実測硬さ',
      measuredHRC: '実測硬さ',
    },
    choices: { 'measured.none': '入力しない', 'measured.given': 'マルテンサイト量を求める' },
    outputs: {
      hardnessHRC: 'このマルテンサイト量での硬さ',
      hardnessHV: 'ビッカース硬さ換算',
      foundMartensitePercent: '実測硬さから求めたマルテンサイト量',
      fullMartensiteHRC: '99.9%マルテンサイト、ASTM A255',
      burnsHRC: '完全マルテンサイト、Burns, Moore & Archer',
      thumbFullHRC: '100%マルテンサイト、経験則',
      maynierHV: 'マルテンサイト、Maynier',
      maynierHRC: 'マルテンサイト、Maynier（ロックウェル換算）',
      thumbNinetyHRC: '90%マルテンサイト、経験則',
      halfMartensiteHRC: '50%マルテンサイト、ASTM A255',
      thumbHalfHRC: '50%マルテンサイト、経験則',
    },
    warnings: {
      below_half: '{measured} HRCは50%マルテンサイトの硬さ（{low} HRC）を下回り、硬さからは求められません。',
      above_full:
        '{measured} HRCはこの炭素量の完全マルテンサイトの硬さ（{high} HRC）を超えています。成分または測定を確認してください。',
      carbon_cap:
        'C = {carbon}%：{source}の表は0.70% Cまで（50%マルテンサイトは0.74%）で、その値を用います。',
      retained_austenite:
        'C = {carbon}%は0.6%を超えています。残留オーステナイトにより焼入れままの硬さが下がります。',
      outside_table: '{output}：換算表（{source}）の範囲外のため、ビッカース硬さのみ示します。',
      chart_only: '{source}は図だけで式を示していません。50～99.9%の値はその近似です（約±1.5 HRC）。',
      dissolved_carbon:
        'オーステナイトに固溶した炭素量を入力してください。未固溶の炭化物はマルテンサイトを硬くしません。',
    },
    chart: {
      overCarbon: 'マルテンサイト量ごとの炭素量と硬さ',
      overMartensite: 'マルテンサイト量と硬さ',
      carbon: '炭素',
      hardness: '硬さ',
      martensite: 'マルテンサイト量',
      burns: '20 + 60 √C',
      yourShare: '指定した量',
      steel: '入力した鋼',
    },
    changes: { first: '初版' },
    examples: {
      'carbon-10': '0.10% C、ASTM A255の表',
      'carbon-30': '0.30% C、ASTM A255の表',
      'carbon-60': '0.60% C、ASTM A255の表',
      root: '0.45% Cでの20 + 60 √C',
      ninety: '0.40% C、90%マルテンサイト',
      s8620: '8620、20 °C/s、Maynier',
    },
  },
  kr: {
    summary:
      '탄소량과 마르텐사이트 분율로 담금질 상태의 경도를 구합니다. 최고 담금질 경도, 50 % 또는 90 % 마르텐사이트에 필요한 최소 경도, 실측 경도로 본 마르텐사이트 분율을 알 수 있습니다.',
    inputs: {
      steel: '용강 분석(탄소: 고용 탄소)',
      martensitePercent: '마르텐사이트 분율',
      coolingRateCPerS: '700 °C에서의 냉각 속도(Maynier)',
      measured: '실측 경도',
      measuredHRC: '실측 경도',
    },
    choices: { 'measured.none': '입력하지 않음', 'measured.given': '마르텐사이트 분율 구하기' },
    outputs: {
      hardnessHRC: '이 마르텐사이트 분율의 경도',
      hardnessHV: '비커스 경도 환산',
      foundMartensitePercent: '실측 경도로 구한 마르텐사이트 분율',
      fullMartensiteHRC: '99.9 % 마르텐사이트, ASTM A255',
      burnsHRC: '완전 마르텐사이트, Burns, Moore & Archer',
      thumbFullHRC: '100 % 마르텐사이트, 경험칙',
      maynierHV: '마르텐사이트, Maynier',
      maynierHRC: '마르텐사이트, Maynier(로크웰 환산)',
      thumbNinetyHRC: '90 % 마르텐사이트, 경험칙',
      halfMartensiteHRC: '50 % 마르텐사이트, ASTM A255',
      thumbHalfHRC: '50 % 마르텐사이트, 경험칙',
    },
    warnings: {
      below_half:
        '{measured} HRC: 50 % 마르텐사이트의 경도({low} HRC)보다 낮아 경도로는 분율을 구할 수 없습니다.',
      above_full:
        '{measured} HRC: 이 탄소량의 완전 마르텐사이트 경도({high} HRC)보다 높습니다. 성분이나 측정을 확인하십시오.',
      carbon_cap:
        'C = {carbon} %: {source}의 표는 0.70 % C까지이며(50 % 마르텐사이트는 0.74 %) 그 값을 사용합니다.',
      retained_austenite:
        'C = {carbon} %, 0.6 % 초과: 잔류 오스테나이트 때문에 담금질 상태의 경도가 낮아집니다.',
      outside_table: '{output}: 환산표({source}) 범위 밖이므로 비커스 경도만 표시합니다.',
      chart_only:
        '{source}의 자료는 그림뿐이고 식이 없습니다. 50~99.9 % 사이의 값은 그 근사입니다(약 ±1.5 HRC).',
      dissolved_carbon:
        '오스테나이트에 고용된 탄소량을 입력하십시오. 미고용 탄화물은 마르텐사이트를 단단하게 하지 않습니다.',
    },
    chart: {
      overCarbon: '마르텐사이트 분율별 탄소량과 경도',
      overMartensite: '마르텐사이트 분율과 경도',
      carbon: '탄소',
      hardness: '경도',
      martensite: '마르텐사이트 분율',
      burns: '20 + 60 √C',
      yourShare: '지정한 분율',
      steel: '입력한 강',
    },
    changes: { first: '첫 버전' },
    examples: {
      'carbon-10': '0.10 % C, ASTM A255 표',
      'carbon-30': '0.30 % C, ASTM A255 표',
      'carbon-60': '0.60 % C, ASTM A255 표',
      root: '0.45 % C에서의 20 + 60 √C',
      ninety: '0.40 % C, 90 % 마르텐사이트',
      s8620: '8620, 20 °C/s, Maynier',
    },
  },
} satisfies TextsInFiveLanguages;
