/** Further demo posts in all languages, with links to the calculators mentioned in them. */
import type { DemoPost } from './posts.ts';

export const yearPosts: readonly DemoPost[] = [
  {
    title: 'Vorwärmen nach Methode B: vier Größen, die man kennen muss',
    daysAgo: 82,
    content: `<p>Methode B der EN 1011-2 rechnet die Vorwärmtemperatur aus vier Größen: Kohlenstoffäquivalent CET, Blechdicke, Wasserstoffgehalt des Schweißguts und Wärmeeinbringung. Fehlt eine, ist das Ergebnis eine Vermutung.</p>
<ul><li><b>CET</b> aus dem Zeugnis der Schmelze, nicht aus der Norm. Mit den Obergrenzen der Norm ergibt sich oft eine um 50 K höhere Temperatur.</li><li><b>Dicke</b>: über 60 mm ändert sich wenig, darunter viel.</li><li><b>Wasserstoff</b>: von 10 auf 5 ml/100 g sinkt die Temperatur um rund 30 K. Trocknen ist billiger als Heizen.</li><li><b>Wärmeeinbringung</b>: mehr davon hilft, bis die Zähigkeit leidet.</li></ul>
<p>Das Ergebnis gilt für Eigenspannungen bis zur Streckgrenze. Bei hoher Verspannung gehört ein Zuschlag dazu.</p>
<p>Zum Nachrechnen: <a href="/de/tools/preheat-temperature">Vorwärmtemperatur</a> und <a href="/de/tools/carbon-equivalent">Kohlenstoffäquivalent</a>.</p>`,
  },
  {
    title: '잔류 오스테나이트: 온도와 탄소가 정합니다',
    daysAgo: 104,
    content: `<p>담금질 뒤 남는 오스테나이트의 양은 Ms 점과 냉각이 끝나는 온도의 차이로 거의 정해집니다.</p>
<p>f = exp[−0.011 (Ms − T)]</p>
<table><thead><tr><th>Ms, °C</th><th>20 °C까지 냉각</th><th>−80 °C까지 냉각</th></tr></thead><tbody><tr><td>250</td><td>8 %</td><td>3 %</td></tr><tr><td>200</td><td>14 %</td><td>5 %</td></tr><tr><td>150</td><td>24 %</td><td>8 %</td></tr></tbody></table>
<p>녹아 있는 탄소가 Ms를 가장 크게 낮춥니다. 따라서 침탄품은 표면 탄소와 담금질 온도를 먼저 조정하고, 심랭 처리는 그다음입니다. 실온에 오래 두면 안정화되어 심랭 효과가 줄어듭니다.</p>
<p><a href="/ko/tools/retained-austenite">잔류 오스테나이트 계산</a></p>`,
  },
  {
    title: '端淬曲线怎么用到实际零件上',
    daysAgo: 127,
    content: `<p>端淬试样上每一点都对应一个冷却速度。零件某处的冷却速度与端淬试样上某一距离相同，硬度也就大致相同。</p>
<ol><li>确定零件的直径和淬火介质的淬冷烈度 H。</li><li>由此求出中心、半径中点等处对应的端淬距离。</li><li>在曲线上读出硬度，再考虑回火。</li></ol>
<p>两点提醒：端淬曲线属于某一炉钢，不是某个牌号；奥氏体化温度和晶粒度不同，曲线也不同。</p>
<p>相关工具：<a href="/cn/tools/jominy-hardenability">末端淬透性</a>、<a href="/cn/tools/ideal-critical-diameter">理想临界直径</a>。</p>`,
  },
  {
    title: '水素割れを防ぐ三つの条件',
    daysAgo: 151,
    content: `<p>溶接部の低温割れは、拡散性水素、硬い組織、引張応力の三つが同時にそろったときに起こります。一つでも十分に下げれば割れません。</p>
<h2>水素を下げる</h2><p>溶接材料の乾燥と開先の清掃が最も安価です。直後熱は残った水素を逃がします。</p>
<h2>組織を軟らかくする</h2><p>予熱と入熱で800 °Cから500 °Cまでの冷却時間を延ばします。ただし長過ぎるとじん性が下がります。</p>
<h2>応力を下げる</h2><p>溶接順序と拘束の見直しです。計算式には拘束が十分に入っていないことを忘れないでください。</p>
<p><a href="/ja/tools/heat-input-cooling-time">溶接入熱と冷却時間</a></p>`,
  },
  {
    title: 'Duplex steel: three temperatures to remember',
    daysAgo: 178,
    content: `<p>Most trouble with duplex steel 2205 comes from the time it spends at the wrong temperature.</p>
<table><thead><tr><th>range</th><th>what happens</th></tr></thead><tbody><tr><td>1020–1100 °C</td><td>solution annealing; about half ferrite, half austenite</td></tr><tr><td>600–950 °C</td><td>sigma phase, fastest near 850 °C: toughness and corrosion resistance are lost</td></tr><tr><td>300–525 °C</td><td>embrittlement of the ferrite, slow, fastest near 475 °C</td></tr></tbody></table>
<p>So: quench from the annealing temperature in water, weld with a limited interpass temperature, and keep service below about 250 °C. A higher annealing temperature means more ferrite, so furnace control matters in both directions.</p>
<p>For the choice between grades see <a href="/tools/pitting-resistance">Pitting Resistance Equivalent</a>.</p>`,
  },
  {
    title: '脱碳层与渗碳层：同一个方程的两面',
    daysAgo: 212,
    content: `<p>碳从表面进入是渗碳，从表面离开是脱碳。二者都由炉气的碳势与钢的含碳量之差推动，都近似与时间的平方根成正比。</p>
<p>差别在于：脱碳时表面会出现铁素体，氧化皮也在同时消耗金属。因此实测的脱碳层深度往往小于只按扩散计算的值，氧化越快，留下的脱碳层越薄。</p>
<p>判断方法：金相看完全脱碳层，显微硬度看总脱碳层，两者都要报告。</p>
<p>相关工具：<a href="/cn/tools/decarburization-depth">脱碳层深度</a>、<a href="/cn/tools/carbon-potential">碳势</a>。</p>`,
  },
  {
    title: 'Kornwachstum beim Austenitisieren: was das Korn hält',
    daysAgo: 246,
    content: `<p>Ein Korn wächst, solange nichts seine Grenzen festhält. In beruhigten Stählen sind das feine Aluminiumnitride. Sie lösen sich mit der Temperatur auf; je nach Gehalt an Aluminium und Stickstoff endet ihre Wirkung meist zwischen 1000 und 1100 °C.</p>
<p>Davor und danach gelten verschiedene Gesetze. Darunter ändert sich das Korn auch in Stunden wenig, darüber in Minuten viel. Dazwischen wachsen einzelne Körner auf Kosten der anderen: Mischkorn.</p>
<p>Für höhere Temperaturen legiert man Niob oder Titan. Keine Formel ersetzt den Versuch mit der eigenen Schmelze.</p>
<p><a href="/de/tools/austenite-grain-growth">Austenitkornwachstum</a> · <a href="/de/tools/grain-size">Korngröße</a></p>`,
  },
  {
    title: '鍛造の据込み荷重を手計算で確かめる',
    daysAgo: 283,
    content: `<p>円柱を平らな金敷で据え込むときの荷重は、次の式で見積もれます。</p>
<p>F = A · k<sub>f</sub> · (1 + μ d / 3 h)</p>
<p>直径300 mm、高さ150 mm、変形抵抗90 N/mm²、摩擦係数0.3なら、A = 70 686 mm²、括弧の中は1.2で、F ≈ 7.6 MNです。</p>
<p>据込みが進むとd/hが大きくなり、荷重は面積の増え方より速く増えます。最後の数ミリで能力が足りなくなるのはこのためです。表面の温度低下も忘れずに加えてください。</p>
<p><a href="/ja/tools/forging-load">鍛造荷重</a> · <a href="/ja/tools/hot-flow-stress">熱間変形抵抗</a></p>`,
  },
];

/** Ids of the related calculators by post title. */
export const toolsOfPosts: Readonly<Record<string, readonly string[]>> = {
  'Anti-flake annealing: why the centre lags behind the mean': ['hydrogen-removal', 'diffusion-coefficient'],
  'Case depth of 20MnCr5: when the error function is not enough': ['carburizing-depth', 'carbon-potential'],
  'Reading an isothermal diagram without fooling yourself': [
    'ttt-cct-diagram',
    'transformation-temperatures',
  ],
  'Grain size by intercepts: four lines are not enough': ['grain-size', 'austenite-grain-growth'],
  '탄소 당량으로 예열을 판단할 때 놓치기 쉬운 것': ['carbon-equivalent', 'preheat-temperature'],
  'Schaeffler-Diagramm: die Aufmischung richtig ablesen': ['schaeffler-diagram', 'wrc-1992-diagram'],
  'Liquidus formulas: where the differences come from': ['melting-point', 'ingot-solidification-time'],
  'Vorwärmen nach Methode B: vier Größen, die man kennen muss': ['preheat-temperature', 'carbon-equivalent'],
  '잔류 오스테나이트: 온도와 탄소가 정합니다': ['retained-austenite', 'martensite-hardness'],
  端淬曲线怎么用到实际零件上: ['jominy-hardenability', 'ideal-critical-diameter'],
  水素割れを防ぐ三つの条件: ['heat-input-cooling-time', 'preheat-temperature', 'hydrogen-removal'],
  'Duplex steel: three temperatures to remember': ['pitting-resistance', 'wrc-1992-diagram'],
  '脱碳层与渗碳层：同一个方程的两面': ['decarburization-depth', 'carburizing-depth'],
  'Kornwachstum beim Austenitisieren: was das Korn hält': ['austenite-grain-growth', 'grain-size'],
  鍛造の据込み荷重を手計算で確かめる: ['forging-load', 'hot-flow-stress'],
};
