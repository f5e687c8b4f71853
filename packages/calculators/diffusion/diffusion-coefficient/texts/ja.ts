import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { elements, labels } from './shared.ts';

export default {
  summary:
    'フェライトまたはオーステナイト中の元素の拡散係数、所定時間の拡散距離、文献値どうしの一致の程度を求めます。',
  inputs: {
    element: '元素',
    phase: '相',
    dataSet: 'データ',
    temperatureC: '温度',
    timeH: '時間',
    C: '炭素量',
    distanceUm: '距離',
  },
  choices: {
    ...elements('Fe（自己拡散）'),
    'phase.ferrite': 'フェライト、δフェライト（bcc）',
    'phase.austenite': 'オーステナイト（fcc）',
    'dataSet.preferred': '適用範囲から選択',
    ...labels('dataSet.', '', '凝固モデル用データ集'),
  },
  outputs: {
    diffusivityM2S: '拡散係数',
    distanceSqrtUm: '拡散距離 √(Dt)',
    distanceTwoSqrtUm: '拡散距離 2√(Dt)',
    timeSqrtH: '√(Dt) = x となる時間',
    timeTwoSqrtH: '2√(Dt) = x となる時間',
    logDiffusivity: 'log D（Dはm²/s）',
    diffusivityCm2S: '拡散係数（cm²/s）',
    diffusivityUm2S: '拡散係数（µm²/s）',
    spreadFactor: '文献値の最大と最小の比',
    ...labels('', 'M2S', '凝固モデル用データ集'),
  },
  warnings: {
    needs_carbon:
      '912 °C未満のオーステナイトは、炭素などの合金元素がある場合にのみ安定です。鋼のAe1、Ae3で判断してください。',
    no_data: 'この相中の{element}には信頼できる値がないため、表示しません。',
    phase_not_stable:
      '純鉄ではこの温度でこの相は安定ではありません（912 °C未満はフェライト、912～1394 °Cはオーステナイト、それより上はδ）。鋼ではAe1、Ae3で判断してください。',
    below_curie:
      'キュリー温度（770 °C）未満では、フェライト中の置換型元素の拡散はこのデータより遅く、600 °Cで3～10倍の差があります。',
    data_differ: '文献値には{spread}倍の差があります。単一の値ではなく、範囲で判断してください。',
    hydrogen_traps:
      '実際の鋼では水素トラップにより拡散が遅くなり、200 °C未満で特に顕著です。脱水素処理の計算を参照してください。',
    lattice_only: '希薄固溶体の格子拡散です。粒界拡散と転位拡散は含みません。',
  },
  problems: {
    no_such_data: '{label}：この文献には、この相中の{element}のデータがありません。利用可能：{sets}',
  },
  chart: {
    temperature: '温度（°C）',
    arrhenius: '拡散係数と温度',
    distance: '拡散距離',
    inverseTemperature: '温度の逆数',
    logDiffusivity: '拡散係数',
    time: '時間',
  },
  changes: {
    tibbettsRead:
      'Tibbettsによるオーステナイト中の炭素の「未確認」表示を削除：Khan & Gautham 2018によるプログラムに同じ数値がある',
    tibbettsUnconfirmed:
      'Tibbettsによるオーステナイト中の炭素を未確認と表示。Ågrenには両論文の年（フェライト1982、オーステナイト1986）を付した',
    notStable: '相が安定でない温度は範囲外と表示。727～912 °Cではオーステナイトに炭素が必要であることを示す',
    callisterRead: 'Callister第9版によるフェライト中の炭素と窒素を未確認と表示しない',
    wertFirst:
      'フェライト中の炭素はWertの式を優先する：600 °C超で単結晶の実測値と一致し、Ågrenの値は約2倍になる',
    ferriteBranches:
      'Ågrenによるフェライト中炭素の式で、キュリー温度より上の第二の項を有効にした：逆正接の中の定数が一桁小さかった。値は最大で3倍になる',
    ownRange: '表示値の著者の範囲を外れる場合だけ範囲外と示す。データ間の倍率は有効数字2桁とする',
    pureIron: '図の領域を純鉄のものとして表示',
    fewerDigits: '公表値に倍数の差があるため有効数字を2桁とし、図の軸を曲線に合わせます',
    carbonFirst: '初期値を930 °Cのオーステナイト中の炭素に変更（データの範囲内）',
    oneAuthor:
      '推奨データを温度によらず1人の著者に統一し、Dは常に温度とともに増加（フェライト中のFe：Callister、オーステナイト中のC：Ågren）',
    first: '初版',
  },
  examples: {
    'iron-ferrite': '900 °Cのフェライト中の鉄（Callister：1.8×10⁻¹⁵ m²/s）',
    'carbon-900': '900 °Cのオーステナイト中の炭素（Callister：5.9×10⁻¹² m²/s）',
    'carbon-1100': '1100 °Cのオーステナイト中の炭素（Callister：5.3×10⁻¹¹ m²/s）',
    manganese: 'オーステナイト中のマンガン、42CrMo4、1200 °C、10 h',
    'carbon-fits': '900 °C、0.8% Cのオーステナイト中の炭素：独立した3つの式',
  },
} satisfies CalculatorTexts;
