import { diffusingElements, diffusionAuthors } from '../formulas/diffusion-coefficients.ts';
import type { TextsInFiveLanguages } from '../texts.ts';

const authors: Readonly<Record<(typeof diffusionAuthors)[number], string>> = {
  callister: 'Callister',
  callister9: 'Callister (9th ed.)',
  honeycombe: 'Honeycombe',
  tibbetts: 'Tibbetts 1980',
  agren: 'Ågren 1982/1986',
  slycke: 'Slycke & Ericsson 1981',
  wert: 'Wert 1950',
  bohnekamp: 'Bohnekamp 1967',
  grieveson: 'Grieveson & Turkdogan 1964',
  kiuchi: 'Kiuchi & McLellan 1983',
  volkl: 'Völkl & Alefeld 1975',
  tahara: 'Tahara & Hayashi 1985',
  johnsonHill: 'Johnson & Hill 1960',
  geller: 'Geller & Sun 1950',
  perng: 'Perng & Altstetter 1986',
  reiter: 'Reiter 1996',
  busby: 'Busby et al. 1953',
  jonsson: 'Jönsson 1992–95',
  wonThomas: 'Won & Thomas 2001',
  kurokawa: 'Kurokawa et al. 1983',
  moll: 'Moll & Ogilvie 1959',
  compiled: '',
};

/** Author names as labels of their values and of the choice; only the compilations have a translated name. */
const labels = (prefix: string, suffix: string, compiled: string) =>
  Object.fromEntries(
    diffusionAuthors.map((author) => [
      `${prefix}${author}${suffix}`,
      author === 'compiled' ? compiled : authors[author],
    ]),
  );
const elements = (iron: string) =>
  Object.fromEntries(
    diffusingElements.map((element) => [`element.${element}`, element === 'Fe' ? iron : element]),
  );

export default {
  en: {
    summary:
      'Diffusion coefficient of an element in ferrite or austenite, the distance it travels in a given time, and how far the published data agree.',
    inputs: {
      element: 'Element',
      phase: 'Phase',
      dataSet: 'Data',
      temperatureC: 'Temperature',
      timeH: 'Time',
      C: 'Carbon content',
      distanceUm: 'Distance',
    },
    choices: {
      ...elements('Fe (self-diffusion)'),
      'phase.ferrite': 'ferrite, delta (bcc)',
      'phase.austenite': 'austenite (fcc)',
      'dataSet.preferred': 'chosen by range',
      ...labels('dataSet.', '', 'solidification compilations'),
    },
    outputs: {
      diffusivityM2S: 'Diffusion coefficient',
      distanceSqrtUm: 'Diffusion distance √(Dt)',
      distanceTwoSqrtUm: 'Diffusion distance 2√(Dt)',
      timeSqrtH: 'Time until √(Dt) = x',
      timeTwoSqrtH: 'Time until 2√(Dt) = x',
      logDiffusivity: 'log D (D in m²/s)',
      diffusivityCm2S: 'Diffusion coefficient in cm²/s',
      diffusivityUm2S: 'Diffusion coefficient in µm²/s',
      spreadFactor: 'Largest over smallest published value',
      ...labels('', 'M2S', 'Solidification compilations'),
    },
    warnings: {
      no_data: 'There is no reliable value for {element} in this phase; none is given.',
      phase_not_stable:
        'In pure iron this phase is not stable at this temperature (ferrite below 912 °C, austenite 912–1394 °C, delta above). In steels use Ae1 and Ae3.',
      below_curie:
        'Below the Curie temperature (770 °C) substitutional diffusion in ferrite is slower than these data say, by a factor of 3 to 10 at 600 °C.',
      data_differ: 'The published values differ by a factor of {spread}. Use the range, not a single value.',
      hydrogen_traps:
        'Traps slow hydrogen in real steels, most of all below 200 °C: see the calculator for hydrogen removal.',
      lattice_only:
        'Diffusion through the lattice in dilute solution; grain boundaries and dislocations are not included.',
    },
    problems: {
      no_such_data: '{label}: this author has no data for {element} in this phase. Available: {sets}.',
    },
    chart: {
      arrhenius: 'Diffusion coefficient over temperature',
      distance: 'Diffusion distance',
      inverseTemperature: 'Inverse temperature',
      logDiffusivity: 'Diffusion coefficient',
      time: 'Time',
    },
    changes: { first: 'First version' },
    examples: {
      'iron-ferrite': 'Iron in ferrite at 900 °C (Callister prints 1.8 × 10⁻¹⁵ m²/s)',
      'carbon-900': 'Carbon in austenite at 900 °C (Callister prints 5.9 × 10⁻¹² m²/s)',
      'carbon-1100': 'Carbon in austenite at 1100 °C (Callister prints 5.3 × 10⁻¹¹ m²/s)',
      manganese: 'Manganese in austenite, 42CrMo4, 1200 °C, 10 h',
      'carbon-fits': 'Carbon in austenite at 900 °C and 0.8 % C: three independent fits',
    },
  },
  de: {
    summary:
      'Diffusionskoeffizient eines Elements in Ferrit oder Austenit, der Diffusionsweg in gegebener Zeit und wie weit die veröffentlichten Daten übereinstimmen.',
    inputs: {
      element: 'Element',
      phase: 'Phase',
      dataSet: 'Daten',
      temperatureC: 'Temperatur',
      timeH: 'Zeit',
      C: 'Kohlenstoffgehalt',
      distanceUm: 'Weg',
    },
    choices: {
      ...elements('Fe (Selbstdiffusion)'),
      'phase.ferrite': 'Ferrit, Deltaferrit (krz)',
      'phase.austenite': 'Austenit (kfz)',
      'dataSet.preferred': 'nach Gültigkeitsbereich',
      ...labels('dataSet.', '', 'Sammlungen zur Erstarrung'),
    },
    outputs: {
      diffusivityM2S: 'Diffusionskoeffizient',
      distanceSqrtUm: 'Diffusionsweg √(Dt)',
      distanceTwoSqrtUm: 'Diffusionsweg 2√(Dt)',
      timeSqrtH: 'Zeit bis √(Dt) = x',
      timeTwoSqrtH: 'Zeit bis 2√(Dt) = x',
      logDiffusivity: 'log D (D in m²/s)',
      diffusivityCm2S: 'Diffusionskoeffizient in cm²/s',
      diffusivityUm2S: 'Diffusionskoeffizient in µm²/s',
      spreadFactor: 'Größter zu kleinstem veröffentlichten Wert',
      ...labels('', 'M2S', 'Sammlungen zur Erstarrung'),
    },
    warnings: {
      no_data: 'Für {element} in dieser Phase gibt es keinen verlässlichen Wert; es wird keiner angegeben.',
      phase_not_stable:
        'In reinem Eisen ist diese Phase bei dieser Temperatur nicht stabil (Ferrit unter 912 °C, Austenit 912 bis 1394 °C, darüber Deltaferrit). Bei Stählen gelten Ae1 und Ae3.',
      below_curie:
        'Unter der Curie-Temperatur (770 °C) ist die substitutionelle Diffusion in Ferrit langsamer als nach diesen Daten, bei 600 °C um den Faktor 3 bis 10.',
      data_differ:
        'Die veröffentlichten Werte unterscheiden sich um den Faktor {spread}. Verwenden Sie den Bereich, nicht einen Einzelwert.',
      hydrogen_traps:
        'Fallen bremsen Wasserstoff in realen Stählen, vor allem unter 200 °C: siehe den Rechner zum Wasserstoffarmglühen.',
      lattice_only:
        'Gitterdiffusion in verdünnter Lösung; Korngrenzen und Versetzungen sind nicht berücksichtigt.',
    },
    problems: {
      no_such_data: '{label}: Dieser Autor hat keine Daten für {element} in dieser Phase. Vorhanden: {sets}.',
    },
    chart: {
      arrhenius: 'Diffusionskoeffizient über der Temperatur',
      distance: 'Diffusionsweg',
      inverseTemperature: 'Kehrwert der Temperatur',
      logDiffusivity: 'Diffusionskoeffizient',
      time: 'Zeit',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      'iron-ferrite': 'Eisen in Ferrit bei 900 °C (Callister: 1,8 · 10⁻¹⁵ m²/s)',
      'carbon-900': 'Kohlenstoff in Austenit bei 900 °C (Callister: 5,9 · 10⁻¹² m²/s)',
      'carbon-1100': 'Kohlenstoff in Austenit bei 1100 °C (Callister: 5,3 · 10⁻¹¹ m²/s)',
      manganese: 'Mangan in Austenit, 42CrMo4, 1200 °C, 10 h',
      'carbon-fits': 'Kohlenstoff in Austenit bei 900 °C und 0,8 % C: drei unabhängige Ansätze',
    },
  },
  cn: {
    summary: '计算元素在铁素体或奥氏体中的扩散系数、给定时间内的扩散距离，并比较各文献数据的一致程度。',
    inputs: {
      element: '元素',
      phase: '相',
      dataSet: '数据来源',
      temperatureC: '温度',
      timeH: '时间',
      C: '碳含量',
      distanceUm: '距离',
    },
    choices: {
      ...elements('Fe（自扩散）'),
      'phase.ferrite': '铁素体、δ 铁素体（bcc）',
      'phase.austenite': '奥氏体（fcc）',
      'dataSet.preferred': '按适用范围选取',
      ...labels('dataSet.', '', '凝固模型数据汇编'),
    },
    outputs: {
      diffusivityM2S: '扩散系数',
      distanceSqrtUm: '扩散距离 √(Dt)',
      distanceTwoSqrtUm: '扩散距离 2√(Dt)',
      timeSqrtH: '√(Dt) = x 所需时间',
      timeTwoSqrtH: '2√(Dt) = x 所需时间',
      logDiffusivity: 'log D（D 以 m²/s 计）',
      diffusivityCm2S: '扩散系数（cm²/s）',
      diffusivityUm2S: '扩散系数（µm²/s）',
      spreadFactor: '文献最大值与最小值之比',
      ...labels('', 'M2S', '凝固模型数据汇编'),
    },
    warnings: {
      no_data: '{element} 在该相中没有可靠数据，不给出结果。',
      phase_not_stable:
        '纯铁在此温度下该相不稳定（912 °C 以下为铁素体，912～1394 °C 为奥氏体，以上为 δ 铁素体）。钢请按 Ae1、Ae3 判断。',
      below_curie:
        '低于居里温度（770 °C）时，铁素体中置换式元素的扩散比这些数据更慢，600 °C 时相差 3～10 倍。',
      data_differ: '各文献数值相差 {spread} 倍，请参考区间，不要只取单一数值。',
      hydrogen_traps: '实际钢中氢陷阱会减慢氢的扩散，200 °C 以下尤为明显，请见去氢处理计算器。',
      lattice_only: '仅为稀溶体中的晶格扩散，未计入晶界和位错扩散。',
    },
    problems: { no_such_data: '{label}：该文献没有 {element} 在此相中的数据。可用：{sets}。' },
    chart: {
      arrhenius: '扩散系数与温度',
      distance: '扩散距离',
      inverseTemperature: '温度倒数',
      logDiffusivity: '扩散系数',
      time: '时间',
    },
    changes: { first: '首个版本' },
    examples: {
      'iron-ferrite': '900 °C 铁素体中的铁（Callister：1.8×10⁻¹⁵ m²/s）',
      'carbon-900': '900 °C 奥氏体中的碳（Callister：5.9×10⁻¹² m²/s）',
      'carbon-1100': '1100 °C 奥氏体中的碳（Callister：5.3×10⁻¹¹ m²/s）',
      manganese: '奥氏体中的锰，42CrMo4，1200 °C，10 h',
      'carbon-fits': '900 °C、0.8% C 奥氏体中的碳：三种独立拟合',
    },
  },
  ja: {
    summary:
      'フェライトまたはオーステナイト中の元素の拡散係数、所定時間の拡散距離、文献値どうしの一致の程度を求めます。',
    inputs: {
      element: '元素',
      phase: '相',
      dataSet: 'データ',
      temperatureC: '温度',
      timeH: '時間',
      C: '炭素量',
      distanceUm: '距離',
    },
    choices: {
      ...elements('Fe（自己拡散）'),
      'phase.ferrite': 'フェライト、δフェライト（bcc）',
      'phase.austenite': 'オーステナイト（fcc）',
      'dataSet.preferred': '適用範囲から選択',
      ...labels('dataSet.', '', '凝固モデル用データ集'),
    },
    outputs: {
      diffusivityM2S: '拡散係数',
      distanceSqrtUm: '拡散距離 √(Dt)',
      distanceTwoSqrtUm: '拡散距離 2√(Dt)',
      timeSqrtH: '√(Dt) = x となる時間',
      timeTwoSqrtH: '2√(Dt) = x となる時間',
      logDiffusivity: 'log D（Dはm²/s）',
      diffusivityCm2S: '拡散係数（cm²/s）',
      diffusivityUm2S: '拡散係数（µm²/s）',
      spreadFactor: '文献値の最大と最小の比',
      ...labels('', 'M2S', '凝固モデル用データ集'),
    },
    warnings: {
      no_data: 'この相中の{element}には信頼できる値がないため、表示しません。',
      phase_not_stable:
        '純鉄ではこの温度でこの相は安定ではありません（912 °C未満はフェライト、912～1394 °Cはオーステナイト、それより上はδ）。鋼ではAe1、Ae3で判断してください。',
      below_curie:
        'キュリー温度（770 °C）未満では、フェライト中の置換型元素の拡散はこのデータより遅く、600 °Cで3～10倍の差があります。',
      data_differ: '文献値には{spread}倍の差があります。単一の値ではなく、範囲で判断してください。',
      hydrogen_traps:
        '実際の鋼では水素トラップにより拡散が遅くなり、200 °C未満で特に顕著です。脱水素処理の計算を参照してください。',
      lattice_only: '希薄固溶体の格子拡散です。粒界拡散と転位拡散は含みません。',
    },
    problems: {
      no_such_data: '{label}：この文献には、この相中の{element}のデータがありません。利用可能：{sets}',
    },
    chart: {
      arrhenius: '拡散係数と温度',
      distance: '拡散距離',
      inverseTemperature: '温度の逆数',
      logDiffusivity: '拡散係数',
      time: '時間',
    },
    changes: { first: '初版' },
    examples: {
      'iron-ferrite': '900 °Cのフェライト中の鉄（Callister：1.8×10⁻¹⁵ m²/s）',
      'carbon-900': '900 °Cのオーステナイト中の炭素（Callister：5.9×10⁻¹² m²/s）',
      'carbon-1100': '1100 °Cのオーステナイト中の炭素（Callister：5.3×10⁻¹¹ m²/s）',
      manganese: 'オーステナイト中のマンガン、42CrMo4、1200 °C、10 h',
      'carbon-fits': '900 °C、0.8% Cのオーステナイト中の炭素：独立した3つの式',
    },
  },
  kr: {
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
      no_data: '이 상에서 {element}의 신뢰할 만한 값이 없어 표시하지 않습니다.',
      phase_not_stable:
        '순철에서 이 상은 이 온도에서 안정하지 않습니다(912 °C 미만 페라이트, 912~1394 °C 오스테나이트, 그 이상 델타 페라이트). 강에서는 Ae1, Ae3로 판단하십시오.',
      below_curie:
        '퀴리 온도(770 °C) 아래에서는 페라이트 중 치환형 원소의 확산이 이 데이터보다 느리며, 600 °C에서 3~10배 차이가 납니다.',
      data_differ: '문헌값이 {spread}배 차이 납니다. 단일 값이 아니라 범위로 판단하십시오.',
      hydrogen_traps:
        '실제 강에서는 수소 트랩 때문에 확산이 느려지며 200 °C 미만에서 특히 큽니다. 탈수소 처리 계산기를 참고하십시오.',
      lattice_only: '희박 고용체의 격자 확산입니다. 입계 확산과 전위 확산은 포함하지 않습니다.',
    },
    problems: {
      no_such_data: '{label}: 이 문헌에는 이 상의 {element} 데이터가 없습니다. 사용 가능: {sets}.',
    },
    chart: {
      arrhenius: '온도에 따른 확산 계수',
      distance: '확산 거리',
      inverseTemperature: '온도의 역수',
      logDiffusivity: '확산 계수',
      time: '시간',
    },
    changes: { first: '첫 버전' },
    examples: {
      'iron-ferrite': '900 °C 페라이트 중 철(Callister: 1.8×10⁻¹⁵ m²/s)',
      'carbon-900': '900 °C 오스테나이트 중 탄소(Callister: 5.9×10⁻¹² m²/s)',
      'carbon-1100': '1100 °C 오스테나이트 중 탄소(Callister: 5.3×10⁻¹¹ m²/s)',
      manganese: '오스테나이트 중 망간, 42CrMo4, 1200 °C, 10 h',
      'carbon-fits': '900 °C, 0.8 % C 오스테나이트 중 탄소: 독립적인 세 식',
    },
  },
} satisfies TextsInFiveLanguages;
