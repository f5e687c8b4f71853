import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    '複数の著者の式で鋼の液相線温度と固相線温度を求め、過熱度と、造塊または連続鋳造の鋳込み温度を示します。',
  inputs: { steel: '溶鋼分析', practice: '鋳造方法', pouringTemperatureC: '鋳込み温度' },
  choices: {
    'practice.uphill': '鋼塊、下注ぎ造塊',
    'practice.downhill': '鋼塊、上注ぎ造塊',
    'practice.continuous': '連続鋳造',
  },
  outputs: {
    ...models({
      liquidus: '液相線',
      solidus: '固相線',
      handbook: '連続鋳造ハンドブック',
      carbonSteel: '（炭素鋼）',
      comma: '、',
    }),
    liquidusMeanC: '液相線温度、平均値',
    liquidusSpreadK: '液相線モデル間のばらつき',
    solidusMeanC: '固相線温度、平均値',
    freezingRangeK: '凝固温度範囲',
    superheatK: '鋳込み温度での過熱度',
    pouringFromC: '推奨鋳込み温度',
    pouringToC: '推奨鋳込み温度の上限',
  },
  warnings: {
    no_solidus:
      '{output}：式の結果が液相線温度を下回らないため表示しません。計算式の対象となる鋼種を外れています。',
    high_alloy: '合金元素の合計は{alloy}%です。式は5%未満が対象で、10～20 Kの誤差を見込んでください。',
    solidus_stainless: '固相線の式はステンレス鋼には使えません（304Lの実測は約1400～1455 °C）。',
    takeuchi_left_out:
      '{source}の固相線はC 0.2%以下、Cr 5%以下でのみ示します。範囲外では実際の固相線を大きく下回ります。',
    peritectic:
      'C = {carbon}%は包晶域（0.09～0.17% C）にあります。凝固シェルが不均一になり、割れのおそれがあります。',
    hirai_high_carbon: 'Hiraiの液相線は0.5% Cを超える部分が未確認です（{source}）。',
    spread: '{output}：各モデルの値は{range}です。単一の値ではなく、範囲で判断してください。',
    below_liquidus: '鋳込み温度が液相線以下です。溶鋼が凝固します。',
  },
  chart: {
    range: '炭素量と溶融範囲',
    carbon: '炭素',
    temperature: '温度',
    peritectic: '包晶域',
    liquidus: '液相線、平均とばらつき',
    solidusHirai: '固相線、Hirai',
    solidusHandbook: '固相線、ハンドブック',
    pouring: '鋳込み温度',
    steel: '{steel}の液相線',
    solidusMean: '固相線、平均',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    confirmed: 'steeluniversityの液相線を同サイトのシミュレーションで照合',
    steadyLiquidus:
      '0.5%および0.6% Cにおける液相線とその幅の段差を解消。推奨鋳込み温度を一つの範囲で表示。固相線の平均を描画。差が20 K以下では警告しない',
    noSolidus: '固相線温度が液相線温度を下回らない場合は示しません',
    blended: '平均値の段差を解消：適用範囲の端に近い式ほど重みを小さくする',
    first: '初版',
  },
  examples: {
    s42crmo4: '42CrMo4、代表的な溶鋼分析',
    s355: 'S355、代表的な溶鋼分析',
    c10: 'C10、代表的な溶鋼分析',
    iron: '純鉄：各式の定数',
    'peritectic-liquid': '鉄－炭素状態図の包晶液相、0.53% C',
  },
} satisfies CalculatorTexts;
