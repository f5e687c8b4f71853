/** First demo questions. The quoted numbers are results of the linked calculators. */
import type { CategoryId } from '@ferrite/calculators/registry.ts';

export type SeedAuthor = 'admin' | 'member' | 'premium';
export type SeedQuestion = {
  readonly hoursAgo: number;
  readonly author: SeedAuthor;
  readonly category: CategoryId;
  readonly title: string;
  readonly content: string;
  readonly answers: readonly {
    readonly author: SeedAuthor;
    readonly content: string;
    readonly accepted?: true;
  }[];
};

/** Returns the demo questions, newest first. */
export const seedQuestions = (publicUrl: string): readonly SeedQuestion[] => [
  preheatQuestion(publicUrl),
  ...furtherQuestions,
];

const preheatQuestion = (publicUrl: string): SeedQuestion => ({
  hoursAgo: 3,
  author: 'member',
  category: 'welding',
  title: 'Preheat for 40 mm S355J2+N with submerged arc: is the CET method enough?',
  content: `Butt joint, both plates 40 mm, heat input 2 kJ/mm, hydrogen scale D (HD 5 ml/100 g). The certificate gives C 0.17, Mn 1.45, Cr 0.05, Cu 0.10, Ni 0.05 %.

${publicUrl}/calculators/carbon-equivalent.html?C=0.17&Mn=1.45&Cr=0.05&Cu=0.1&Ni=0.05

Do you preheat by CET alone, or do you also look at the combined thickness of method A?`,
  answers: [
    {
      author: 'premium',
      accepted: true,
      content: `With $\\mathrm{CET} = \\mathrm{C} + \\mathrm{\\tfrac{Mn + Mo}{10} + \\tfrac{Cr + Cu}{20} + \\tfrac{Ni}{40}} = 0.324$ method B of EN 1011-2 gives

$$T_p = 697\\,\\mathrm{CET} + 160\\tanh\\frac{d}{35} + 62\\,HD^{0.35} + (53\\,\\mathrm{CET} - 32)\\,Q - 328$$

| term | °C |
|---|---|
| composition | 226 |
| thickness 40 mm | 130 |
| hydrogen 5 ml | 109 |
| heat input 2 kJ/mm | −30 |
| constant | −328 |

so about **107 °C**. We preheat to 110 °C and keep the interpass above it.`,
    },
    {
      author: 'admin',
      content:
        'Check the restraint too: the formula holds for residual stresses up to the yield strength of the base metal. For a rigid frame we add 25 °C by our own procedure.',
    },
  ],
});

const furtherQuestions: readonly SeedQuestion[] = [
  {
    hoursAgo: 9,
    author: 'premium',
    category: 'heat-treatment',
    title: 'Hollomon-Jaffe bei 42CrMo4: Wie weit darf ich Zeit gegen Temperatur tauschen?',
    content: `Zeichnungsvorgabe: Anlassen 600 °C, 2 h. Der Ofen ist belegt, frei wäre er nachts bei niedrigerer Temperatur und doppelter Haltezeit. Welche Temperatur entspricht 4 h?`,
    answers: [
      {
        author: 'member',
        accepted: true,
        content: `Mit $P = T\\,(20 + \\log_{10} t)$, T in K und t in h:

- 600 °C, 2 h: $P = 873.15 \\cdot 20.301 = 17726$
- 4 h: $T = 17726 / 20.602 = 860.4\\,\\mathrm{K}$, also **587 °C**

Verdoppeln der Zeit bringt hier nur rund 13 K. Bleiben Sie außerdem über der unteren Grenze der Norm, und prüfen Sie die Kerbschlagarbeit, nicht nur die Härte.`,
      },
      {
        author: 'admin',
        content:
          'Die Konstante 20 ist für niedriglegierte Vergütungsstähle üblich. Wer eigene Anlasskurven hat, sollte sie daran anpassen.',
      },
    ],
  },
  {
    hoursAgo: 26,
    author: 'member',
    category: 'diffusion',
    title: 'SCM420の浸炭時間：有効硬化層深さ1.2 mmには930 °Cで何時間必要ですか',
    content: `表面炭素0.8%、ガス浸炭です。全浸炭深さの目安としてHarrisの式を使っていますが、有効硬化層深さとどう結び付ければよいでしょうか。`,
    answers: [
      {
        author: 'premium',
        accepted: true,
        content: `Harrisの式は全浸炭深さの式です。温度TをK、時間tをhとすると

$$d = \\frac{802.6}{10^{3722/T}}\\sqrt{t}\\ \\ (\\mathrm{mm})$$

930 °C（1203 K）では$d \\approx 0.65\\sqrt{t}$となり、4 hで約1.3 mm、6 hで約1.6 mmです。有効硬化層深さ（550 HV）は全深さより浅く、焼入性にもよるので、試験片の硬さ分布で比を決めてください。`,
      },
    ],
  },
  {
    hoursAgo: 31,
    author: 'admin',
    category: 'ingot',
    title: '대형 강괴의 미세 편석을 Scheil 식으로 어림해도 될까요?',
    content: `Mn 미세 편석을 확인하려고 합니다. 고상 내 확산을 무시하면

$$C_s = k\\,C_0\\,(1 - f_s)^{k-1}$$

$k = 0.8$ 일 때 고상률 0.9에서 $C_s / C_0 = 1.27$이 나옵니다. 균질화 후 실측값은 더 낮은데 이 식이 과대평가하는 것인지요?`,
    answers: [
      {
        author: 'premium',
        content:
          'Scheil 식은 고상 확산이 없다는 상한에 해당합니다. 대형 강괴는 응고가 느려서 고상 확산이 상당히 진행되므로 실제 편석은 Scheil 식과 지렛대 법칙 사이에 놓입니다. 2차 수지상정 간격을 측정해서 Brody-Flemings 계열의 식과 비교해 보십시오.',
      },
    ],
  },
  {
    hoursAgo: 52,
    author: 'premium',
    category: 'forging',
    title: '镦粗后再拔长，总锻造比应该相乘还是分别给出？',
    content: `钢锭直径 800 mm，先镦粗到原高度的一半，再拔长到直径 400 mm。客户只写“锻造比不小于 4”。报告里怎么写比较稳妥？`,
    answers: [
      {
        author: 'admin',
        accepted: true,
        content: `各标准的约定不同，所以建议分别给出：

1. 镦粗比：$H_0/H_1 = 2$
2. 拔长比：镦粗后截面积加倍（直径约 1131 mm），拔长到 400 mm 时 $A_0/A_1 = 8$
3. 以钢锭截面计算：$(800/400)^2 = 4$

并写明所依据的标准。只写一个“总锻造比”容易引起争议。`,
      },
    ],
  },
  {
    hoursAgo: 75,
    author: 'member',
    category: 'alloy-design',
    title: 'PREN of duplex 2205: which nitrogen factor do inspectors expect?',
    content: `Our certificate says Cr 22.0, Mo 3.1, N 0.17. I find factors of 16 and of 30 for nitrogen. The specification asks for "PREN ≥ 34" and says no more.`,
    answers: [
      {
        author: 'admin',
        accepted: true,
        content: `Use 16 unless the specification names another one; it is the usual one for duplex grades:

\`\`\`text
PREN = Cr + 3.3 Mo + 16 N
     = 22.0 + 10.23 + 2.72
     = 34.95
\`\`\`

Write the formula beside the value. With 30 the same heat gives 37.3, and nobody can compare the two.`,
      },
      {
        author: 'premium',
        content: 'And compute from the product analysis, not from the heat analysis, if you have both.',
      },
    ],
  },
  {
    hoursAgo: 101,
    author: 'premium',
    category: 'others',
    title: 'Converting 550 HV to HRC on a carburized case',
    content: `The drawing gives the case depth at 550 HV, the shop reads HRC. The tables say about 52.3 HRC for non-austenitic steel. Would you let the shop check the **limit** by conversion, or only the trend?`,
    answers: [
      {
        author: 'member',
        content:
          'Only the trend. A Rockwell C indent is deep and feels the softer core below a thin case. For the limit we cut a piece and take an HV 1 traverse.',
      },
    ],
  },
  {
    hoursAgo: 149,
    author: 'member',
    category: 'heat-treatment',
    title: 'Immersion time in oil for a 60 mm ring of 34CrNiMo6: temperature or time?',
    content: `We quench rings of 60 mm wall in oil at 60 °C and take them out by the clock. Some cracked last winter. Do you rather go by the surface temperature when you take them out, and which one?`,
    answers: [],
  },
];
