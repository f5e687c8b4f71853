import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Misaka、Shida、Hensel–Spittel、Medina–Hernandezの各式で鋼の熱間変形抵抗を並べて求め、ゼナー・ホロモンパラメータも示します。荷重、動力、解析に使えます。',
  inputs: {
    steel: '溶鋼分析',
    temperatureC: '温度',
    strain: '真ひずみ',
    strainRate: 'ひずみ速度',
    misakaBy: 'Misaka式の対象',
    spittelSteel: 'Hensel–Spittelの係数',
    activationKJmol: '活性化エネルギー（ln Zのみに使用）',
  },
  choices: {
    'misakaBy.carbon': '炭素鋼（f = 1）',
    'misakaBy.alloyed': '低合金鋼（fは成分から）',
    'spittelSteel.C22': 'C20 / C22',
    'spittelSteel.C45': 'C45',
    'spittelSteel.S355J2': 'S355J2',
  },
  outputs: {
    meanStressMPa: '変形抵抗（3モデルの平均）',
    misakaMPa: 'Misaka & Yoshimoto（パス平均）',
    shidaMPa: 'Shida',
    spittelMPa: 'Hensel–Spittel',
    medinaMPa: 'Medina & Hernandez（ピーク）',
    lnZ: 'ln Z',
    logZ: 'log Z',
    medinaActivationKJmol: 'Medinaの式の活性化エネルギー',
    shidaTransitionC: 'Shidaの遷移温度',
  },
  warnings: {
    compared_rates:
      'Misakaの式は{from} s⁻¹以上に適用されます。3つのモデルの平均は{low}～{high} s⁻¹で測定値と比較しています。',
    mean_extrapolated: '平均値に適用範囲外の式が含まれます：{list}。',
    alloyed:
      '{label} = {amount}はMisaka、Shida、ここでのHensel–Spittel係数の範囲を外れています（{range}、EN 10020の非合金鋼、および平均値と比較した{source}のP20系の鋼。著者は合金元素の範囲を示していません）。表示値は外挿値です。',
    below_transition:
      '{transition} °C未満ではフェライトが加わります（{source}）。他のモデルはオーステナイトを仮定します。',
    different_stresses:
      'Misakaはパスの平均、ShidaとHensel–Spittelはそのひずみでの値、Medinaはひずみによらないピークです。平面ひずみでは1.155倍します。',
  },
  chart: {
    mean: 'モデルの平均',
    overStrain: '真ひずみと変形抵抗',
    overTemperature: '温度と変形抵抗',
    strain: '真ひずみ',
    stress: '変形抵抗',
    temperature: '温度',
  },
  changes: {
    alloyRange:
      '平均値が対象とする鋼を超える元素を、モリブデンとバナジウムも含めて範囲とともに示し、平均値を範囲外とする。以前は高速度工具鋼も範囲内と表示していた',
    dashedModels: '軸にない入力（ひずみ速度など）が適用範囲外の式は破線で描く',
    meanLine: '温度の図に平均を表示。30 1/s未満では測定値と比較したひずみ速度を示す',
    measuredRates:
      '0.001～30 1/sも範囲内とする。平均値は5 1/sまで測定値と比較済みで、30 1/s以上ではすべての式が適用範囲内',
    tagOfMean: '平均値が適用範囲外の式を含み曲線が破線になるとき、範囲外と表示してその式を示す',
    meanRange:
      '各モデルの適用範囲外の平均値を破線で表示。差が大きい場合は警告。ピーク応力はひずみの図に描かない',
    startInRange: '初期値をすべてのモデルの適用範囲内とします',
    measured:
      '各式と実測値とのずれを表示。Medina & Hernandezの式は実測で裏づけられる1250 °Cまで適用範囲とします',
    first: '初版',
  },
  examples: {
    misaka: 'Misaka：0.45% C、1100 °C、0.3、50 s⁻¹',
    shida: 'Shida：0.45% C、1100 °C、0.3、10 s⁻¹',
    'shida-ferrite': 'Shida、遷移温度未満：0.10% C、750 °C',
    spittel: 'Hensel–Spittel：C45、1100 °C、0.3、10 s⁻¹',
    medina: 'Medina & Hernandez：0.42% C、0.22% Mo、1100 °C、1 s⁻¹',
    zener: 'ゼナー・ホロモン：1 s⁻¹、312 kJ/mol、1000 °C',
  },
} satisfies CalculatorTexts;
