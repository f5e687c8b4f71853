import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    '焼戻しの時間と温度を1つの値で表します。条件の比較、複数回の焼戻しの合算、等価な時間や温度の計算に使います。',
  inputs: {
    steps: '焼戻しの段階',
    'steps.temperatureC': '温度',
    'steps.timeH': '保持時間',
    constantBy: '定数C',
    C: '炭素量',
    constant: '任意の定数C',
    ramps: '昇温と冷却',
    heatingRateCPerH: '昇温速度',
    coolingRateCPerH: '冷却速度',
    referenceTemperatureC: '基準温度',
    referenceTimeH: '基準時間',
    ac1C: '鋼のAc1',
  },
  choices: {
    'constantBy.fixed': '20（通常）',
    'constantBy.carbon': '炭素量による',
    'constantBy.custom': '任意の値',
    'ramps.none': '含めない',
    'ramps.linear': '直線的な昇降温',
  },
  outputs: {
    parameter: '焼戻しパラメータ P/1000（Hollomon–Jaffe）',
    constant: '定数C',
    equivalentTimeH: '基準温度での等価時間',
    equivalentTemperatureC: '基準時間での等価温度',
    larsonMillerRankine: '°Rで表した値（Larson–Miller）',
  },
  warnings: {
    single_curve:
      '1本の曲線で表せるのは、Ac1未満で、二次硬化や残留オーステナイトの分解がない場合に限ります（{source}）。',
    added_at_reference: '複数の段階は{reference} °Cに換算して合計します（{source}）。',
    ramp_constant: '昇降温の式はC = 20で発表されています（{source}）。ここでは別のCで用いています。',
    ramp_left_out: '昇降温が速すぎて式の範囲外のため、含めていません（{source}）。',
  },
  problems: { above_ac1: '{label}：{amount}はAc1（{ac1} °C）以上です。焼戻しはAc1未満で行います。' },
  chart: { map: '等P線', time: '時間', temperature: '温度' },
  changes: {
    noSingleNumber: 'ステップが1つだけのときは図に番号を付けない',
    first: '初版',
  },
  examples: {
    dillinger: '600 °C、1 h、C = 20（273 Kを用いるDillingerの計算式）',
    'four-hours': '580 °C、4 h',
    hotter: '600 °C、1 h、650 °Cでの等価時間',
    longer: '600 °C、1 h、10 hでの等価温度',
    'two-steps': '550 °C 2 hと600 °C 1 h、600 °Cで合計',
  },
} satisfies CalculatorTexts;
