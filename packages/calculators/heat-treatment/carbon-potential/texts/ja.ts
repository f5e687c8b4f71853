import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'CO₂、露点、酸素センサの測定値から炉内雰囲気のカーボンポテンシャル、合金鋼の炭素量、すす発生限界を求めます。',
  inputs: {
    temperatureC: '温度',
    measuredBy: '測定方法',
    monoxidePercent: 'CO',
    hydrogenPercent: 'H₂',
    dioxidePercent: 'CO₂',
    dewPointC: '露点',
    probeMv: 'センサ起電力',
    pressureAtm: '全圧',
    steel: '鋼の溶鋼分析',
  },
  choices: {
    'measuredBy.dioxide': 'CO₂',
    'measuredBy.dew-point': '露点',
    'measuredBy.probe': '酸素センサ',
  },
  outputs: {
    potential: 'カーボンポテンシャル',
    alloyCarbon: '合金鋼の炭素量',
    activity: '炭素活量（黒鉛＝1）',
    saturation: '飽和炭素量（すす発生限界）',
    logOxygen: '酸素分圧のlog10（atm）',
    alloyFactor: '合金係数',
  },
  warnings: {
    no_potential: 'この雰囲気に対応する6%以下のカーボンポテンシャルはありません。',
    soot: 'すす発生限界を超えています。すすが析出します。',
    low_temperature: '800 °C未満では雰囲気が平衡から大きく外れます。',
    unusual_monoxide: 'CO = {monoxide}%は吸熱型ガスの通常範囲15～35%を外れています。',
    over_water: '露点が0 °C未満：慣例により水面上の蒸気圧を用います。',
    equilibrium_gas: '平衡計算です。残留CH₄やセンサの温度低下により実際の値はずれます。',
  },
  chart: {
    potentialOverTemperature: 'この雰囲気のカーボンポテンシャルと温度',
    temperature: '温度',
    potential: 'カーボンポテンシャル',
    furnaceGas: '炉内ガス',
    sootLimit: 'すす発生限界',
  },
  changes: {
    unconfirmed:
      'カーボンポテンシャルを再び未確認と表示：平衡式と活量を記すのはメーカーのプログラムだけである',
    readAgain: '未確認の表示は合金鋼の炭素量のみ。平衡式と活量は別の資料で照合した',
    sootLimitAtEnd: 'すす発生限界の名称を線の端に置く',
    gasSum: '合計100%を超えるガスは受け付けない',
    first: '初版',
  },
  examples: {
    dioxide: '925 °C、20% CO、0.25% CO₂',
    probe: '927 °C、1140 mV',
    'dew-point': '927 °C、露点0 °C',
    alloy: 'カーボンポテンシャル0.80%の16MnCr5',
  },
  problems: { gas_sum: '{label}：ガスの合計が{sum}%で、100%を超えています。' },
} satisfies CalculatorTexts;
