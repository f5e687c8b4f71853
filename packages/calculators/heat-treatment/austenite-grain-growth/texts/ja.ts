import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'オーステナイト化、浸炭、再加熱での保持後のオーステナイト結晶粒径を、実測鋼の回帰による最良推定値とその区間、および5つの式で求め、粒度番号を示します。',
  inputs: {
    steel: '溶鋼分析',
    temperatureC: '温度',
    timeH: '保持時間',
    initialDiameterUm: '初期粒径',
  },
  outputs: {
    bestUm: '結晶粒径の最良推定値',
    best90LowUm: '90%区間の下限',
    best90HighUm: '90%区間の上限',
    bestGrainSize: 'G：最良推定値',
    best90LowGrainSize: '90%区間の下限（G）',
    best90HighGrainSize: '90%区間の上限（G）',
    leeUm: 'Lee & Lee、低合金鋼',
    sellarsUm: 'Sellars、C-Mn鋼',
    hodgsonUm: 'Hodgson & Gibbs、C-Mn鋼',
    hodgsonTitaniumUm: 'Hodgson & Gibbs、C-Mn-Ti鋼',
    hodgsonNiobiumUm: 'Hodgson & Gibbs、C-Mn-Nb鋼',
    leeGrainSize: 'G：Lee & Lee、低合金鋼',
    sellarsGrainSize: 'G：Sellars、C-Mn鋼',
    hodgsonGrainSize: 'G：Hodgson & Gibbs、C-Mn鋼',
    hodgsonTitaniumGrainSize: 'G：Hodgson & Gibbs、C-Mn-Ti鋼',
    hodgsonNiobiumGrainSize: 'G：Hodgson & Gibbs、C-Mn-Nb鋼',
    activationKJmol: '活性化エネルギー、Lee & Lee',
  },
  warnings: {
    other_steels:
      'チタン鋼とニオブ鋼の式は元素が{content}%を超える場合に、Sellarsの式は{celsius} °C以上で示します。',
    content_not_measured:
      '{label} = {amount}は測定された鋼の範囲を外れています（{range}、{source}）。最良推定値は外挿値で、実測による精度は当てはまりません。',
    hold_not_measured: '{output}：実測は{min}～{max} °Cのみ（{source}）。それ以外では区間が広くなります。',
    laboratories_differ:
      '{output}は多くの研究所の平均線分長と円相当径に基づき（{source}）、両者は10～15%異なります。同じ成分の鋼でも、成分で説明できる以上の差があります。',
    initial_missing:
      '初期粒径がないと、それを出発点とする式には値がなく、最良推定値は粒がゼロから成長するものとして計算します。',
    niobium_coarser:
      'Nb鋼の式がC-Mn鋼より粗い粒を与えます。この式はパス間の数秒用で、この保持には合いません。固溶Nbも炭窒化物も粒を粗大化させません。',
    pinning:
      'Al、Nb、Ti、Vの析出物は完全固溶温度より低温で粒界をピン止めします（「炭窒化物の溶解度」を参照）。成長は抑えられ、その後異常粒成長することがあります。Hodgson & GibbsのNbの式は完全固溶後に適用します。',
    lee_below_first: '{source}は初期粒径を無視するため、結果が初期粒径を下回っています。',
    low_temperature: '900 °C未満は再加熱の式（Sellars、Hodgson & Gibbs）の対象外です。',
    mean_intercept: 'Gの計算では粒径を平均線分長とします（{source}）。Gが大きいほど細粒です。',
    constant_temperature: '一定温度での計算で、昇温は含みません。',
  },
  chart: {
    overTemperature: '温度と粒径',
    overTime: '時間と粒径',
    temperature: '温度',
    time: '保持時間',
    diameter: '結晶粒径',
    bestUm: '最良推定値',
    leeUm: 'Lee & Lee、低合金鋼',
    sellarsUm: 'Sellars、C-Mn鋼',
    hodgsonUm: 'Hodgson & Gibbs、C-Mn鋼',
    hodgsonTitaniumUm: 'Hodgson & Gibbs、C-Mn-Ti鋼',
    hodgsonNiobiumUm: 'Hodgson & Gibbs、C-Mn-Nb鋼',
  },
  changes: {
    bandWithheld: '元素の含有量が実測の最高値を超える場合、最良推定値には区間を示さず、図にも描かない',
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    contents:
      '実測の最高含有量を超える元素を示し、最良推定値を範囲外とする。以前はCr 6%まで範囲内と表示していたが、1.87%を超える鋼は1鋼種しか測定されていない',
    confirmed: 'Hodgson & GibbsのC-Mn鋼の式を転載で照合',
    notBelowInitial: '粒径の区間の下限を、入力した初期粒径までとする',
    otherSteels: 'チタン鋼とニオブ鋼の式はその元素を含む鋼のみ、Sellarsは1100 °C以上。Gの区間を表示',
    measured: '531点の実測値の回帰による最良推定値とその区間を追加。初期粒径は省略可',
    niobiumCoarser: 'Nb鋼の式がC-Mn鋼より粗い粒を与える場合に警告',
    first: '初版',
  },
  examples: {
    s4140: '4140（C 0.40%）、870 °C、1 h',
    s8620: '8620、925 °C、1 h',
    sellars: '50 µm、1150 °C、60 s',
    hodgson: '20 µm、1200 °C、1 h',
  },
} satisfies CalculatorTexts;
