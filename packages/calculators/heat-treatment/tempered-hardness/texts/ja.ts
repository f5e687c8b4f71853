import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '焼入れした低合金鋼の焼戻し硬さを、実測鋼への回帰による最良推定値とその区間で示し、Maynier、Spies、Justの式とそれぞれの適用温度範囲を並べます。',
  inputs: {
    steel: '溶鋼分析',
    quenchedHRC: '焼入れままの硬さ',
    temperatureC: '焼戻し温度',
    timeH: '焼戻し時間',
    tempers: '焼戻し回数',
    secondTemperatureC: '2回目の焼戻し温度',
    secondTimeH: '2回目の焼戻し時間',
    martensitePercent: '焼戻し前マルテンサイト量（Maynier）',
    hardeningDegree: '硬化度 S（Just）',
  },
  choices: {
    'tempers.one': '1回',
    'tempers.two': '2回',
  },
  outputs: {
    bestHRC: '焼戻し硬さの最良推定値',
    best90LowHRC: '90%区間の下限',
    best90HighHRC: '90%区間の上限',
    bestHV: '焼戻し硬さの最良推定値（ビッカース）',
    RmBest: '引張強さ、焼入焼戻し材（実測値からの推定）',
    RmBest90Low: 'Rm、90%区間の下限',
    RmBest90High: 'Rm、90%区間の上限',
    mixedHV: 'Maynier（入力した組織分率）',
    mixedHRC: 'Maynier、ロックウェル換算',
    spiesHV: 'Spies、ビッカース換算',
    justHV: 'Just、ビッカース換算',
    parameterK: '焼戻しパラメータ Pc（Maynier）',
    martensiteHV: '焼戻しマルテンサイト、Maynier',
    bainiteHV: '焼戻しベイナイト、Maynier',
    spiesHB: 'Spies',
    justHRC: 'Just',
  },
  warnings: {
    above_ac1:
      '{celsius} °CはAc1（約{ac1} °C、{low}～{high} °C）を超え、オーステナイトが生成するため、硬さは成り立ちません。',
    near_ac1:
      '{celsius} °CはAc1のばらつき（{low}～{high} °C）の範囲内で、オーステナイトが生成することがあります。',
    steps_added:
      '2回の焼戻しは、パラメータが等しくなる高い方の温度での時間に換算して加算します（{source}）。測定された鋼の焼戻しは1回です。SpiesとJustの式には高い方の温度を用います。',
    tempering_not_measured:
      '{output}：これほど短い、長い、低い、または高い焼戻しの実測がありません。そのぶん区間を広げています（{source}）。',
    not_hardened_through:
      '焼入れままの{quenched} HRCは、この鋼が完全に焼き入った場合の約{hardened} HRCより低い値です。最良推定値はこれを上限としますが、完全に焼き入った鋼の実測に基づくため（{source}）、実際はさらに低いことがあります。',
    below_rockwell: '{output}：20 HRC未満ではロックウェルCを使いません。ビッカース硬さを使ってください。',
    strength_not_measured: '回帰によるRm：実測は{min}～{max} HVのみ（{source}）で、それ以外は外挿です。',
    hardened_through:
      '最良推定値は、実測の鋼と同じく完全な焼入れ（焼入れままで完全マルテンサイト）を前提とします（{source}）。完全に焼き入らない位置では硬さは低くなります。',
    quenched_missing: 'SpiesとJustの式は焼入れままの硬さから求めます。入力すると値が表示されます。',
    quenched_unused: '{source}の式は焼入れ硬さを使いません。焼入れ硬さはSpiesとJustの式で使います。',
    embrittlement_low: '低温焼戻し脆化の温度域です（250～400 °C）。',
    embrittlement_high: '高温焼戻し脆化の温度域です（375～575 °C、{source}）。',
    spies_time: '{source}は約2 hの式で、{hours} hの影響は含まれません。',
    above_quenched:
      'MaynierとSpiesの式の結果は、焼入れままの{quenched} HVを超えます。この入力には式が合わず、入力した組織分率によるMaynierの値はこれを上限とします。最良値は焼入れ硬さを超えません。',
    retained_austenite: 'C = {carbon}%：焼戻しによる残留オーステナイトの分解は含まれません。',
    no_time: '{source}：時間は考慮されません。',
    secondary_hardening:
      '対象外：二次硬化、すなわちCrが約2%を超える鋼やMo、V、Wの多い熱間工具鋼、高速度鋼などに約500～600 °Cで現れる硬さの再上昇（測定された鋼はCr 1.6%、Mo 0.4%、V 0.2%まで）と、残留オーステナイトが回ごとに変態する3回以上の焼戻し。Maynierの焼戻しマルテンサイトのMn・Cr項とベイナイトの2つの係数は文献により異なります。マルテンサイトには実測に最も近い式を使っています。',
    outside_table: '{output}：換算表（{source}）の範囲外です。',
    no_hardness: '{output}：この入力では意味のある値が得られません。',
  },
  chart: {
    best: '最良推定値と90%区間',
    curve: '焼戻し曲線（各式の適用範囲のみ）',
    temperature: '焼戻し温度',
    hardness: '硬さ',
    maynierMartensite: 'Maynier、マルテンサイト',
    maynierBainite: 'Maynier、ベイナイト',
    spies: 'Spies',
    just: 'Just',
    quenched: '焼入れまま',
    steel: '{steel}',
  },
  changes: {
    bandWithheld: 'Ac1を超える場合、最良推定値に区間を示さず、図にも描かない',
    hardenedThrough: '最良推定値が完全な焼入れを前提とすることを示す',
    aboveAc1: 'Ac1を超える焼戻しに注意を示す',
    leastRockwell: 'ロックウェルCスケールの下限未満の硬さを「< 20」と示す',
    smoothStages:
      '最良値の回帰をなめらかに：データと誤差は同じ（除外した鋼で3.21 HRC）、以前との差は2 HRC以内で、うねりなし。20 HRC未満ではHVを主な結果に',
    stagesNote: '最良値の曲線の段は回帰式の焼戻し段階によることを示します',
    twoTempers: '2回目の焼戻しを入力可能に',
    maynierBase:
      'Maynierの焼戻しマルテンサイトの式をMn係数−25、Cr項なしに変更しました。実測に近く、4140で50 HV低くなります',
    strengthBandWidens: 'Rmの幅は測定範囲195～379 HVの外で広がります',
    measured: '実測に基づく区間つきの最良推定値を追加。焼入れままの硬さは省略可。100～720 °C、5秒から',
    embrittlementRange: '高温焼戻し脆化の注意を375～575 °Cとし、出典を記載',
    notAboveQuenched: '混合組織の硬さが焼入れ硬さを超えない',
    first: '初版',
  },
  examples: {
    'at-600': '4140、600 °C、1 h：Maynier',
    'at-550': '4140、550 °C、1 h：Maynier',
    'at-650': '4140、650 °C、2 h：Maynier',
    spies: '4140（C 0.40%）、56 HRC、600 °C：Spies',
    just: '54.3 HRC、600 °C：Just',
  },
} satisfies CalculatorTexts;
