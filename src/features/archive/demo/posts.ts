/** Posts of the demo about typical questions of heat treatment. */
import { carbonProfile, hydrogenProfiles, isothermalDiagram } from './figures.ts';

export type DemoPost = {
  readonly title: string;
  readonly daysAgo: number;
  readonly figure?: () => string;
  readonly content: string;
};

export const demoPosts: readonly DemoPost[] = [
  {
    title: 'Anti-flake annealing: why the centre lags behind the mean',
    daysAgo: 9,
    figure: hydrogenProfiles,
    content: `<p>Bake-out times are often judged by the mean hydrogen content. Flakes, however, form inside the section, in segregated zones, and hydrogen leaves the centre last.</p>
<p>For a long round bar whose surface is kept at zero the share that is left depends on one number only, D·t/R². At D·t/R² = 0.1 the mean has fallen to 39 %, but the axis still holds 85 % of what it had. At 0.2 it is 22 % against 50 %.</p>
<h2>What follows</h2>
<ul><li>Twice the diameter needs four times the time. A schedule for 300 mm says nothing about 600 mm until it is scaled.</li><li>A measured content says where the sample came from. Take it from the axis, or compute the axis from it.</li><li>D depends strongly on trapping. A clean steel and a sulphide-rich one at the same temperature are two different materials.</li></ul>
<p>The figure shows the profiles at D·t/R² = 0.02, 0.05, 0.1 and 0.2.</p>`,
  },
  {
    title: 'Case depth of 20MnCr5: when the error function is not enough',
    daysAgo: 18,
    figure: carbonProfile,
    content: `<p>The textbook profile assumes one carbon potential from beginning to end. Hardly any furnace runs that way: carbon is boosted first and left to diffuse afterwards.</p>
<p>After the boost (dashed) the surface carries more carbon than one wants in the part: retained austenite and carbides. During diffusion the surface falls, while the front goes on. The final profile (solid) is flatter at the surface than any error function.</p>
<h2>In practice</h2>
<ol><li>Compute the two stages one after the other; the second starts from the profile of the first.</li><li>Read the depth at the carbon content that gives 550 HV <b>in this section</b>. A slowly quenched core needs more carbon for the same hardness.</li><li>Compare with a measured traverse once per furnace. The carbon transfer at the surface, not the diffusion coefficient, explains most differences.</li></ol>`,
  },
  {
    title: 'Reading an isothermal diagram without fooling yourself',
    daysAgo: 26,
    figure: isothermalDiagram,
    content: `<p>Three habits have cost us a batch of gears.</p>
<h2>The start line is not the first nucleus</h2>
<p>By convention the start line stands for 1 % transformed, because less is hard to see. A part quenched so that it just misses the line is not free of ferrite.</p>
<h2>It is isothermal</h2>
<p>A cooling curve laid over it gives the wrong answer: time spent above the nose counts less than time spent at the nose. Add the used shares of the incubation time (Scheil's rule), or take a CCT diagram.</p>
<h2>It belongs to one heat</h2>
<p>Composition, grain size and austenitizing temperature are printed in the corner for a reason. A coarser grain moves the curves to the right; undissolved carbides move them to the left and raise Ms.</p>`,
  },
  {
    title: 'Grain size by intercepts: four lines are not enough',
    daysAgo: 33,
    content: `<p>The mean intercept length l (in millimetres) gives the ASTM number by G = −6.644 · log₁₀ l − 3.288. A mean of 0.0283 mm is G 7; half of it is two numbers finer.</p>
<p>The scatter is larger than people expect. With about 50 intercepts the number is uncertain by half a unit; for a tenth more than a thousand are needed. Counting on five fields that were chosen because they look typical gives a biased result.</p>
<table><thead><tr><th>G</th><th>mean intercept, µm</th></tr></thead><tbody><tr><td>5</td><td>56.6</td></tr><tr><td>6</td><td>40.0</td></tr><tr><td>7</td><td>28.3</td></tr><tr><td>8</td><td>20.0</td></tr></tbody></table>
<p>With mixed grain a single number hides what matters: report the largest grains separately.</p>`,
  },
  {
    title: '탄소 당량으로 예열을 판단할 때 놓치기 쉬운 것',
    daysAgo: 41,
    content: `CE(IIW) = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15는 탄소가 비교적 높은 강을 대상으로 한 식입니다.
저탄소 고장력강에는 Pcm = C + Si/30 + (Mn + Cu + Cr)/20 + Ni/60 + Mo/15 + V/10 + 5B가 더 잘 맞습니다.

예열 온도는 탄소 당량만으로 정해지지 않습니다.
두께, 입열량, 확산성 수소량, 구속도를 함께 보아야 합니다.
같은 강이라도 60 mm 판과 15 mm 판의 냉각 속도는 전혀 다릅니다.

용접 열영향부 경도는 실제 시험편으로 확인하는 것이 가장 확실합니다.`,
  },
  {
    title: 'Schaeffler-Diagramm: die Aufmischung richtig ablesen',
    daysAgo: 55,
    content: `<p>Auf den Achsen stehen Cr<sub>eq</sub> = Cr + Mo + 1,5 Si + 0,5 Nb und Ni<sub>eq</sub> = Ni + 30 C + 0,5 Mn. Die Mischung zweier Werkstoffe liegt auf der Geraden zwischen ihren Punkten, und zwar im Verhältnis der Massen.</p>
<p>Bei einer Schwarz-Weiß-Verbindung sind es drei Partner: erst die Mitte zwischen den beiden Grundwerkstoffen (bei gleichem Anteil), dann von dort zum Zusatz. Wer nur den unlegierten Partner nimmt, landet zu tief im Martensit und wählt einen zu hoch legierten Zusatz.</p>
<p>Für austenitische und Duplex-Schweißgüter (FN 0 bis 100) ist das WRC-1992-Diagramm genauer; für martensithaltiges Schweißgut dient das Schaeffler-Diagramm.</p>`,
  },
  {
    title: 'Liquidus formulas: where the differences come from',
    daysAgo: 63,
    content: `Published liquidus formulas are regressions: each fits the steels that its authors measured. Within plain carbon and low-alloy steels they agree within a few kelvin. They diverge where one element goes beyond its range, most of all silicon, chromium and nickel in stainless grades.

Two rules have served us well. First, never extrapolate a linear coefficient: the true liquidus is curved. Second, for superheat the repeatability of one formula matters more than its absolute value, so keep one formula per casting shop and calibrate it against your own thermocouple readings.

The calculator “Melting Point of Steel” shows several of them side by side, with their ranges.`,
  },
];
