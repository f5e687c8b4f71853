import type { TextsInFiveLanguages } from '../texts.ts';

const indices = {
  pren16: 'PREN (16 N)',
  prew: 'PREN (W), 16 N',
  pren30: 'PREN (30 N)',
  prenManganese: 'PREN (30 N, Mn)',
  marc: 'MARC',
};

export default {
  en: {
    summary:
      'Resistance of stainless steels and nickel alloys to pitting from the heat analysis: five indices, the class, and the starting temperatures of ASTM G48.',
    inputs: { steel: 'Heat analysis', alloy: 'Alloy family' },
    choices: { 'alloy.stainless': 'stainless steel', 'alloy.nickel': 'nickel-base alloy' },
    outputs: {
      ...indices,
      resistanceClass: 'Class by PREN (16 N)',
      pittingTemperatureC: 'Critical pitting temperature, start of test',
      creviceTemperatureC: 'Critical crevice temperature, start of test',
      creviceTemperatureNickelC: 'Critical crevice temperature (nickel base), start of test',
    },
    values: {
      'resistanceClass.basic': 'below 20: as 304',
      'resistanceClass.medium': '20–30: as 316 and lean duplex',
      'resistanceClass.high': '30–40: as duplex 2205 and 904L',
      'resistanceClass.super': '40 and more: super duplex, super austenitic',
    },
    warnings: {
      outside_test:
        '{output} = {amount} is outside the temperatures of the test ({range}; {source}). The value is extrapolated.',
      not_stainless: 'Cr = {chromium} % is below 10.5 %: not a stainless steel. The indices say little.',
      choose_nickel: 'Above 35 % Ni the crevice equation for nickel-base alloys fits better.',
      choose_stainless: 'Below 30 % Ni the crevice equation for stainless steels fits better.',
      manganese: 'Mn = {manganese} %: manganese sulfides start pits; compare PREN (30 N, Mn).',
      other_family: '{output}: the equation of {source} belongs to the other alloy family.',
      starting_temperature:
        'The equations of {source} give the temperature at which a test begins; the measured one differs by about ±15 K and is higher for super duplex.',
      not_counted:
        'PREN counts the mean analysis only: sulfides, sigma phase, heat tint, microsegregation in welds and crevices are not in it.',
      duplex_phases:
        'Duplex: the weaker phase decides. Enter the analysis of ferrite and austenite one after the other where it is known.',
    },
    chart: {
      indices: 'Indices over nitrogen',
      temperature: 'Starting temperature of the pitting test over PREN',
      nitrogen: 'Nitrogen',
      index: 'Index',
      pren16: 'PREN (16 N)',
      pren30: 'PREN (30 N)',
      marc: 'MARC',
      startingTemperature: 'Critical pitting temperature, start of test',
      testLimit: 'limit of the test',
      basic: 'below 20',
      medium: '20–30',
      high: '30–40',
      super: 'from 40',
      steel: 'your steel',
    },
    changes: { first: 'First version' },
    examples: {
      'datasheet-2205': '2205, PREN of the data sheet',
      'datasheet-2101': 'LDX 2101, PREN of the data sheet',
      'zeron-100': 'Super duplex with tungsten (Zeron 100)',
      'all-of-2205': '2205 with Mn and Ni: all indices',
      'austenitic-316': '316L',
    },
  },
  de: {
    summary:
      'Beständigkeit nichtrostender Stähle und Nickellegierungen gegen Lochkorrosion aus der Schmelzenanalyse: fünf Wirksummen, die Klasse und die Starttemperaturen nach ASTM G48.',
    inputs: { steel: 'Schmelzenanalyse', alloy: 'Werkstofffamilie' },
    choices: { 'alloy.stainless': 'nichtrostender Stahl', 'alloy.nickel': 'Nickelbasislegierung' },
    outputs: {
      ...indices,
      resistanceClass: 'Klasse nach PREN (16 N)',
      pittingTemperatureC: 'Kritische Lochkorrosionstemperatur, Prüfbeginn',
      creviceTemperatureC: 'Kritische Spaltkorrosionstemperatur, Prüfbeginn',
      creviceTemperatureNickelC: 'Kritische Spaltkorrosionstemperatur (Nickelbasis), Prüfbeginn',
    },
    values: {
      'resistanceClass.basic': 'unter 20: wie 1.4307',
      'resistanceClass.medium': '20 bis 30: wie 1.4404 und Lean-Duplex',
      'resistanceClass.high': '30 bis 40: wie Duplex 1.4462 und 1.4539',
      'resistanceClass.super': 'ab 40: Superduplex, Superaustenite',
    },
    warnings: {
      outside_test:
        '{output} = {amount} liegt außerhalb der Prüftemperaturen ({range}; {source}). Der Wert ist extrapoliert.',
      not_stainless:
        'Cr = {chromium} % liegt unter 10,5 %: kein nichtrostender Stahl. Die Wirksummen sagen wenig aus.',
      choose_nickel: 'Über 35 % Ni passt die Spaltkorrosionsgleichung für Nickelbasislegierungen besser.',
      choose_stainless: 'Unter 30 % Ni passt die Spaltkorrosionsgleichung für nichtrostende Stähle besser.',
      manganese: 'Mn = {manganese} %: Mangansulfide lösen Lochkorrosion aus; PREN (30 N, Mn) vergleichen.',
      other_family: '{output}: Die Gleichung der {source} gilt für die andere Werkstofffamilie.',
      starting_temperature:
        'Die Gleichungen der {source} geben die Temperatur an, bei der eine Prüfung beginnt; der Messwert weicht um etwa ±15 K ab und liegt bei Superduplex höher.',
      not_counted:
        'Die Wirksumme berücksichtigt nur die mittlere Analyse: Sulfide, Sigmaphase, Anlauffarben, Mikroseigerung in Schweißnähten und Spalte sind nicht enthalten.',
      duplex_phases:
        'Duplex: Die schwächere Phase entscheidet. Sind die Analysen von Ferrit und Austenit bekannt, nacheinander eingeben.',
    },
    chart: {
      indices: 'Wirksummen über dem Stickstoffgehalt',
      temperature: 'Starttemperatur der Lochkorrosionsprüfung über PREN',
      nitrogen: 'Stickstoff',
      index: 'Wirksumme',
      pren16: 'PREN (16 N)',
      pren30: 'PREN (30 N)',
      marc: 'MARC',
      startingTemperature: 'Kritische Lochkorrosionstemperatur, Prüfbeginn',
      testLimit: 'Grenze der Prüfung',
      basic: 'unter 20',
      medium: '20 bis 30',
      high: '30 bis 40',
      super: 'ab 40',
      steel: 'Ihr Stahl',
    },
    changes: { first: 'Erste Fassung' },
    examples: {
      'datasheet-2205': '2205 (1.4462), PREN des Datenblatts',
      'datasheet-2101': 'LDX 2101, PREN des Datenblatts',
      'zeron-100': 'Superduplex mit Wolfram (Zeron 100)',
      'all-of-2205': '2205 mit Mn und Ni: alle Wirksummen',
      'austenitic-316': '316L (1.4404)',
    },
  },
  cn: {
    summary: '由熔炼分析评估不锈钢和镍基合金的耐点蚀性能：五种耐点蚀当量、等级以及 ASTM G48 试验的起始温度。',
    inputs: { steel: '熔炼分析', alloy: '合金类别' },
    choices: { 'alloy.stainless': '不锈钢', 'alloy.nickel': '镍基合金' },
    outputs: {
      ...indices,
      resistanceClass: '按 PREN（16 N）分级',
      pittingTemperatureC: '临界点蚀温度（试验起始温度）',
      creviceTemperatureC: '临界缝隙腐蚀温度（试验起始温度）',
      creviceTemperatureNickelC: '临界缝隙腐蚀温度（镍基，试验起始温度）',
    },
    values: {
      'resistanceClass.basic': '低于 20：相当于 304',
      'resistanceClass.medium': '20～30：相当于 316 和经济型双相钢',
      'resistanceClass.high': '30～40：相当于双相钢 2205 和 904L',
      'resistanceClass.super': '40 及以上：超级双相钢、超级奥氏体钢',
    },
    warnings: {
      outside_test: '{output} = {amount}，超出试验温度范围（{range}；{source}），结果为外推值。',
      not_stainless: 'Cr = {chromium}%，低于 10.5%，不属于不锈钢，当量值参考意义不大。',
      choose_nickel: 'Ni 超过 35% 时，宜采用镍基合金的缝隙腐蚀公式。',
      choose_stainless: 'Ni 低于 30% 时，宜采用不锈钢的缝隙腐蚀公式。',
      manganese: 'Mn = {manganese}%：硫化锰易诱发点蚀，请对照 PREN（30 N, Mn）。',
      other_family: '{output}：{source} 的该公式适用于另一类合金。',
      starting_temperature:
        '{source} 的公式给出的是试验起始温度；实测值相差约 ±15 K，超级双相钢的实测值偏高。',
      not_counted: 'PREN 只反映平均成分，不包含硫化物、σ 相、回火色、焊缝显微偏析和缝隙的影响。',
      duplex_phases: '双相钢由较弱的相决定。若已知铁素体和奥氏体各自的成分，请分别输入计算。',
    },
    chart: {
      indices: '耐点蚀当量与氮含量',
      temperature: '点蚀试验起始温度与 PREN',
      nitrogen: '氮',
      index: '耐点蚀当量',
      pren16: 'PREN（16 N）',
      pren30: 'PREN（30 N）',
      marc: 'MARC',
      startingTemperature: '临界点蚀温度（试验起始温度）',
      testLimit: '试验温度界限',
      basic: '低于 20',
      medium: '20～30',
      high: '30～40',
      super: '40 及以上',
      steel: '您的钢',
    },
    changes: { first: '首个版本' },
    examples: {
      'datasheet-2205': '2205，产品数据表的 PREN',
      'datasheet-2101': 'LDX 2101，产品数据表的 PREN',
      'zeron-100': '含钨超级双相钢（Zeron 100）',
      'all-of-2205': '2205（含 Mn、Ni）：全部指标',
      'austenitic-316': '316L',
    },
  },
  ja: {
    summary:
      '溶鋼分析からステンレス鋼とニッケル合金の耐孔食性を評価します。5種類の指数、等級、ASTM G48試験の開始温度を示します。',
    inputs: { steel: '溶鋼分析', alloy: '合金の種類' },
    choices: { 'alloy.stainless': 'ステンレス鋼', 'alloy.nickel': 'ニッケル基合金' },
    outputs: {
      ...indices,
      resistanceClass: 'PREN（16 N）による等級',
      pittingTemperatureC: '臨界孔食温度（試験開始温度）',
      creviceTemperatureC: '臨界すきま腐食温度（試験開始温度）',
      creviceTemperatureNickelC: '臨界すきま腐食温度（ニッケル基、試験開始温度）',
    },
    values: {
      'resistanceClass.basic': '20未満：SUS304相当',
      'resistanceClass.medium': '20～30：SUS316、リーン二相鋼相当',
      'resistanceClass.high': '30～40：二相鋼2205、904L相当',
      'resistanceClass.super': '40以上：スーパー二相鋼、スーパーオーステナイト鋼',
    },
    warnings: {
      outside_test:
        '{output} = {amount}は試験温度の範囲（{range}、{source}）を外れています。表示値は外挿値です。',
      not_stainless:
        'Cr = {chromium}%は10.5%未満で、ステンレス鋼ではありません。指数はあまり意味を持ちません。',
      choose_nickel: 'Niが35%を超える場合は、ニッケル基合金のすきま腐食の式が適しています。',
      choose_stainless: 'Niが30%未満の場合は、ステンレス鋼のすきま腐食の式が適しています。',
      manganese: 'Mn = {manganese}%：硫化マンガンは孔食の起点になります。PREN（30 N, Mn）と比べてください。',
      other_family: '{output}：{source}のこの式は別の合金の種類に適用されます。',
      starting_temperature:
        '{source}の式は試験を始める温度を示します。実測値とは約±15 Kの差があり、スーパー二相鋼では実測値が高くなります。',
      not_counted:
        'PRENは平均組成だけで決まります。硫化物、σ相、テンパーカラー、溶接部のミクロ偏析、すきまは含まれません。',
      duplex_phases:
        '二相鋼では弱い方の相で決まります。フェライトとオーステナイトの分析値が分かる場合は、それぞれ入力してください。',
    },
    chart: {
      indices: '窒素量と耐孔食性指数',
      temperature: '孔食試験の開始温度とPREN',
      nitrogen: '窒素',
      index: '指数',
      pren16: 'PREN（16 N）',
      pren30: 'PREN（30 N）',
      marc: 'MARC',
      startingTemperature: '臨界孔食温度（試験開始温度）',
      testLimit: '試験温度の限界',
      basic: '20未満',
      medium: '20～30',
      high: '30～40',
      super: '40以上',
      steel: '入力した鋼',
    },
    changes: { first: '初版' },
    examples: {
      'datasheet-2205': '2205、データシートのPREN',
      'datasheet-2101': 'LDX 2101、データシートのPREN',
      'zeron-100': 'タングステン入りスーパー二相鋼（Zeron 100）',
      'all-of-2205': '2205（Mn、Niを含む）の全指数',
      'austenitic-316': '316L',
    },
  },
  kr: {
    summary:
      '용강 분석값으로 스테인리스강과 니켈 합금의 내공식성을 평가합니다. 다섯 가지 지수, 등급, ASTM G48 시험의 시작 온도를 보여 줍니다.',
    inputs: { steel: '용강 분석', alloy: '합금 종류' },
    choices: { 'alloy.stainless': '스테인리스강', 'alloy.nickel': '니켈기 합금' },
    outputs: {
      ...indices,
      resistanceClass: 'PREN(16 N) 등급',
      pittingTemperatureC: '임계 공식 온도(CPT), 시험 시작 온도',
      creviceTemperatureC: '임계 틈부식 온도, 시험 시작 온도',
      creviceTemperatureNickelC: '임계 틈부식 온도(니켈기), 시험 시작 온도',
    },
    values: {
      'resistanceClass.basic': '20 미만: 304 수준',
      'resistanceClass.medium': '20~30: 316, 린 듀플렉스 수준',
      'resistanceClass.high': '30~40: 듀플렉스 2205, 904L 수준',
      'resistanceClass.super': '40 이상: 슈퍼 듀플렉스, 슈퍼 오스테나이트계',
    },
    warnings: {
      outside_test:
        '{output} = {amount}: 시험 온도 범위({range}, {source})를 벗어났습니다. 표시된 값은 외삽값입니다.',
      not_stainless:
        'Cr = {chromium} %: 10.5 % 미만이므로 스테인리스강이 아닙니다. 지수의 의미가 거의 없습니다.',
      choose_nickel: 'Ni가 35 %를 넘으면 니켈기 합금의 틈부식 식이 더 적합합니다.',
      choose_stainless: 'Ni가 30 % 미만이면 스테인리스강의 틈부식 식이 더 적합합니다.',
      manganese:
        'Mn = {manganese} %: 황화망가니즈는 공식(孔蝕)의 기점이 됩니다. PREN(30 N, Mn)과 비교하십시오.',
      other_family: '{output}: {source}의 이 식은 다른 합금 종류에 적용됩니다.',
      starting_temperature:
        '{source}의 식은 시험을 시작하는 온도입니다. 실측값과 약 ±15 K 차이가 나며 슈퍼 듀플렉스에서는 실측값이 더 높습니다.',
      not_counted:
        'PREN은 평균 성분만 반영합니다. 황화물, 시그마상, 변색(heat tint), 용접부 미세 편석, 틈은 포함되지 않습니다.',
      duplex_phases:
        '듀플렉스강은 약한 상이 결정합니다. 페라이트와 오스테나이트의 분석값을 알면 각각 입력하십시오.',
    },
    chart: {
      indices: '질소 함량과 내공식지수',
      temperature: '공식 시험 시작 온도와 PREN',
      nitrogen: '질소',
      index: '지수',
      pren16: 'PREN(16 N)',
      pren30: 'PREN(30 N)',
      marc: 'MARC',
      startingTemperature: '임계 공식 온도, 시험 시작 온도',
      testLimit: '시험 온도 한계',
      basic: '20 미만',
      medium: '20~30',
      high: '30~40',
      super: '40 이상',
      steel: '입력한 강',
    },
    changes: { first: '첫 버전' },
    examples: {
      'datasheet-2205': '2205, 데이터시트의 PREN',
      'datasheet-2101': 'LDX 2101, 데이터시트의 PREN',
      'zeron-100': '텅스텐 함유 슈퍼 듀플렉스(Zeron 100)',
      'all-of-2205': '2205(Mn, Ni 포함): 모든 지수',
      'austenitic-316': '316L',
    },
  },
} satisfies TextsInFiveLanguages;
