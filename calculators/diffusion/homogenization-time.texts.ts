import type { TextsInFiveLanguages } from '../texts.ts';

const symbols = ['Mn', 'Cr', 'Ni', 'Mo', 'Si', 'P', 'S', 'V', 'Nb', 'Ti', 'Cu', 'Al', 'C', 'N'];

/** Symbols and author names are the same in every language. */
const shared = (compiled: string) => ({
  ...Object.fromEntries(symbols.map((element) => [`element.${element}`, element])),
  'dataSet.wonThomas': 'Won & Thomas 2001',
  'dataSet.jonsson': 'Jönsson 1992–95',
  'dataSet.tibbetts': 'Tibbetts 1980',
  'dataSet.agren': 'Ågren 1986',
  'dataSet.slycke': 'Slycke & Ericsson 1981',
  'dataSet.callister': 'Callister',
  'dataSet.honeycombe': 'Honeycombe',
  'dataSet.bohnekamp': 'Bohnekamp 1967',
  'dataSet.grieveson': 'Grieveson & Turkdogan 1964',
  'dataSet.kurokawa': 'Kurokawa et al. 1983',
  'dataSet.moll': 'Moll & Ogilvie 1959',
  'dataSet.compiled': compiled,
});

export default {
  en: {
    summary:
      'How long an ingot or bloom must soak in the austenite range until microsegregation or banding has faded to the wanted residual.',
    inputs: {
      element: 'Element',
      dataSet: 'Diffusion data',
      ownDiffusivityM2S: 'Own diffusion coefficient',
      temperatureC: 'Soaking temperature',
      spacingUm: 'Spacing',
      convention: 'Spacing counted from',
      forging: 'Forging before soaking',
      forgingRatio: 'Forging ratio',
      targetResidual: 'Wanted residual segregation',
      timeH: 'Soaking time',
      segregatedSolidusC: 'Solidus temperature of the segregated regions',
    },
    choices: {
      ...shared('solidification compilations'),
      'dataSet.preferred': 'chosen by range',
      'dataSet.own': 'own value',
      'convention.full': 'maximum to next maximum (arm spacing)',
      'convention.half': 'maximum to minimum (half spacing)',
      'forging.drawn': 'drawn out (spacing by √S)',
      'forging.flattened': 'flattened, bands (spacing by S)',
    },
    outputs: {
      timeForTargetH: 'Time for the wanted residual',
      residual: 'Residual segregation after the soaking time',
      relaxationTimeH: 'Relaxation time (to 1/e)',
      spacingAfterForgingUm: 'Spacing after forging, maximum to maximum',
      diffusivityM2S: 'Diffusion coefficient',
      timeFastestDataH: 'Shortest time of all data',
      timeSlowestDataH: 'Longest time of all data',
    },
    warnings: {
      incipient_melting:
        'Less than 30 K below the solidus of the segregated regions: incipient melting is possible above {limit} °C.',
      solidification_data:
        '{source}: measured for solidification (1300–1500 °C); at 1000 °C they may be off by a factor of 2 to 3.',
      data_not_confirmed:
        'Diffusion data from {source} are not confirmed against the original. Check before use.',
      fast_element:
        '{element} evens out within seconds to minutes; Mn, Cr, Ni and Mo decide the soaking time.',
      first_mode:
        'Above a residual of 0.5 the true profile is not yet a cosine (a Scheil profile fades faster at first).',
      macrosegregation: 'Macrosegregation over millimetres and more cannot be removed by soaking.',
      precipitates: 'Dissolution of precipitates and inclusions is not included.',
    },
    problems: {
      no_such_data: '{label}: this author has no data for {element} in austenite. Available: {sets}.',
    },
    chart: {
      residualOverTime: 'Residual segregation over time',
      timeOverTemperature: 'Soaking time over temperature',
      time: 'Time',
      temperature: 'Temperature',
      residual: 'Residual segregation',
      target: 'wanted',
    },
    changes: { first: 'First version' },
    examples: {
      'five-percent': '200 µm, D = 1 × 10⁻¹⁴ m²/s, down to 5 %',
      relaxation: 'Relaxation time for a half spacing of 100 µm (formula of Porter & Easterling)',
      manganese: '42CrMo4, manganese, 300 µm, 1200 °C, 10 h',
      carbon: 'Carbon over 80 µm at 1100 °C: seconds',
    },
  },
  de: {
    summary:
      'Wie lange ein Rohblock oder Vorblock im Austenitgebiet gehalten werden muss, bis Mikroseigerung oder Zeiligkeit auf die gewünschte Restseigerung abgebaut ist.',
    inputs: {
      element: 'Element',
      dataSet: 'Diffusionsdaten',
      ownDiffusivityM2S: 'Eigener Diffusionskoeffizient',
      temperatureC: 'Glühtemperatur',
      spacingUm: 'Abstand',
      convention: 'Abstand gezählt',
      forging: 'Umformung vor dem Glühen',
      forgingRatio: 'Verschmiedungsgrad',
      targetResidual: 'Gewünschte Restseigerung',
      timeH: 'Glühdauer',
      segregatedSolidusC: 'Solidustemperatur der geseigerten Bereiche',
    },
    choices: {
      ...shared('Sammlungen zur Erstarrung'),
      'dataSet.preferred': 'nach Gültigkeitsbereich',
      'dataSet.own': 'eigener Wert',
      'convention.full': 'Maximum bis nächstes Maximum (Dendritenarmabstand)',
      'convention.half': 'Maximum bis Minimum (halber Abstand)',
      'forging.drawn': 'gereckt (Abstand durch √S)',
      'forging.flattened': 'flach umgeformt, Zeilen (Abstand durch S)',
    },
    outputs: {
      timeForTargetH: 'Dauer bis zur gewünschten Restseigerung',
      residual: 'Restseigerung nach der Glühdauer',
      relaxationTimeH: 'Relaxationszeit (auf 1/e)',
      spacingAfterForgingUm: 'Abstand nach der Umformung, Maximum zu Maximum',
      diffusivityM2S: 'Diffusionskoeffizient',
      timeFastestDataH: 'Kürzeste Dauer aller Daten',
      timeSlowestDataH: 'Längste Dauer aller Daten',
    },
    warnings: {
      incipient_melting:
        'Weniger als 30 K unter dem Solidus der geseigerten Bereiche: Über {limit} °C ist beginnende Aufschmelzung möglich.',
      solidification_data:
        '{source}: für die Erstarrung ermittelt (1300 bis 1500 °C); bei 1000 °C sind Abweichungen um den Faktor 2 bis 3 möglich.',
      data_not_confirmed:
        'Die Diffusionsdaten aus {source} sind nicht an der Originalquelle geprüft. Vor Verwendung prüfen.',
      fast_element:
        '{element} gleicht sich in Sekunden bis Minuten aus; über die Glühdauer entscheiden Mn, Cr, Ni und Mo.',
      first_mode:
        'Über einer Restseigerung von 0,5 ist der wahre Verlauf noch kein Kosinus (ein Scheil-Profil baut sich anfangs schneller ab).',
      macrosegregation:
        'Makroseigerung über Millimeter und mehr lässt sich durch Diffusionsglühen nicht beseitigen.',
      precipitates: 'Die Auflösung von Ausscheidungen und Einschlüssen ist nicht berücksichtigt.',
    },
    problems: {
      no_such_data: '{label}: Dieser Autor hat keine Daten für {element} in Austenit. Vorhanden: {sets}.',
    },
    chart: {
      residualOverTime: 'Restseigerung über der Zeit',
      timeOverTemperature: 'Glühdauer über der Temperatur',
      time: 'Zeit',
      temperature: 'Temperatur',
      residual: 'Restseigerung',
      target: 'gewünscht',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      'five-percent': '200 µm, D = 1 · 10⁻¹⁴ m²/s, bis auf 5 %',
      relaxation: 'Relaxationszeit bei 100 µm halbem Abstand (Formel nach Porter & Easterling)',
      manganese: '42CrMo4, Mangan, 300 µm, 1200 °C, 10 h',
      carbon: 'Kohlenstoff über 80 µm bei 1100 °C: Sekunden',
    },
  },
  cn: {
    summary: '计算钢锭或大方坯在奥氏体区保温多久，才能使显微偏析或带状组织减弱到目标残余偏析。',
    inputs: {
      element: '元素',
      dataSet: '扩散数据',
      ownDiffusivityM2S: '自定义扩散系数',
      temperatureC: '均匀化温度',
      spacingUm: '间距',
      convention: '间距的取法',
      forging: '保温前的锻造',
      forgingRatio: '锻造比',
      targetResidual: '目标残余偏析',
      timeH: '保温时间',
      segregatedSolidusC: '偏析区固相线温度',
    },
    choices: {
      ...shared('凝固模型数据汇编'),
      'dataSet.preferred': '按适用范围选取',
      'dataSet.own': '自定义值',
      'convention.full': '峰到相邻峰（枝晶臂间距）',
      'convention.half': '峰到谷（半间距）',
      'forging.drawn': '拔长（间距除以 √S）',
      'forging.flattened': '压扁、带状（间距除以 S）',
    },
    outputs: {
      timeForTargetH: '达到目标残余偏析的时间',
      residual: '保温后的残余偏析',
      relaxationTimeH: '弛豫时间（降至 1/e）',
      spacingAfterForgingUm: '锻后间距（峰到峰）',
      diffusivityM2S: '扩散系数',
      timeFastestDataH: '各数据中的最短时间',
      timeSlowestDataH: '各数据中的最长时间',
    },
    warnings: {
      incipient_melting: '距偏析区固相线不足 30 K：高于 {limit} °C 可能发生初熔（过烧）。',
      solidification_data: '{source}：数据针对凝固过程（1300～1500 °C），在 1000 °C 可能相差 2～3 倍。',
      data_not_confirmed: '{source} 的扩散数据尚未与原始文献核对，使用前请自行核实。',
      fast_element: '{element} 在数秒至数分钟内即可均匀，保温时间取决于 Mn、Cr、Ni、Mo。',
      first_mode: '残余偏析高于 0.5 时实际分布尚非余弦（Scheil 分布初期衰减更快）。',
      macrosegregation: '毫米级及以上的宏观偏析无法通过均匀化退火消除。',
      precipitates: '未计入析出物和夹杂物的溶解。',
    },
    problems: { no_such_data: '{label}：该文献没有 {element} 在奥氏体中的数据。可用：{sets}。' },
    chart: {
      residualOverTime: '残余偏析与时间',
      timeOverTemperature: '均匀化时间与温度',
      time: '时间',
      temperature: '温度',
      residual: '残余偏析',
      target: '目标',
    },
    changes: { first: '首个版本' },
    examples: {
      'five-percent': '200 µm，D = 1×10⁻¹⁴ m²/s，降至 5%',
      relaxation: '半间距 100 µm 的弛豫时间（Porter & Easterling 公式）',
      manganese: '42CrMo4，锰，300 µm，1200 °C，10 h',
      carbon: '1100 °C 下 80 µm 间距的碳：数秒',
    },
  },
  ja: {
    summary:
      '鋼塊やブルームをオーステナイト域でどれだけ保持すれば、ミクロ偏析やバンド状組織が目標の残留偏析まで薄れるかを求めます。',
    inputs: {
      element: '元素',
      dataSet: '拡散データ',
      ownDiffusivityM2S: '任意の拡散係数',
      temperatureC: '均質化温度',
      spacingUm: '間隔',
      convention: '間隔の取り方',
      forging: '保持前の鍛造',
      forgingRatio: '鍛錬成形比',
      targetResidual: '目標の残留偏析',
      timeH: '保持時間',
      segregatedSolidusC: '偏析部の固相線温度',
    },
    choices: {
      ...shared('凝固モデル用データ集'),
      'dataSet.preferred': '適用範囲から選択',
      'dataSet.own': '任意の値',
      'convention.full': '山から次の山（アーム間隔）',
      'convention.half': '山から谷（半間隔）',
      'forging.drawn': '鍛伸（間隔は√Sで縮小）',
      'forging.flattened': '平打ち・バンド（間隔はSで縮小）',
    },
    outputs: {
      timeForTargetH: '目標の残留偏析までの時間',
      residual: '保持後の残留偏析',
      relaxationTimeH: '緩和時間（1/eまで）',
      spacingAfterForgingUm: '鍛造後の間隔（山から山）',
      diffusivityM2S: '拡散係数',
      timeFastestDataH: '全データ中の最短時間',
      timeSlowestDataH: '全データ中の最長時間',
    },
    warnings: {
      incipient_melting: '偏析部の固相線まで30 K未満です。{limit} °Cを超えると局部溶融のおそれがあります。',
      solidification_data:
        '{source}：凝固用のデータ（1300～1500 °C）です。1000 °Cでは2～3倍の差が出ることがあります。',
      data_not_confirmed: '{source}の拡散データは原典との照合が済んでいません。使用前に確認してください。',
      fast_element: '{element}は数秒から数分で均一になります。保持時間を決めるのはMn、Cr、Ni、Moです。',
      first_mode:
        '残留偏析が0.5を超える間は実際の分布は余弦ではありません（Scheil分布は初めに速く減衰します）。',
      macrosegregation: 'ミリメートル以上のマクロ偏析は均質化処理では除去できません。',
      precipitates: '析出物や介在物の溶解は含みません。',
    },
    problems: {
      no_such_data:
        '{label}：この文献には、オーステナイト中の{element}のデータがありません。利用可能：{sets}',
    },
    chart: {
      residualOverTime: '残留偏析と時間',
      timeOverTemperature: '均質化時間と温度',
      time: '時間',
      temperature: '温度',
      residual: '残留偏析',
      target: '目標',
    },
    changes: { first: '初版' },
    examples: {
      'five-percent': '200 µm、D = 1×10⁻¹⁴ m²/s、5%まで',
      relaxation: '半間隔100 µmの緩和時間（Porter & Easterlingの式）',
      manganese: '42CrMo4、マンガン、300 µm、1200 °C、10 h',
      carbon: '1100 °C、80 µmの炭素：数秒',
    },
  },
  kr: {
    summary:
      '강괴나 블룸을 오스테나이트 영역에서 얼마나 유지해야 미세 편석이나 띠 조직이 목표 잔류 편석까지 줄어드는지 계산합니다.',
    inputs: {
      element: '원소',
      dataSet: '확산 데이터',
      ownDiffusivityM2S: '직접 입력한 확산 계수',
      temperatureC: '균질화 온도',
      spacingUm: '간격',
      convention: '간격 기준',
      forging: '유지 전 단조',
      forgingRatio: '단조비',
      targetResidual: '목표 잔류 편석',
      timeH: '유지 시간',
      segregatedSolidusC: '편석부의 고상선 온도',
    },
    choices: {
      ...shared('응고 모델 데이터 모음'),
      'dataSet.preferred': '적용 범위로 선택',
      'dataSet.own': '직접 입력',
      'convention.full': '최댓값에서 다음 최댓값(수지상정 간격)',
      'convention.half': '최댓값에서 최솟값(반간격)',
      'forging.drawn': '코깅(간격 ÷ √S)',
      'forging.flattened': '납작하게 단조, 띠 조직(간격 ÷ S)',
    },
    outputs: {
      timeForTargetH: '목표 잔류 편석까지의 시간',
      residual: '유지 후 잔류 편석',
      relaxationTimeH: '이완 시간(1/e까지)',
      spacingAfterForgingUm: '단조 후 간격(최댓값 기준)',
      diffusivityM2S: '확산 계수',
      timeFastestDataH: '전체 데이터 중 최단 시간',
      timeSlowestDataH: '전체 데이터 중 최장 시간',
    },
    warnings: {
      incipient_melting:
        '편석부 고상선까지 30 K 미만입니다. {limit} °C를 넘으면 국부 용융이 생길 수 있습니다.',
      solidification_data:
        '{source}: 응고용 데이터(1300~1500 °C)이며 1000 °C에서는 2~3배 차이가 날 수 있습니다.',
      data_not_confirmed: '{source}: 이 확산 데이터는 원문헌과 대조되지 않았습니다. 사용 전에 확인하십시오.',
      fast_element: '{element}: 수 초에서 수 분이면 균일해집니다. 유지 시간은 Mn, Cr, Ni, Mo가 결정합니다.',
      first_mode:
        '잔류 편석이 0.5보다 크면 실제 분포는 아직 코사인이 아닙니다(Scheil 분포는 처음에 더 빨리 감소).',
      macrosegregation: '수 mm 이상의 거시 편석은 균질화 처리로 제거할 수 없습니다.',
      precipitates: '석출물과 개재물의 용해는 포함하지 않습니다.',
    },
    problems: {
      no_such_data: '{label}: 이 문헌에는 오스테나이트 중 {element} 데이터가 없습니다. 사용 가능: {sets}.',
    },
    chart: {
      residualOverTime: '시간에 따른 잔류 편석',
      timeOverTemperature: '온도에 따른 균질화 시간',
      time: '시간',
      temperature: '온도',
      residual: '잔류 편석',
      target: '목표',
    },
    changes: { first: '첫 버전' },
    examples: {
      'five-percent': '200 µm, D = 1×10⁻¹⁴ m²/s, 5 %까지',
      relaxation: '반간격 100 µm의 이완 시간(Porter & Easterling 식)',
      manganese: '42CrMo4, 망간, 300 µm, 1200 °C, 10 h',
      carbon: '1100 °C, 80 µm 간격의 탄소: 수 초',
    },
  },
} satisfies TextsInFiveLanguages;
