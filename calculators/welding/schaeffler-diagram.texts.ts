import type { TextsInFiveLanguages } from '../texts.ts';

const fields = { A: 'A', AM: 'A+M', M: 'M', FM: 'F+M', MF: 'M+F', AMF: 'A+M+F', AF: 'A+F', F: 'F' };

/** Labels of the dilution range of each field, `{field}` filled in. */
const ranges = (from: string, to: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => [
      [`dilution${key}FromPercent`, from.replace('{field}', field)],
      [`dilution${key}ToPercent`, to.replace('{field}', field)],
    ]),
  );

/** Labels of the equivalents of each metal. */
const equivalents = (a: string, b: string, filler: string, base: string) =>
  Object.fromEntries(
    Object.entries({ A: a, B: b, Filler: filler, Base: base }).flatMap(([key, metal]) => [
      [`creq${key}`, `Cr_eq, ${metal}`],
      [`nieq${key}`, `Ni_eq, ${metal}`],
    ]),
  );

/** Names of the fields by their phases. */
const structures = (a: string, m: string, f: string, and: string) => {
  const words: Readonly<Record<string, string>> = { A: a, M: m, F: f };
  return Object.fromEntries(
    Object.values(fields).map((field) => {
      const names = field.split('+').map((each) => words[each] ?? each);
      return [`field.${field}`, `${field.replaceAll('+', ' + ')} (${names.join(and)})`];
    }),
  );
};

export default {
  en: {
    summary:
      'First estimate of the structure of stainless and dissimilar weld metal from both base metals, the filler and the dilution.',
    inputs: {
      steelA: 'Base metal A',
      steelB: 'Base metal B',
      fillerMetal: 'Filler metal',
      dilutionPercent: 'Dilution',
      shareAPercent: 'Share of A in the melted base metal',
      passes: 'Passes',
      fillDilutionPercent: 'Dilution of further passes',
    },
    outputs: {
      ferritePercent: 'Ferrite content',
      field: 'Field',
      creq: 'Chromium equivalent',
      nieq: 'Nickel equivalent',
      seferianPercent: 'Ferrite by Séférian',
      nieqDelong: 'Nickel equivalent by DeLong (with N)',
      seferianDelongPercent: 'Ferrite by Séférian, with N',
      fillerFerritePercent: 'Ferrite content of the filler alone',
      effectiveDilutionPercent: 'Base metal in the last pass',
      ...equivalents('base metal A', 'base metal B', 'filler metal', 'base mix'),
      ...ranges('Field {field}: dilution from', 'Field {field}: dilution to'),
    },
    values: structures('austenite', 'martensite', 'ferrite', ', '),
    warnings: {
      outside_diagram:
        'The weld metal lies outside the diagram (Cr_eq 0–40, Ni_eq 0–30; {source}): no field is given.',
      field_uncertain:
        'Field uncertain: the point lies {distance} from a boundary line; redrawings of the sheet differ by 0.5.',
      target_reached: 'Target for most dissimilar welds: A + F with 5 to 10 % ferrite.',
      zone_hot_cracking:
        'Hot cracking above 1250 °C is likely (austenite with less than 5 % ferrite). Indicative zone after {source}.',
      zone_martensite: 'Martensite: cold cracking below 400 °C is possible. Indicative zone after {source}.',
      zone_grain_growth: 'Grain growth above 1150 °C and low toughness. Indicative zone after {source}.',
      zone_sigma: 'Sigma phase embrittlement after exposure to 500–900 °C. Indicative zone after {source}.',
      weld_outside_range:
        'Weld metal: {label} = {amount} is outside the range of validity ({range}; {source}). The value is extrapolated.',
      use_wrc:
        'Nitrogen {nitrogen} % or much ferrite: this diagram reads such weld metal too ferritic. Use WRC-1992.',
      qualitative: 'In fields with martensite the diagram is only qualitative.',
      nitrogen_left_out:
        'N is not in this model. For FN use WRC-1992. The author quoted about ±4 % ferrite ({source}).',
      nitrogen_assumed:
        'No nitrogen given: the axis of {source} is read with {nitrogen} % N (manual arc and TIG welding).',
      leaves_field: 'Above {dilution} % dilution the weld metal leaves A + F for {field}.',
    },
    chart: {
      schaeffler: 'Schaeffler diagram',
      dilution: 'Ferrite over dilution',
      creq: 'Chromium equivalent',
      nieq: 'Nickel equivalent',
      baseMix: 'base mix',
      steelA: 'A',
      steelB: 'B',
      filler: 'filler',
      weld: 'weld',
      dilutionLine: 'dilution line',
      dilutionAxis: 'Dilution',
      ferrite: 'Ferrite',
      target: 'Target 5 to 10 %',
      'hot-cracking': 'Hot cracking',
      martensite: 'Martensite',
      'grain-growth': 'Grain growth',
      sigma: 'Sigma',
    },
    changes: { first: 'First version' },
    examples: {
      '316l': '316L alone (weld without filler)',
      e309l: 'E309L-16 filler alone',
      'dissimilar-30': 'S355J2 with 316L, filler E309L, 30 % dilution',
      'dissimilar-50': 'The same with 50 % dilution',
      coefficients: 'An analysis that uses every coefficient (public test krifurXX/scheffler)',
    },
  },
  de: {
    summary:
      'Erste Abschätzung des Gefüges von nichtrostendem Schweißgut und Mischverbindungen aus beiden Grundwerkstoffen, Schweißzusatz und Aufmischungsgrad.',
    inputs: {
      steelA: 'Grundwerkstoff A',
      steelB: 'Grundwerkstoff B',
      fillerMetal: 'Schweißzusatz',
      dilutionPercent: 'Aufmischungsgrad',
      shareAPercent: 'Anteil von A am aufgeschmolzenen Grundwerkstoff',
      passes: 'Raupen',
      fillDilutionPercent: 'Aufmischungsgrad weiterer Raupen',
    },
    outputs: {
      ferritePercent: 'Ferritgehalt',
      field: 'Feld',
      creq: 'Chromäquivalent',
      nieq: 'Nickeläquivalent',
      seferianPercent: 'Ferrit nach Séférian',
      nieqDelong: 'Nickeläquivalent nach DeLong (mit N)',
      seferianDelongPercent: 'Ferrit nach Séférian, mit N',
      fillerFerritePercent: 'Ferritgehalt des Schweißzusatzes allein',
      effectiveDilutionPercent: 'Grundwerkstoff in der letzten Raupe',
      ...equivalents('Grundwerkstoff A', 'Grundwerkstoff B', 'Schweißzusatz', 'Grundwerkstoffmischung'),
      ...ranges('Feld {field}: Aufmischungsgrad von', 'Feld {field}: Aufmischungsgrad bis'),
    },
    values: structures('Austenit', 'Martensit', 'Ferrit', ', '),
    warnings: {
      outside_diagram:
        'Das Schweißgut liegt außerhalb des Diagramms (Cr_eq 0 bis 40, Ni_eq 0 bis 30; {source}): Es wird kein Feld angegeben.',
      field_uncertain:
        'Feld unsicher: Der Punkt liegt {distance} von einer Grenzlinie; Nachzeichnungen des Blattes weichen um 0,5 ab.',
      target_reached: 'Ziel der meisten Mischverbindungen: A + F mit 5 bis 10 % Ferrit.',
      zone_hot_cracking:
        'Heißrissbildung über 1250 °C ist zu erwarten (Austenit mit weniger als 5 % Ferrit). Orientierungsbereich nach {source}.',
      zone_martensite:
        'Martensit: Kaltrissbildung unter 400 °C ist möglich. Orientierungsbereich nach {source}.',
      zone_grain_growth:
        'Kornwachstum über 1150 °C und geringe Zähigkeit. Orientierungsbereich nach {source}.',
      zone_sigma:
        'Sigmaphasenversprödung nach Glühen bei 500 bis 900 °C. Orientierungsbereich nach {source}.',
      weld_outside_range:
        'Schweißgut: {label} = {amount} liegt außerhalb des Gültigkeitsbereichs ({range}; {source}). Der Wert ist extrapoliert.',
      use_wrc:
        'Stickstoff {nitrogen} % oder viel Ferrit: Dieses Diagramm zeigt solches Schweißgut zu ferritisch. WRC-1992 verwenden.',
      qualitative: 'In Feldern mit Martensit gilt das Diagramm nur qualitativ.',
      nitrogen_left_out:
        'N ist in diesem Modell nicht enthalten. Für FN WRC-1992 verwenden. Der Autor nannte etwa ±4 % Ferrit ({source}).',
      nitrogen_assumed:
        'Kein Stickstoff angegeben: Die Achse nach {source} wird mit {nitrogen} % N gelesen (Lichtbogenhand- und WIG-Schweißen).',
      leaves_field: 'Über {dilution} % Aufmischungsgrad verlässt das Schweißgut A + F; danach folgt {field}.',
    },
    chart: {
      schaeffler: 'Schaeffler-Diagramm',
      dilution: 'Ferrit über dem Aufmischungsgrad',
      creq: 'Chromäquivalent',
      nieq: 'Nickeläquivalent',
      baseMix: 'Grundwerkstoffmischung',
      steelA: 'A',
      steelB: 'B',
      filler: 'Zusatz',
      weld: 'Schweißgut',
      dilutionLine: 'Mischungsgerade',
      dilutionAxis: 'Aufmischungsgrad',
      ferrite: 'Ferrit',
      target: 'Ziel 5 bis 10 %',
      'hot-cracking': 'Heißrisse',
      martensite: 'Martensit',
      'grain-growth': 'Kornwachstum',
      sigma: 'Sigma',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      '316l': '316L allein (ohne Zusatz geschweißt)',
      e309l: 'Schweißzusatz E309L-16 allein',
      'dissimilar-30': 'S355J2 mit 316L, Zusatz E309L, 30 % Aufmischungsgrad',
      'dissimilar-50': 'Dasselbe mit 50 % Aufmischungsgrad',
      coefficients: 'Eine Analyse, die jeden Koeffizienten nutzt (öffentlicher Test krifurXX/scheffler)',
    },
  },
  cn: {
    summary: '由两种母材、填充金属和稀释率初步估计不锈钢及异种钢焊缝金属的组织。',
    inputs: {
      steelA: '母材 A',
      steelB: '母材 B',
      fillerMetal: '填充金属',
      dilutionPercent: '稀释率',
      shareAPercent: '熔化母材中 A 的比例',
      passes: '焊道数',
      fillDilutionPercent: '后续焊道的稀释率',
    },
    outputs: {
      ferritePercent: '铁素体含量',
      field: '组织区',
      creq: '铬当量',
      nieq: '镍当量',
      seferianPercent: '铁素体含量（Séférian）',
      nieqDelong: '镍当量（DeLong，含 N）',
      seferianDelongPercent: '铁素体含量（Séférian，含 N）',
      fillerFerritePercent: '填充金属本身的铁素体含量',
      effectiveDilutionPercent: '末道焊缝中的母材比例',
      ...equivalents('母材 A', '母材 B', '填充金属', '母材混合'),
      ...ranges('{field} 区：稀释率下限', '{field} 区：稀释率上限'),
    },
    values: structures('奥氏体', '马氏体', '铁素体', '、'),
    warnings: {
      outside_diagram: '焊缝金属超出组织图范围（Cr_eq 0～40，Ni_eq 0～30；{source}），不给出组织区。',
      field_uncertain: '组织区不确定：该点距边界线 {distance}，各重绘图之间相差 0.5。',
      target_reached: '多数异种钢接头的目标：A + F，铁素体 5%～10%。',
      zone_hot_cracking: '1250 °C 以上易产生热裂纹（奥氏体，铁素体低于 5%）。示意区域，依据 {source}。',
      zone_martensite: '含马氏体：400 °C 以下可能产生冷裂纹。示意区域，依据 {source}。',
      zone_grain_growth: '1150 °C 以上晶粒长大，韧性低。示意区域，依据 {source}。',
      zone_sigma: '在 500～900 °C 停留后发生 σ 相脆化。示意区域，依据 {source}。',
      weld_outside_range: '焊缝金属：{label} = {amount}，超出适用范围（{range}；{source}），结果为外推值。',
      use_wrc: '氮 {nitrogen}% 或铁素体较多：本图对此类焊缝金属的铁素体估计偏高，请使用 WRC-1992。',
      qualitative: '在含马氏体的区域，本图仅作定性参考。',
      nitrogen_left_out: '本模型不含 N。求 FN 请使用 WRC-1992。作者给出的误差约为 ±4% 铁素体（{source}）。',
      nitrogen_assumed: '未填写氮：{source} 的坐标按 {nitrogen}% N 计算（焊条电弧焊和 TIG 焊）。',
      leaves_field: '稀释率超过 {dilution}% 时，焊缝金属由 A + F 进入 {field}。',
    },
    chart: {
      schaeffler: 'Schaeffler 组织图',
      dilution: '铁素体含量与稀释率',
      creq: '铬当量',
      nieq: '镍当量',
      baseMix: '母材混合',
      steelA: 'A',
      steelB: 'B',
      filler: '填充金属',
      weld: '焊缝',
      dilutionLine: '稀释线',
      dilutionAxis: '稀释率',
      ferrite: '铁素体',
      target: '目标 5%～10%',
      'hot-cracking': '热裂纹',
      martensite: '马氏体',
      'grain-growth': '晶粒长大',
      sigma: 'σ 相',
    },
    changes: { first: '首个版本' },
    examples: {
      '316l': '仅 316L（不加填充金属）',
      e309l: '仅填充金属 E309L-16',
      'dissimilar-30': 'S355J2 与 316L，填充金属 E309L，稀释率 30%',
      'dissimilar-50': '同上，稀释率 50%',
      coefficients: '用到全部系数的成分（公开测试 krifurXX/scheffler）',
    },
  },
  ja: {
    summary: '2つの母材、溶加材、希釈率から、ステンレス鋼と異材継手の溶接金属の組織を概算します。',
    inputs: {
      steelA: '母材A',
      steelB: '母材B',
      fillerMetal: '溶加材',
      dilutionPercent: '希釈率',
      shareAPercent: '溶融した母材中のAの割合',
      passes: 'パス数',
      fillDilutionPercent: '後続パスの希釈率',
    },
    outputs: {
      ferritePercent: 'フェライト量',
      field: '領域',
      creq: 'クロム当量',
      nieq: 'ニッケル当量',
      seferianPercent: 'フェライト量（Séférian）',
      nieqDelong: 'ニッケル当量（DeLong、Nを含む）',
      seferianDelongPercent: 'フェライト量（Séférian、Nを含む）',
      fillerFerritePercent: '溶加材のみのフェライト量',
      effectiveDilutionPercent: '最終パス中の母材の割合',
      ...equivalents('母材A', '母材B', '溶加材', '母材の混合'),
      ...ranges('{field}領域：希釈率の下限', '{field}領域：希釈率の上限'),
    },
    values: structures('オーステナイト', 'マルテンサイト', 'フェライト', '、'),
    warnings: {
      outside_diagram:
        '溶接金属が組織図の範囲外です（Cr_eq 0～40、Ni_eq 0～30、{source}）。領域は示しません。',
      field_uncertain:
        '領域は不確かです。境界線から{distance}の位置で、描き直された図の間には0.5の差があります。',
      target_reached: '多くの異材継手の目標は、フェライト5～10%のA + Fです。',
      zone_hot_cracking:
        '1250 °C以上で高温割れのおそれがあります（フェライト5%未満のオーステナイト）。{source}による目安の領域です。',
      zone_martensite:
        'マルテンサイトを含み、400 °C以下で低温割れのおそれがあります。{source}による目安の領域です。',
      zone_grain_growth: '1150 °C以上で結晶粒が粗大化し、靱性が低下します。{source}による目安の領域です。',
      zone_sigma: '500～900 °Cにさらされるとσ相脆化が起こります。{source}による目安の領域です。',
      weld_outside_range:
        '溶接金属：{label} = {amount}は適用範囲（{range}、{source}）を外れています。表示値は外挿値です。',
      use_wrc:
        '窒素{nitrogen}%またはフェライトが多い場合、この図はフェライトを過大に示します。WRC-1992を使用してください。',
      qualitative: 'マルテンサイトを含む領域では、この図は定性的な目安です。',
      nitrogen_left_out:
        'このモデルはNを含みません。FNにはWRC-1992を使用してください。原著の誤差は約±4%フェライトです（{source}）。',
      nitrogen_assumed:
        '窒素が未入力のため、{source}の軸はN {nitrogen}%として計算しています（被覆アーク溶接・ティグ溶接）。',
      leaves_field: '希釈率が{dilution}%を超えると、溶接金属はA + Fから{field}へ移ります。',
    },
    chart: {
      schaeffler: 'シェフラー組織図',
      dilution: '希釈率とフェライト量',
      creq: 'クロム当量',
      nieq: 'ニッケル当量',
      baseMix: '母材の混合',
      steelA: 'A',
      steelB: 'B',
      filler: '溶加材',
      weld: '溶接金属',
      dilutionLine: '希釈線',
      dilutionAxis: '希釈率',
      ferrite: 'フェライト',
      target: '目標 5～10%',
      'hot-cracking': '高温割れ',
      martensite: 'マルテンサイト',
      'grain-growth': '結晶粒粗大化',
      sigma: 'σ相',
    },
    changes: { first: '初版' },
    examples: {
      '316l': '316Lのみ（溶加材なし）',
      e309l: '溶加材E309L-16のみ',
      'dissimilar-30': 'S355J2と316L、溶加材E309L、希釈率30%',
      'dissimilar-50': '同じ組合せ、希釈率50%',
      coefficients: 'すべての係数を使う成分（公開テスト krifurXX/scheffler）',
    },
  },
  kr: {
    summary: '두 모재와 용가재, 희석률로 스테인리스강 및 이종재 용접 금속의 조직을 처음으로 추정합니다.',
    inputs: {
      steelA: '모재 A',
      steelB: '모재 B',
      fillerMetal: '용가재',
      dilutionPercent: '희석률',
      shareAPercent: '용융된 모재 중 A의 비율',
      passes: '패스 수',
      fillDilutionPercent: '후속 패스의 희석률',
    },
    outputs: {
      ferritePercent: '페라이트 함량',
      field: '영역',
      creq: '크롬 당량',
      nieq: '니켈 당량',
      seferianPercent: '페라이트 함량(Séférian)',
      nieqDelong: '니켈 당량(DeLong, N 포함)',
      seferianDelongPercent: '페라이트 함량(Séférian, N 포함)',
      fillerFerritePercent: '용가재만의 페라이트 함량',
      effectiveDilutionPercent: '마지막 패스의 모재 비율',
      ...equivalents('모재 A', '모재 B', '용가재', '모재 혼합'),
      ...ranges('{field} 영역: 희석률 하한', '{field} 영역: 희석률 상한'),
    },
    values: structures('오스테나이트', '마르텐사이트', '페라이트', ', '),
    warnings: {
      outside_diagram:
        '용접 금속이 조직도 범위를 벗어났습니다(Cr_eq 0~40, Ni_eq 0~30, {source}). 영역을 표시하지 않습니다.',
      field_uncertain:
        '영역 불확실: 경계선에서 {distance} 떨어져 있으며, 다시 그린 도면 사이에 0.5의 차이가 있습니다.',
      target_reached: '대부분의 이종재 이음의 목표: 페라이트 5~10 %의 A + F.',
      zone_hot_cracking:
        '1250 °C 이상에서 고온 균열 우려(페라이트 5 % 미만의 오스테나이트). {source}에 따른 참고용 영역입니다.',
      zone_martensite: '마르텐사이트: 400 °C 이하에서 저온 균열 우려. {source}에 따른 참고용 영역입니다.',
      zone_grain_growth: '1150 °C 이상에서 결정립 성장과 인성 저하. {source}에 따른 참고용 영역입니다.',
      zone_sigma: '500~900 °C에 노출되면 시그마상 취화. {source}에 따른 참고용 영역입니다.',
      weld_outside_range:
        '용접 금속: {label} = {amount}. 적용 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
      use_wrc:
        '질소 {nitrogen} % 또는 페라이트가 많은 경우 이 조직도는 페라이트를 과대평가합니다. WRC-1992를 사용하십시오.',
      qualitative: '마르텐사이트가 있는 영역에서는 정성적으로만 참고하십시오.',
      nitrogen_left_out:
        '이 모델에는 N이 없습니다. FN은 WRC-1992를 사용하십시오. 저자가 밝힌 오차는 약 ±4 % 페라이트입니다({source}).',
      nitrogen_assumed:
        '질소 미입력: {source}의 축은 N {nitrogen} %로 계산했습니다(피복 아크 용접, 티그 용접).',
      leaves_field: '희석률 {dilution} % 초과: 용접 금속이 A + F를 벗어납니다. 다음 영역: {field}',
    },
    chart: {
      schaeffler: '셰플러 조직도',
      dilution: '희석률에 따른 페라이트',
      creq: '크롬 당량',
      nieq: '니켈 당량',
      baseMix: '모재 혼합',
      steelA: 'A',
      steelB: 'B',
      filler: '용가재',
      weld: '용접 금속',
      dilutionLine: '희석선',
      dilutionAxis: '희석률',
      ferrite: '페라이트',
      target: '목표 5~10 %',
      'hot-cracking': '고온 균열',
      martensite: '마르텐사이트',
      'grain-growth': '결정립 성장',
      sigma: '시그마상',
    },
    changes: { first: '첫 버전' },
    examples: {
      '316l': '316L만(용가재 없음)',
      e309l: '용가재 E309L-16만',
      'dissimilar-30': 'S355J2와 316L, 용가재 E309L, 희석률 30 %',
      'dissimilar-50': '같은 조합, 희석률 50 %',
      coefficients: '모든 계수를 쓰는 성분(공개 테스트 krifurXX/scheffler)',
    },
  },
} satisfies TextsInFiveLanguages;
