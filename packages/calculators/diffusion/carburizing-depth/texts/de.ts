import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { depths, models } from './shared.ts';

export default {
  summary:
    'Kohlenstoffverlauf und Aufkohlungstiefe beim Gas- oder Vakuumaufkohlen mit Aufkohlungs- und Diffusionsphase, die Dauer für eine gewünschte Tiefe und die Gesamttiefe nach Harris.',
  inputs: {
    coreCarbonPercent: 'Kernkohlenstoffgehalt',
    boundary: 'Oberfläche',
    boostCarbonPercent: 'Kohlenstoffpegel (Aufkohlen)',
    transferCoefficientMS: 'Stoffübergangskoeffizient',
    boostTemperatureC: 'Aufkohlungstemperatur',
    boostTimeH: 'Dauer der Aufkohlungsphase',
    diffuse: 'Diffusionsphase',
    diffuseTemperatureC: 'Diffusionstemperatur',
    diffuseTimeH: 'Dauer der Diffusionsphase',
    diffuseCarbonPercent: 'Kohlenstoffpegel (Diffusion)',
    diffusivityModel: 'Diffusionskoeffizient',
    constantDiffusivityM2S: 'Konstanter Diffusionskoeffizient',
    criterionCarbonPercent: 'Grenzkohlenstoffgehalt der Tiefe',
    targetDepthMm: 'Gewünschte Tiefe',
    finalSurfaceCarbonPercent: 'Gewünschter Randkohlenstoff (Harris)',
  },
  choices: {
    'boundary.surface': 'Randkohlenstoff gleich Pegel',
    'boundary.transfer': 'mit Stoffübergangskoeffizient',
    'diffuse.none': 'keine',
    'diffuse.sealed': 'Vakuum (kein Kohlenstoffaustausch)',
    'diffuse.atmosphere': 'niedrigerer Kohlenstoffpegel',
    ...models('Callister, wenig Kohlenstoff'),
    'diffusivityModel.constant': 'eigener konstanter Wert',
  },
  outputs: {
    depth550Mm: 'Tiefe bei 550 HV, voll gehärtet',
    caseDepthMm: 'Aufkohlungstiefe',
    surfaceCarbonPercent: 'Randkohlenstoffgehalt',
    totalDepthMm: 'Gesamtaufkohlungstiefe (Kern + 0,04 %)',
    massGainGM2: 'Kohlenstoffaufnahme',
    boostDepthMm: 'Tiefe nach der Aufkohlungsphase',
    boostSurfaceCarbonPercent: 'Randkohlenstoff nach der Aufkohlungsphase',
    timeForTargetH: 'Dauer für die gewünschte Tiefe (nur Aufkohlen)',
    harrisDepthMm: 'Gesamttiefe nach Harris',
    harrisBoostTimeH: 'Aufkohlungsphase bei gleicher Gesamtdauer (Harris)',
    ...depths('Aufkohlungstiefe mit D nach {author}'),
  },
  warnings: {
    chd_assumes_martensite:
      'Die Tiefe bei 550 HV setzt 100 % Martensit voraus ({carbon} % C nach {source}); bei geringer Härtbarkeit oder Restaustenit ist sie kleiner.',
    above_saturation:
      'Der Kohlenstoffpegel liegt über der Löslichkeit im Austenit (etwa {saturation} %, grobe Gerade; weniger mit Cr, Mn, Mo): Carbide oder Ruß, das Ergebnis gilt nicht.',
    below_ae3: 'Unter Ae3 des Kerns (etwa {limit} °C) ist der Kern nicht vollständig austenitisch.',
    criterion_not_reached: 'Nirgends im Profil stehen {criterion} % C: Die Einhärtungstiefe ist 0.',
    target_not_reached: 'Die gewünschte Tiefe ist mit diesem Kohlenstoffgehalt nicht erreichbar.',
    low_carbon_line:
      '{source}: Diese Gerade gilt für wenig Kohlenstoff; bei 0,8 % C diffundiert er etwa doppelt so schnell.',
    harris_total:
      '{source} gibt die Gesamttiefe bei gesättigter Oberfläche an, nicht die Einsatzhärtungstiefe. Aufkohlungs- und Diffusionsphase zählen zusammen, beide bei der Aufkohlungstemperatur.',
    alloy_ignored:
      'Der Einfluss der Legierungselemente auf Aktivität und Diffusion des Kohlenstoffs ist nicht berücksichtigt.',
    hardness_by_hardenability:
      'Der Kohlenstoffgehalt für 550 HV hängt von der Härtbarkeit ab; üblich sind 0,30 bis 0,40 % ({source}).',
  },
  problems: { not_above_core: '{label}: Der Wert muss über dem Kernkohlenstoffgehalt ({core} %) liegen.' },
  chart: {
    profile: 'Kohlenstoffverlauf',
    depthOverTime: 'Tiefe über der Wurzel der Zeit',
    depth: 'Tiefe',
    carbon: 'Kohlenstoffgehalt',
    afterBoost: 'nach Aufkohlen',
    afterDiffuse: 'nach Diffusion',
    criterion: 'Kriterium',
    caseDepth: 'Aufkohlungstiefe',
    rootOfTime: 'Wurzel der Zeit',
  },
  changes: {
    tibbettsRead:
      'Die Tiefe mit D nach Tibbetts ist nicht mehr als nicht bestätigt gekennzeichnet: ein Programm nach Khan & Gautham 2018 druckt die Zahlen',
    unconfirmed:
      'Die Tiefe mit D nach Tibbetts ist wieder als nicht bestätigt gekennzeichnet: nur private Programme drucken die Zahlen',
    confirmed: 'Die Tiefe mit D nach Tibbetts ist nicht mehr als nicht bestätigt gekennzeichnet',
    depthFromZero:
      'Die Tiefe über √t beginnt, wo der Rand das Kriterium erreicht, und markiert das Aufkohlen; am Ergebnis steht die Spanne der Diffusionsdaten',
    chd550: 'Tiefe bei 550 HV; ein nirgends erreichtes Kriterium ergibt die Tiefe 0',
    first: 'Erste Fassung',
  },
  examples: {
    'callister-time': 'Callister: 0,8 % C in 0,5 mm, D = 1,6 · 10⁻¹¹ m²/s (Buch: 7,1 h)',
    'smith-time': 'Smith & Hashemi: 0,4 % C in 0,5 mm bei 927 °C (Buch: 143 min)',
    'design-950': 'Callister, Auslegungsbeispiel: 0,6 % C in 0,75 mm bei 950 °C (Buch: 15,9 h)',
    'design-1000': 'Dasselbe bei 1000 °C (Buch: 9,0 h)',
    'harris-shop': 'Harris bei 1700 °F, 1 h: Werkstattwert 0,025 Zoll',
    'harris-8h': 'Harris bei 925 °C, 8 h',
    'boost-diffuse': '16NiCrMo13, 900 °C, 2 h Aufkohlen und 3 h im Vakuum (gemessen 23,5 g/m²)',
    'boost-only': '930 °C, 4 h bei 1,0 % Randkohlenstoff, Tibbetts',
  },
} satisfies CalculatorTexts;
