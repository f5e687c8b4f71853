/** Comments of the demo by post title, each in a language that its author uses. */
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Said = readonly [language: Language, text: string];

// biome-ignore format: one comment per line.
export const demoComments: Readonly<Record<string, readonly Said[]>> = {
  'Anti-flake annealing: why the centre lags behind the mean': [
    ['en', 'The table for the axis settled an argument in our shop that had lasted two years. Thank you.'],
    ['de', 'Wichtig ist auch die Probenlage. Unsere Proben kamen immer vom Rand, die Werte waren entsprechend schön.'],
    ['kr', '지름의 제곱에 비례한다는 점을 현장에 설명하기 좋은 글입니다.'],
  ],
  'Case depth of 20MnCr5: when the error function is not enough': [
    ['en', 'We compared with five furnace loads. With two stages the depth was right within 0.05 mm, with one stage it was 0.2 mm off.'],
    ['ja', '拡散期の炭素ポテンシャルの決め方が参考になりました。'],
  ],
  'Reading an isothermal diagram without fooling yourself': [
    ['cn', '“1% 的开始线”这一点很多人都忽略了。'],
    ['en', 'Please add a word about the difference between bar and plate. The diagram says nothing about segregation bands either.'],
    ['de', 'Genau das: gleicher Werkstoff, andere Schmelze, andere Kurve.'],
  ],
  'Grain size by intercepts: four lines are not enough': [
    ['en', 'Several hundred intercepts sound like much, but with an image program it takes minutes. Choosing the fields blindly is the harder part.'],
    ['kr', '혼립인 경우 평균값만 적힌 성적서를 자주 봅니다.'],
  ],
  '탄소 당량으로 예열을 판단할 때 놓치기 쉬운 것': [
    ['kr', 'Pcm과 CE를 섞어 쓰는 경우가 많은데 잘 정리해 주셨습니다.'],
    ['kr', '구속도는 계산에 넣기 어려운데, 보통 어느 정도 여유를 두시나요?'],
    ['ja', '板厚の影響は日本でも同じように見落とされがちです。'],
  ],
  'Schaeffler-Diagramm: die Aufmischung richtig ablesen': [
    ['de', 'Mit dem Mittelpunkt der beiden Grundwerkstoffe zu beginnen, erspart viele Fehler. Danke für das Beispiel.'],
    ['en', 'For thin buffer layers the dilution is higher than most people assume. We measured 35 %.'],
  ],
  'Liquidus formulas: where the differences come from': [
    ['en', 'Keeping one formula per shop is good advice. We changed ours in the middle of a campaign and compared apples with pears.'],
  ],
  'Vorwärmen nach Methode B: vier Größen, die man kennen muss': [
    ['de', 'Der Hinweis auf das Zeugnis der Schmelze ist Gold wert. Bei uns waren es 40 K Unterschied.'],
    ['de', 'Wie hoch setzen Sie den Zuschlag bei hoher Verspannung an?'],
  ],
  '잔류 오스테나이트: 온도와 탄소가 정합니다': [
    ['kr', '표가 있어서 바로 이해됩니다. 심랭은 담금질 직후가 핵심이군요.'],
  ],
  '端淬曲线怎么用到实际零件上': [
    ['cn', '烈度 H 的取值对结果影响很大，搅拌条件一定要写清楚。'],
    ['cn', '感谢分享，我们用它核对了一批轴的心部硬度，误差在 2 HRC 以内。'],
  ],
  '水素割れを防ぐ三つの条件': [
    ['ja', '乾燥が最も安価、という一言を現場に貼りました。'],
    ['en', 'A clear summary. The third condition is the one that procedures forget.'],
  ],
  'Duplex steel: three temperatures to remember': [
    ['en', 'We had a batch with 2 % sigma after slow handling from furnace to tank. Ninety seconds were too long for that wall thickness.'],
    ['kr', '수랭까지의 이송 시간을 절차서에 넣었습니다.'],
    ['de', 'Bitte auch an die Zwischenlagentemperatur denken: wir begrenzen sie auf 150 °C.'],
  ],
  '脱碳层与渗碳层：同一个方程的两面': [
    ['cn', '完全脱碳层和总脱碳层都报告，这一点我们的检验规程里正好缺了。'],
  ],
  'Kornwachstum beim Austenitisieren: was das Korn hält': [
    ['de', 'Mischkorn nach Hochtemperaturaufkohlen kennen wir gut. Mit Niob war Ruhe.'],
    ['ja', 'AlNだけでは高温浸炭に足りない、という経験と一致します。'],
  ],
  '鍛造の据込み荷重を手計算で確かめる': [
    ['ja', '最後の数ミリで荷重が急に増える理由がよく分かりました。'],
    ['cn', '用这个公式核对了压力机能力，与实测相差不到一成。'],
  ],
};
