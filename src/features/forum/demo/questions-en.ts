import type { DemoQuestion } from './question.ts';

export const english: readonly DemoQuestion[] = [
  {
    category: 'welding',
    title: 'CE or CET for a pipe steel with 0.07 % carbon?',
    content: `The customer quotes CE(IIW) 0.43 and asks for 100 °C preheat. The wall is 16 mm and the consumable is low in hydrogen. By CET the same heat looks much easier.

[[carbon-equivalent?C=0.07&Mn=1.65&Mo=0.1&Ni=0.15]]`,
    answers: [
      'CE(IIW) weights manganese by 1/6 and was developed for steels with more carbon. For low-carbon micro-alloyed steel CET or Pcm describe the cracking risk better. Whatever you choose, use it with the preheat method it belongs to; do not mix them.',
      'The contract still applies: if it names CE(IIW), ask for a deviation in writing and support it with a procedure test.',
    ],
    accepted: 0,
  },
  {
    category: 'welding',
    title: 'Cracks found two days after a clean ultrasonic test',
    content:
      'Fillet welds on 50 mm S690QL, tested four hours after welding with no indications. Two days later there were cracks in the heat affected zone. How can that be?',
    answers: [
      `That is the behaviour of hydrogen cracking. It needs hydrogen, a hard structure and tensile stress, and it grows near room temperature, so it appears late.

- test again after 48 h or whatever your specification says
- dry the consumables, keep preheat and interpass temperature over the whole length
- hold the weld warm backgroundWork, so that hydrogen can leave before it cools`,
      'Check where the preheat was measured. On thick plate the flame side is warm long before the far side.',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: '30 % retained austenite at the surface of carburized gears',
    content:
      '18CrNiMo7-6, carburized at 930 °C, hardened from 850 °C in oil, tempered at 170 °C. X-ray shows 30 % at the surface and the limit is 20 %.',
    answers: [
      'Start with the surface carbon: the more carbon is dissolved in the austenite, the lower Ms is and the more austenite is left at room temperature. Bring the end of the diffusion step down to about 0.7 % and harden from a lower temperature, as far as the core allows.',
      'Deep cooling helps, but soon after the quench. Austenite held at room temperature stabilizes and transforms less afterwards.',
    ],
    accepted: 0,
  },
  {
    category: 'alloy-design',
    title: 'Boron steel with good chemistry and a poor Jominy curve',
    content:
      '30MnB5 with 28 ppm boron. One heat falls to 35 HRC at 9 mm, the others hold 46 HRC. Mn and Cr are the same.',
    answers: [
      'Look at nitrogen and titanium. Boron helps only while it is dissolved; nitrogen that is not bound by titanium ties it up as BN. Total boron on the certificate does not tell you that.',
      'And compare austenitizing of the test piece: too hot or too long coarsens the grain, too cold leaves carbides undissolved.',
    ],
    accepted: 0,
  },
  {
    category: 'others',
    title: 'ASTM grain size: does a higher number mean finer grain?',
    content: 'A supplier writes “G 5, finer than the required G 7”. I read it the other way round.',
    answers: [
      `You are right. The number of grains per square inch at a magnification of 100 is $n = 2^{G-1}$: 16 for G 5 and 64 for G 7. The higher number is the finer grain, so G 5 does not meet “G 7 or finer”.

[[grain-size]]`,
    ],
    accepted: 0,
  },
  {
    category: 'diffusion',
    title: 'How much to machine off a decarburized 42CrMo4 bar?',
    content:
      'Black bar of 80 mm, induction hardened later. The micrograph shows ferrite to 0.15 mm, but the hardness is low to 0.5 mm.',
    answers: [
      'Go by the total depth, not by the ferrite alone. Below the fully decarburized rim there is a zone with less carbon, and it hardens less. Take a hardness traverse on a hardened sample and add your tolerance for straightness.',
      'For an estimate: the depth grows with the square root of time, so four times the time in the furnace doubles it. Scale that falls off takes some of the layer with it.',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: 'Solution annealing of 2205: is air cooling good enough?',
    content:
      'Forged flanges of duplex 1.4462, 60 mm thick. The shop anneals at 1050 °C and cools in still air. Impact values at −46 °C are low.',
    answers: [
      'Not at 60 mm. Sigma phase forms between about 600 and 950 °C, fastest near 850 °C, and a small fraction already costs toughness. Quench in water from 1020–1100 °C, and keep the transfer from furnace to tank short.',
      'Below that there is the 475 °C embrittlement to pass as well. Ask for a micrograph to the usual etching test before you anneal again.',
    ],
    accepted: 0,
  },
  {
    category: 'ingot',
    title: 'Superheat for bottom-poured ingots of 34CrNiMo6',
    content:
      'We pour with 55 K above liquidus and see columnar grain almost to the centre. The steel works fears cold surfaces if we go lower.',
    answers: [
      `First compute the liquidus of the heat and not of the grade; nickel and chromium shift it by several kelvin. Then lower the superheat in steps of 5 K and watch the surface. Less superheat favours equiaxed grain and reduces segregation in the centre.

[[melting-point]]`,
      'The temperature in the ladle is not that in the mould. Measure the loss in the runner once; then you know what you are changing.',
    ],
  },
  {
    category: 'ingot',
    title: 'Which hydrogen content is safe against flakes?',
    content:
      'Forging ingots of 40 t, vacuum treated, 2.1 ppm in the ladle sample. The drawing says “free of flakes” and nothing else.',
    answers: [
      'There is no single number. For heavy sections of Cr-Ni-Mo steel many shops want less than 2 ppm after degassing, and still hold the forging long enough for hydrogen to leave the centre. Small sections tolerate more.',
      'Hold below the transformation in ferrite: hydrogen is less soluble and moves faster there than in austenite. The time increases with the square of the diameter.',
    ],
    accepted: 1,
  },
  {
    category: 'forging',
    title: 'Is a forging ratio of 3 enough to close the centre?',
    content: 'Round 600 mm from an ingot of 1050 mm. Ratio 3.1, and still indications on the axis.',
    answers: [
      'The ratio tells how much was forged, not where. Narrow dies and small reductions work the surface and leave the centre in tension. Use dies that are wide relative to the height, larger reductions per pass, and a hot core.',
      'Upsetting before drawing helps the structure, but voids are closed by pressure in the centre. A chilled surface with a hot core is a known way to achieve that.',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: 'Slow cooling after tempering made 34CrNiMo6 brittle',
    content:
      'Tempered at 620 °C and cooled in the furnace to keep stresses low. Hardness is right, impact energy is less than half.',
    answers: [
      'Sounds like temper embrittlement. Phosphorus, tin, antimony and arsenic gather at the grain boundaries between about 375 and 575 °C. It is reversible: temper again, then cool quickly through that range, in oil or water if the shape allows.',
      'Molybdenum of a few tenths of a per cent delays it. If the parts must cool slowly, order the heat with low P and Sn.',
    ],
    accepted: 0,
  },
  {
    category: 'welding',
    title: 't8/5 on 30 mm plate: two- or three-dimensional heat flow?',
    content:
      'Heat input 1.8 kJ/mm, preheat 100 °C. The two formulas give me quite different times. Which of them holds?',
    answers: [
      `The longer of the two. On thick plate heat leaves in three dimensions and $t_{8/5}$ grows in proportion to the heat input, whatever the thickness. On thin plate it grows with the square of heat input over thickness. Where both agree is the transition thickness.

[[heat-input-cooling-time]]`,
    ],
    accepted: 0,
  },
];
