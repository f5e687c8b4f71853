import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary: '分圧に応じて溶鋼に溶ける水素と窒素、所定の含有量を保つ分圧、真空脱ガス後の含有量を求めます。',
  inputs: {
    gas: 'ガス',
    steel: '溶鋼分析',
    temperatureC: '温度',
    pressureMbar: '対象ガスの分圧',
    contentPpm: '所定の含有量',
    initialPpm: '脱ガス前の含有量',
    equilibriumPpm: '最終的に近づく含有量',
    ratePerMin: '速度定数',
    timeMin: '脱ガス時間',
  },
  choices: { 'gas.hydrogen': '水素', 'gas.nitrogen': '窒素' },
  outputs: {
    solubilityPpm: '平衡含有量',
    solubilityPercent: '平衡含有量（質量%）',
    activityCoefficient: '活量係数',
    logActivityCoefficient: '活量係数の対数',
    equilibriumPressureMbar: '所定の含有量に対する分圧',
    degassedPpm: '脱ガス後の含有量',
    ...models('水素', '窒素', '、'),
  },
  warnings: {
    far_outside:
      'ガスが5%を超える計算になります。この組成と圧力では相互作用係数が成り立たないため、含有量は示しません。',
    below_liquidus:
      '鋼は液体ではありません。液相線は約{liquidus} °C（{source}）です。固体の鋼に溶けるガスはより少なくなります。',
    beyond_chromium: 'Crが60%を超えると相互作用助係数は使えません。',
    beyond_aluminium: 'Alが3.8%を超えると相互作用助係数は使えません。',
    nitrides_form: 'TiまたはZrが0.5%を超えると、この窒素量に達する前に窒化物が生じます。',
    above_one_atmosphere:
      'ジーベルツの法則が確認されているのは1 atm（1013 mbar）までです。それを超える値は外挿値です。',
    pressure_chromium: 'クロム鋼は窒素1 atmを超えるとジーベルツの法則から外れます。表示値は外挿値です。',
    picks_up: '最終的に近づく含有量が初期値より高く、溶鋼はガスを吸収します。',
    nitrogen_slow: '窒素は水素よりはるかに抜けにくく（速度定数は約0.1～0.3倍）、表面の酸素と硫黄が妨げます。',
    partial_pressure: '圧力は対象ガスだけの分圧で、全圧ではありません。',
  },
  chart: {
    nitrogen: '鋼中の窒素',
    hydrogen: '鋼中の水素',
    pressure: '分圧（mbar）',
    overPressure: '含有量と圧力の平方根',
    overTemperature: '純鉄、1 atm（参照曲線）',
    degassing: '脱ガス',
    rootOfPressure: '分圧の平方根',
    content: '含有量',
    temperature: '温度',
    time: '時間',
    steel: '{steel}',
    equilibrium: '最終値',
    alpha: 'α',
    gamma: 'γ',
    delta: 'δ',
    liquid: '液相',
  },
  changes: {
    nitrogenUnconfirmed: 'Pehlke & Elliottの窒素の式を未確認と表示。信頼できる資料が見つからなかった',
    conditionsFirst: 'ガス、温度、圧力を化学成分より先に置き、水素を小数2桁で示します',
    nitrogenLine: 'JSPSデータ集の窒素の式の定数を、石井らの実測値−1.063に訂正しました。窒素量は2%下がります',
    vacuumDefault: '初期値を気体1気圧から真空処理の1 mbarに変更しました',
    liquidus: '液相線より低い場合に警告。5%を超えるガス量は示さない',
    first: '初版',
  },
  examples: {
    'iron-hydrogen': '純鉄中の水素、1600 °C、1 atm',
    'iron-nitrogen': '純鉄中の窒素、1600 °C、1 atm（文献値0.044～0.045%）',
    s304l: '304L中の窒素、1600 °C、1 atm',
    degassing: '水素6 ppmから、k = 0.1 min⁻¹、20 min',
  },
} satisfies CalculatorTexts;
