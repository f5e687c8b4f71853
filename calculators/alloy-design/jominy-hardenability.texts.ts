import { distances } from '../formulas/end-quench-curve.ts';
import type { TextsInFiveLanguages } from '../texts.ts';

/** One label per tabulated distance; the sentence has the distance at {d}. */
const tabulated = (sentence: string, comma = false): Readonly<Record<string, string>> =>
  Object.fromEntries(
    distances.map((each) => [
      `a255At${String(each).replace('.', '_')}MmHRC`,
      sentence.replace('{d}', comma ? String(each).replace('.', ',') : String(each)),
    ]),
  );

export default {
  en: {
    summary:
      'End-quench (Jominy) curve of a heat from its analysis: accept a heat against its hardenability band, choose a grade for a section, or adjust the melt.',
    inputs: {
      steel: 'Heat analysis',
      boron: 'Boron',
      grainSize: 'Austenite grain size G (Just)',
      distanceMm: 'Distance from the quenched end',
    },
    choices: {
      'boron.none': 'not counted',
      'boron.simplified': 'simplified boron factor',
    },
    outputs: {
      idealDiameterMm: 'Ideal critical diameter DI',
      halfMartensiteDistanceMm: 'Distance to 50 % martensite',
      halfMartensiteSixteenths: 'the same in 1/16 in',
      endHardnessHRC: 'Hardness of the quenched end',
      halfMartensiteHRC: 'Hardness of 50 % martensite',
      boronFactor: 'Boron factor',
      hardnessA255HRC: 'ASTM A255, at this distance',
      hardnessJust1969HRC: 'Just 1969, at this distance',
      hardnessJustGrainHRC: 'Just with grain size, at this distance',
      ...tabulated('ASTM A255 at {d} mm'),
    },
    warnings: {
      no_carbon_factor: 'C = {carbon} %: {source} has no carbon factor above 0.90 %; no DI and no curve.',
      beyond_widened:
        '{elements}: beyond even the widened ranges for melt control ({source}). The factors are extrapolated.',
      diameter_range:
        'DI = {diameter} mm is outside {min}–{max} mm ({source}): the polynomials of the curve are extrapolated.',
      below_rockwell: 'HRC below 20 is outside the Rockwell C range.',
      boron_simplified:
        'Effective boron {effective} ppm (after {source}): a simplified boron factor is used, not the table of ASTM A255, and the distance factors of steels without boron.',
      boron_without_effect:
        'Effective boron {effective} ppm (after {source}) is outside 5–30 ppm: no boron factor is applied.',
      boron_not_counted: 'The analysis holds boron, but its effect is switched off.',
      fine_grain: '{source} supposes fine grain (G 7). A coarser grain hardens deeper.',
      hard_to_the_end: 'The curve stays above 50 % martensite to 50 mm.',
    },
    chart: {
      curve: 'End-quench curve',
      distance: 'Distance from the quenched end',
      hardness: 'Hardness',
      a255: 'ASTM A255',
      just1969: 'Just 1969',
      justGrain: 'Just with grain size',
      fullMartensite: 'full martensite',
      halfMartensite: '50 % martensite',
    },
    changes: { first: 'First version' },
    examples: {
      s4118: 'SAE 4118 modified, worked example of ASTM A255: DI 1.95 in',
      c20: '0.20 % C, table of ASTM A255',
      c40: '0.40 % C, table of ASTM A255',
      c50: '0.50 % C, table of ASTM A255',
      s4140: '4140, typical analysis',
      s8620: '8620, typical analysis',
      'just-8': '4140 at 8/16 in',
      'just-16': '4140 at 16/16 in',
    },
  },
  de: {
    summary:
      'Stirnabschreckkurve (Jominy) einer Schmelze aus der Analyse: Schmelze gegen ihr Härtbarkeitsstreuband prüfen, Stahlsorte zum Querschnitt wählen oder die Schmelze einstellen.',
    inputs: {
      steel: 'Schmelzenanalyse',
      boron: 'Bor',
      grainSize: 'Austenitkorngröße G (Just)',
      distanceMm: 'Stirnflächenabstand',
    },
    choices: {
      'boron.none': 'nicht berücksichtigt',
      'boron.simplified': 'vereinfachter Borfaktor',
    },
    outputs: {
      idealDiameterMm: 'Idealer kritischer Durchmesser DI',
      halfMartensiteDistanceMm: 'Abstand bis 50 % Martensit',
      halfMartensiteSixteenths: 'derselbe in 1/16 Zoll',
      endHardnessHRC: 'Härte der Stirnfläche',
      halfMartensiteHRC: 'Härte bei 50 % Martensit',
      boronFactor: 'Borfaktor',
      hardnessA255HRC: 'ASTM A255, bei diesem Abstand',
      hardnessJust1969HRC: 'Just 1969, bei diesem Abstand',
      hardnessJustGrainHRC: 'Just mit Korngröße, bei diesem Abstand',
      ...tabulated('ASTM A255 bei {d} mm', true),
    },
    warnings: {
      no_carbon_factor:
        'C = {carbon} %: {source} gibt über 0,90 % keinen Kohlenstofffaktor an; kein DI und keine Kurve.',
      beyond_widened:
        '{elements}: auch außerhalb der erweiterten Bereiche für die Schmelzenführung ({source}). Die Faktoren sind extrapoliert.',
      diameter_range:
        'DI = {diameter} mm liegt außerhalb von {min} bis {max} mm ({source}): Die Polynome der Kurve sind extrapoliert.',
      below_rockwell: 'Unter 20 HRC ist die Rockwell-C-Skala nicht gültig.',
      boron_simplified:
        'Wirksames Bor {effective} ppm (nach {source}): Verwendet wird ein vereinfachter Borfaktor, nicht die Tabelle der ASTM A255, sowie die Abstandsfaktoren borfreier Stähle.',
      boron_without_effect:
        'Wirksames Bor {effective} ppm (nach {source}) liegt außerhalb von 5 bis 30 ppm: Es wird kein Borfaktor angesetzt.',
      boron_not_counted: 'Die Analyse enthält Bor, seine Wirkung ist jedoch abgeschaltet.',
      fine_grain: '{source} setzt Feinkorn (G 7) voraus. Gröberes Korn härtet tiefer ein.',
      hard_to_the_end: 'Die Kurve bleibt bis 50 mm über 50 % Martensit.',
    },
    chart: {
      curve: 'Stirnabschreckkurve',
      distance: 'Stirnflächenabstand',
      hardness: 'Härte',
      a255: 'ASTM A255',
      just1969: 'Just 1969',
      justGrain: 'Just mit Korngröße',
      fullMartensite: 'voller Martensit',
      halfMartensite: '50 % Martensit',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      s4118: 'SAE 4118 modifiziert, Rechenbeispiel der ASTM A255: DI 1,95 in',
      c20: '0,20 % C, Tabelle der ASTM A255',
      c40: '0,40 % C, Tabelle der ASTM A255',
      c50: '0,50 % C, Tabelle der ASTM A255',
      s4140: '4140 (42CrMo4), typische Analyse',
      s8620: '8620, typische Analyse',
      'just-8': '4140 bei 8/16 Zoll',
      'just-16': '4140 bei 16/16 Zoll',
    },
  },
  cn: {
    summary: '由熔炼分析计算炉次的末端淬透性（Jominy）曲线：按淬透性带验收炉次、按截面选择钢种或调整成分。',
    inputs: {
      steel: '熔炼分析',
      boron: '硼',
      grainSize: '奥氏体晶粒度 G（Just）',
      distanceMm: '至淬火端距离',
    },
    choices: {
      'boron.none': '不计',
      'boron.simplified': '简化硼因子',
    },
    outputs: {
      idealDiameterMm: '理想临界直径 DI',
      halfMartensiteDistanceMm: '50% 马氏体处的距离',
      halfMartensiteSixteenths: '同上（1/16 in）',
      endHardnessHRC: '淬火端硬度',
      halfMartensiteHRC: '50% 马氏体硬度',
      boronFactor: '硼因子',
      hardnessA255HRC: 'ASTM A255（该距离处）',
      hardnessJust1969HRC: 'Just 1969（该距离处）',
      hardnessJustGrainHRC: 'Just（含晶粒度，该距离处）',
      ...tabulated('ASTM A255，{d} mm 处'),
    },
    warnings: {
      no_carbon_factor: 'C = {carbon}%：{source} 对 0.90% 以上没有碳因子，无法给出 DI 和曲线。',
      beyond_widened: '{elements}：超出熔炼控制用的放宽范围（{source}），因子为外推值。',
      diameter_range: 'DI = {diameter} mm，超出 {min}～{max} mm（{source}）：曲线多项式为外推。',
      below_rockwell: '低于 20 HRC，超出洛氏 C 标尺的有效范围。',
      boron_simplified:
        '有效硼 {effective} ppm（按 {source}）：采用简化硼因子而非 ASTM A255 的表，并采用无硼钢的距离因子。',
      boron_without_effect: '有效硼 {effective} ppm（按 {source}），不在 5～30 ppm 之内：不计硼因子。',
      boron_not_counted: '成分中含硼，但未计其作用。',
      fine_grain: '{source} 以细晶粒（G 7）为前提；晶粒越粗，淬透越深。',
      hard_to_the_end: '至 50 mm 处硬度仍高于 50% 马氏体。',
    },
    chart: {
      curve: '末端淬透性曲线',
      distance: '至淬火端距离',
      hardness: '硬度',
      a255: 'ASTM A255',
      just1969: 'Just 1969',
      justGrain: 'Just（含晶粒度）',
      fullMartensite: '全马氏体',
      halfMartensite: '50% 马氏体',
    },
    changes: { first: '首个版本' },
    examples: {
      s4118: 'SAE 4118 改型，ASTM A255 计算示例：DI 1.95 in',
      c20: '0.20% C，ASTM A255 表',
      c40: '0.40% C，ASTM A255 表',
      c50: '0.50% C，ASTM A255 表',
      s4140: '4140，典型成分',
      s8620: '8620，典型成分',
      'just-8': '4140，8/16 in 处',
      'just-16': '4140，16/16 in 处',
    },
  },
  ja: {
    summary:
      '溶鋼分析から一端焼入（ジョミニー）曲線を求めます。焼入性帯による溶解番号の合否判定、断面に応じた鋼種選定、成分調整に使います。',
    inputs: {
      steel: '溶鋼分析',
      boron: 'ボロン',
      grainSize: 'オーステナイト粒度番号 G（Just）',
      distanceMm: '焼入端からの距離',
    },
    choices: {
      'boron.none': '考慮しない',
      'boron.simplified': '簡易ボロン係数',
    },
    outputs: {
      idealDiameterMm: '理想臨界直径 DI',
      halfMartensiteDistanceMm: '50%マルテンサイトの距離',
      halfMartensiteSixteenths: '同（1/16 in）',
      endHardnessHRC: '焼入端の硬さ',
      halfMartensiteHRC: '50%マルテンサイトの硬さ',
      boronFactor: 'ボロン係数',
      hardnessA255HRC: 'ASTM A255（この距離）',
      hardnessJust1969HRC: 'Just 1969（この距離）',
      hardnessJustGrainHRC: 'Just（粒度を含む、この距離）',
      ...tabulated('ASTM A255、{d} mm'),
    },
    warnings: {
      no_carbon_factor: 'C = {carbon}%：{source}には0.90%を超える炭素の係数がなく、DIと曲線を示せません。',
      beyond_widened: '{elements}：溶解管理用の拡大範囲（{source}）も外れています。係数は外挿です。',
      diameter_range: 'DI = {diameter} mmは{min}～{max} mm（{source}）の範囲外で、曲線の多項式は外挿です。',
      below_rockwell: '20 HRC未満はロックウェルCスケールの範囲外です。',
      boron_simplified:
        '有効ボロン{effective} ppm（{source}による）：ASTM A255の表ではなく簡易ボロン係数を用い、距離係数はボロンなしの鋼のものです。',
      boron_without_effect:
        '有効ボロン{effective} ppm（{source}による）は5～30 ppmの範囲外のため、ボロン係数を用いません。',
      boron_not_counted: '成分にボロンがありますが、その効果は計算していません。',
      fine_grain: '{source}は細粒（G 7）を前提とします。粗粒ほど深く焼きが入ります。',
      hard_to_the_end: '50 mmまで50%マルテンサイトの硬さを上回ります。',
    },
    chart: {
      curve: '一端焼入曲線',
      distance: '焼入端からの距離',
      hardness: '硬さ',
      a255: 'ASTM A255',
      just1969: 'Just 1969',
      justGrain: 'Just（粒度を含む）',
      fullMartensite: '完全マルテンサイト',
      halfMartensite: '50%マルテンサイト',
    },
    changes: { first: '初版' },
    examples: {
      s4118: 'SAE 4118改、ASTM A255の計算例：DI 1.95 in',
      c20: '0.20% C、ASTM A255の表',
      c40: '0.40% C、ASTM A255の表',
      c50: '0.50% C、ASTM A255の表',
      s4140: '4140、代表的な成分',
      s8620: '8620、代表的な成分',
      'just-8': '4140、8/16 in',
      'just-16': '4140、16/16 in',
    },
  },
  kr: {
    summary:
      '용강 분석값으로 조미니 곡선을 구합니다. 경화능 밴드에 따른 용해 번호의 합부 판정, 단면에 맞는 강종 선정, 성분 조정에 사용합니다.',
    inputs: {
      steel: '용강 분석',
      boron: '보론',
      grainSize: '오스테나이트 입도 번호 G(Just)',
      distanceMm: '조미니 거리',
    },
    choices: {
      'boron.none': '반영하지 않음',
      'boron.simplified': '간이 보론 계수',
    },
    outputs: {
      idealDiameterMm: '이상 임계 직경 DI',
      halfMartensiteDistanceMm: '50 % 마르텐사이트 거리',
      halfMartensiteSixteenths: '같은 거리(1/16 in)',
      endHardnessHRC: '담금질단 경도',
      halfMartensiteHRC: '50 % 마르텐사이트 경도',
      boronFactor: '보론 계수',
      hardnessA255HRC: 'ASTM A255, 이 거리',
      hardnessJust1969HRC: 'Just 1969, 이 거리',
      hardnessJustGrainHRC: 'Just(입도 포함), 이 거리',
      ...tabulated('ASTM A255, {d} mm'),
    },
    warnings: {
      no_carbon_factor:
        'C = {carbon} %: {source}에는 0.90 %를 넘는 탄소 계수가 없어 DI와 곡선을 구할 수 없습니다.',
      beyond_widened: '{elements}: 용해 관리용 확대 범위({source})도 벗어났습니다. 계수는 외삽값입니다.',
      diameter_range: 'DI = {diameter} mm: {min}~{max} mm({source})를 벗어나 곡선의 다항식은 외삽입니다.',
      below_rockwell: '20 HRC 미만은 로크웰 C 스케일의 범위 밖입니다.',
      boron_simplified:
        '유효 보론 {effective} ppm({source} 기준): ASTM A255의 표가 아닌 간이 보론 계수와 무보론강의 거리 계수를 사용합니다.',
      boron_without_effect:
        '유효 보론 {effective} ppm({source} 기준): 5~30 ppm 밖이므로 보론 계수를 적용하지 않습니다.',
      boron_not_counted: '성분에 보론이 있으나 그 효과는 반영하지 않습니다.',
      fine_grain: '{source}의 전제는 세립(G 7)입니다. 결정립이 굵을수록 깊게 경화됩니다.',
      hard_to_the_end: '50 mm까지 50 % 마르텐사이트 경도보다 높습니다.',
    },
    chart: {
      curve: '조미니 곡선',
      distance: '조미니 거리',
      hardness: '경도',
      a255: 'ASTM A255',
      just1969: 'Just 1969',
      justGrain: 'Just(입도 포함)',
      fullMartensite: '완전 마르텐사이트',
      halfMartensite: '50 % 마르텐사이트',
    },
    changes: { first: '첫 버전' },
    examples: {
      s4118: 'SAE 4118 개량, ASTM A255 계산 예제: DI 1.95 in',
      c20: '0.20 % C, ASTM A255 표',
      c40: '0.40 % C, ASTM A255 표',
      c50: '0.50 % C, ASTM A255 표',
      s4140: '4140, 대표적인 성분',
      s8620: '8620, 대표적인 성분',
      'just-8': '4140, 8/16 in',
      'just-16': '4140, 16/16 in',
    },
  },
} satisfies TextsInFiveLanguages;
