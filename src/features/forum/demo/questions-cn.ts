import type { DemoQuestion } from './question.ts';

export const chinese: readonly DemoQuestion[] = [
  {
    category: 'welding',
    title: 'Q355 厚板焊接，碳当量合格还需要预热吗？',
    content: `板厚 50 mm，CE(IIW) 0.42。图纸只写“碳当量不大于 0.45”。

[[carbon-equivalent?C=0.17&Mn=1.5]]`,
    answers: [
      '碳当量合格不等于不用预热。厚板散热快，拘束也大，要把板厚、扩散氢和热输入一起考虑。50 mm 的对接焊缝一般都需要预热，具体温度按所用标准计算，并由工艺评定确认。',
      '另外注意焊条烘干。扩散氢从 10 ml 降到 5 ml，所需预热温度会明显下降。',
    ],
    accepted: 0,
  },
  {
    category: 'welding',
    title: '异种钢焊接，填充金属怎么选？',
    content: '碳钢与 304 对接，用 308 焊条后焊缝发脆。',
    answers: [
      `碳钢一侧的稀释使焊缝成分落入马氏体区。应选铬镍含量更高的 309 类填充金属，并控制熔合比。在舍夫勒图上先取两种母材的中点，再向填充金属连线即可看出。

[[schaeffler-diagram]]`,
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: '304 焊后在 650 °C 去应力可以吗？',
    content: '客户要求焊后去应力，担心晶间腐蚀。',
    answers: [
      '不合适。450～850 °C 是敏化温度区，碳化铬会在晶界析出。需要去应力时，应改用超低碳或稳定化钢种，或者整体固溶处理后快速冷却。',
      '多数情况下奥氏体不锈钢不需要焊后热处理，先与客户确认必要性。',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: '渗碳淬火后表面硬度偏低，心部正常',
    content: '20CrMnTi，表面 56 HRC，要求 58～62 HRC。回火 180 °C。',
    answers: [
      '先看金相：如果残余奥氏体多，说明表面碳含量或淬火温度偏高；如果有非马氏体组织，则是内氧化或冷却不足；还要排除脱碳。三种原因的处理方法完全不同。',
      '建议打硬度梯度。最表层低、往里升高，多半是残余奥氏体、内氧化或脱碳。',
    ],
    accepted: 0,
  },
  {
    category: 'alloy-design',
    title: '硼钢的淬透性不稳定，应该看哪些元素？',
    content: '硼含量都在 20～30 ppm，端淬曲线相差很大。',
    answers: [
      `关键是固溶硼。氮会与硼形成 BN，所以要用钛先固氮，同时控制铝和氧。只看总硼量没有意义。

[[jominy-hardenability]]`,
    ],
    accepted: 0,
  },
  {
    category: 'diffusion',
    title: '均匀化退火时间怎么估算？',
    content: '二次枝晶间距约 200 μm，想把 Mn 的偏析降下来。',
    answers: [
      `时间与枝晶间距的平方成正比，与扩散系数成反比。温度每提高一些，扩散系数会大幅增加，所以先在不过烧的前提下提高温度。锻造使间距变小，也会大大缩短时间。

[[homogenization-time]]`,
    ],
    accepted: 0,
  },
  {
    category: 'diffusion',
    title: '渗碳温度从 920 °C 提高到 950 °C，时间能缩短多少？',
    content: '层深要求不变，担心晶粒长大。',
    answers: [
      `碳在奥氏体中的扩散激活能约 140 kJ/mol，按此估算，扩散系数约增加四成，时间大约可减少三成。晶粒是否长大取决于钢中的 AlN、Nb、Ti，应先做晶粒度试验。

[[carburizing-depth]]`,
    ],
    accepted: 0,
  },
  {
    category: 'ingot',
    title: '大锻件白点，探伤前有什么办法避免？',
    content: '35CrMo 锻件，直径 600 mm，冷到室温三天后发现白点。',
    answers: [
      '根本办法是真空脱气降低钢中氢含量。锻后不要直接冷到室温，应在 600～650 °C 长时间保温扩氢后缓冷。保温时间与直径的平方成正比。',
      '已经形成的白点，除非重新锻造焊合，否则热处理消除不了。',
    ],
    accepted: 0,
  },
  {
    category: 'forging',
    title: '拔长时中心疏松没有锻合',
    content: '锻造比已经到 4，超声波探伤中心仍有缺陷。',
    answers: [
      `锻造比不能代表中心的变形。要看砧宽与坯料高度之比和每次压下量：砧太窄时变形集中在表面。可以采用宽砧大压下，并让心部温度高于表面。

[[forging-ratio]]`,
    ],
    accepted: 0,
  },
  {
    category: 'others',
    title: '晶粒度 7 级和 8 级差别有多大？',
    content: '客户要求不粗于 7 级，我们测得 6.5～8 级。',
    answers: [
      `级别数每增加 1，单位面积晶粒数增加一倍。混晶时不要只报平均值，应按标准分别给出粗晶的级别和面积比例。有 6.5 级的区域就不能笼统说“不粗于 7 级”。

[[grain-size]]`,
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: '弹簧钢加热后脱碳严重',
    content: '60Si2Mn，箱式炉 870 °C 保温 1 小时，脱碳层 0.3 mm。',
    answers: [
      '硅会增加脱碳倾向，60Si2Mn 必须控制炉气。可以用保护气氛或缩短高温停留时间，装炉前也要检查原材料本身的脱碳层。弹簧的疲劳强度对表面脱碳非常敏感。',
    ],
    accepted: 0,
  },
  {
    category: 'alloy-design',
    title: '双相钢 PREN 计算用 16 还是 30？',
    content: '不同资料给出的氮系数不一样。',
    answers: [
      `双相钢通常用 PREN = Cr + 3.3 Mo + 16 N。也有人对奥氏体钢用 30。报告里一定写明公式，否则数值无法比较。

[[pitting-resistance]]`,
    ],
    accepted: 0,
  },
];
