import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    '溶鋼分析からステンレス鋼とニッケル合金の耐孔食性を評価します。5種類の指数、等級、ASTM G48試験の開始温度を示します。',
  inputs: { steel: '溶鋼分析', alloy: '合金の種類' },
  choices: { 'alloy.stainless': 'ステンレス鋼', 'alloy.nickel': 'ニッケル基合金' },
  outputs: {
    ...indices,
    resistanceClass: 'PREN（16 N、タングステンを含む）による等級',
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
    too_much_carbon: 'C = {carbon}%は1.2%を超え、ステンレス鋼ではありません。指数はあまり意味を持ちません。',
    negative_index: 'Mn = {manganese}%では負になる指数があり、意味を持ちません。',
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
    prew: 'PREW',
    pren30: 'PREN（30 N）',
    marc: 'MARC',
    startingTemperature: '臨界孔食温度（試験開始温度）',
    testLimit: '試験温度の限界',
    basic: 'SUS304相当',
    medium: 'SUS316相当',
    high: '二相鋼2205相当',
    super: 'スーパー二相鋼',
    steel: '{steel}',
  },
  changes: {
    carbonMissing: '炭素量が示されていない結果は範囲外とし、区間と判定を示さない',
    noClass:
      'Cr 10.5%未満またはC 1.2%超では区分を示さず、負の指数も示さない。以前は高速度工具鋼を2205相当としていた',
    notStainless: 'Crが10.5%未満のとき、すべての指数と温度を範囲外と表示し、線を破線で描く',
    confirmed: 'PRENとタングステンを含む形を転載で照合。2205の例はデータシートの成分',
    tungstenCounts: '等級にタングステンを算入',
    first: '初版',
  },
  examples: {
    'datasheet-2205': '2205、データシートのPREN',
    'datasheet-2101': 'LDX 2101、データシートのPREN',
    'zeron-100': 'タングステン入りスーパー二相鋼（Zeron 100）',
    'all-of-2205': '2205（Mn、Niを含む）の全指数',
    'austenitic-316': '316L',
  },
} satisfies CalculatorTexts;
