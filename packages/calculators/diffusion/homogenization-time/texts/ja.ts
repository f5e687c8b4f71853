import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { shared } from './shared.ts';

export default {
  summary:
    '鋼塊やブルームをオーステナイト域でどれだけ保持すれば、ミクロ偏析やバンド状組織が目標の残留偏析まで薄れるかを求めます。',
  inputs: {
    element: '元素',
    dataSet: '拡散データ',
    ownDiffusivityM2S: '任意の拡散係数',
    temperatureC: '均質化温度',
    spacingUm: '間隔',
    convention: '間隔の取り方',
    forging: '保持前の鍛造',
    forgingRatio: '鍛錬成形比',
    targetResidual: '目標の残留偏析',
    timeH: '保持時間',
    segregatedSolidusC: '偏析部の固相線温度',
  },
  choices: {
    ...shared('凝固モデル用データ集'),
    'dataSet.preferred': '適用範囲から選択',
    'dataSet.own': '任意の値',
    'convention.full': '山から次の山（アーム間隔）',
    'convention.half': '山から谷（半間隔）',
    'forging.drawn': '鍛伸（間隔は√Sで縮小）',
    'forging.flattened': '平打ち・バンド（間隔はSで縮小）',
  },
  outputs: {
    timeForTargetH: '目標の残留偏析までの時間',
    residual: '保持後の残留偏析',
    relaxationTimeH: '緩和時間（1/eまで）',
    spacingAfterForgingUm: '鍛造後の間隔（山から山）',
    diffusivityM2S: '拡散係数',
    timeFastestDataH: '全データ中の最短時間',
    timeSlowestDataH: '全データ中の最長時間',
  },
  warnings: {
    incipient_melting: '偏析部の固相線まで30 K未満です。{limit} °Cを超えると局部溶融のおそれがあります。',
    solidification_data:
      '{source}：凝固用のデータ（1300～1500 °C）です。1000 °Cでは2～3倍の差が出ることがあります。',
    data_not_confirmed: '{source}の拡散データは原典との照合が済んでいません。使用前に確認してください。',
    fast_element: '{element}は数秒から数分で均一になります。保持時間を決めるのはMn、Cr、Ni、Moです。',
    first_mode:
      '残留偏析が0.5を超える間は実際の分布は余弦ではありません（Scheil分布は初めに速く減衰します）。',
    macrosegregation: 'ミリメートル以上のマクロ偏析は均質化処理では除去できません。',
    precipitates: '析出物や介在物の溶解は含みません。',
  },
  problems: {
    no_such_data: '{label}：この文献には、オーステナイト中の{element}のデータがありません。利用可能：{sets}',
  },
  chart: {
    residualOverTime: '残留偏析と時間',
    timeOverTemperature: '均質化時間と温度',
    time: '時間',
    temperature: '温度',
    residual: '残留偏析',
    target: '目標',
  },
  changes: {
    belowSolidus:
      '図のみ：固相線温度を超える曲線は描かず、軸は曲線の長さに合わせ、入力条件の曲線は点の横に名称を示す。Dは有効数字2桁',
    solidWithin: '拡散データの範囲内の曲線は実線で示す',
    dashedBeyond:
      '拡散データの温度範囲外の曲線は破線で示し、名称は曲線の横に置く。結果にデータの範囲内かどうかを表示',
    twoDigits: '時間をデータに見合う有効数字2桁で表示。図の横軸を曲線の終わりまでとし、名称を曲線上に表示',
    threeTemperatures: '図は入力温度とその上下50 Kの曲線を示し、名称を曲線の端の横に記します',
    hotterSoak: '均熱温度の初期値を1200 °Cから1300 °Cに変更',
    first: '初版',
  },
  examples: {
    'five-percent': '200 µm、D = 1×10⁻¹⁴ m²/s、5%まで',
    relaxation: '半間隔100 µmの緩和時間（Porter & Easterlingの式）',
    manganese: '42CrMo4、マンガン、300 µm、1200 °C、10 h',
    carbon: '1100 °C、80 µmの炭素：数秒',
  },
} satisfies CalculatorTexts;
