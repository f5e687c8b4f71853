import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Entkohlungstiefe einer Ofenbehandlung für Bearbeitungszugabe und Abnahme: Gesamttiefe nach Kohlenstoffkriterium, Auskohlung (Ferritschicht) und Metallverlust durch Zunder.',
  inputs: {
    temperatureC: 'Temperatur',
    timeH: 'Dauer',
    coreCarbonPercent: 'Kohlenstoffgehalt des Stahls',
    surfaceCarbonPercent: 'Randkohlenstoffgehalt',
    criterionFraction: 'Kriterium C/C₀',
    diffusivityModel: 'Diffusionskoeffizient in Austenit',
    ownDiffusivityM2S: 'Eigener Diffusionskoeffizient',
    scaling: 'Zunder',
    scalingConstantM2S: 'Konstante des Metallverlusts',
    metalLossMm: 'Metallverlust',
    interface: 'Kohlenstoff des Austenits neben Ferrit',
    austeniteCarbonPercent: 'Eigener Wert',
    depthOfInterestMm: 'Tiefe für die Kohlenstoffangabe',
  },
  choices: {
    'diffusivityModel.tibbetts': 'Tibbetts, halber C-Gehalt',
    'diffusivityModel.callister': 'Callister, wenig Kohlenstoff',
    'diffusivityModel.own': 'eigener Wert',
    'scaling.none': 'ohne Zunder',
    'scaling.constant': 'über die Verlustkonstante',
    'scaling.loss': 'über den Metallverlust',
    'interface.iron-carbon': 'A3-Linie Eisen-Kohlenstoff',
    'interface.own': 'eigener Wert (legierter Stahl)',
  },
  outputs: {
    totalDepthMm: 'Gesamtentkohlungstiefe unter der verbliebenen Oberfläche',
    ferriteDepthMm: 'Auskohlung (Ferritschicht)',
    depthFromOriginalMm: 'Gesamttiefe ab ursprünglicher Oberfläche',
    metalLossMm: 'Metallverlust durch Zunder',
    carbonAtDepthPercent: 'Kohlenstoff in der gewünschten Tiefe (ab ursprünglicher Oberfläche)',
    growthConstant: 'Wachstumskonstante der Ferritschicht',
    ferriteSidePercent: 'Kohlenstoff des Ferrits an der Grenze',
    austeniteSidePercent: 'Kohlenstoff des Austenits an der Grenze',
    diffusivityM2S: 'Diffusionskoeffizient in Austenit',
  },
  warnings: {
    criterion:
      'Die Tiefe endet bei {fraction} des Kernkohlenstoffs. Das Kriterium ist mit dem Ergebnis anzugeben ({source}).',
    scale_not_combined:
      'Zunder und wachsende Ferritschicht lassen sich hier nicht verbinden: Die Tiefe zählt ab der ursprünglichen Oberfläche, ohne Metallverlust.',
    below_ae1:
      'Unter Ae1 kann die Carbidauflösung bestimmend sein, und die Löslichkeitslinie ist nur grob: obere Grenze.',
    no_complete_layer:
      'Über etwa 912 °C entsteht bei Temperatur keine geschlossene Ferritschicht; Ferrit bildet sich beim Abkühlen.',
    surface_too_rich:
      'Der Randkohlenstoff liegt über der Löslichkeit des Ferrits: Es entsteht keine geschlossene Ferritschicht.',
    iron_carbon_lines:
      'Phasenlinien von reinem Eisen-Kohlenstoff. Silicium- und Chromstähle (54SiCr6) bilden bis zu höheren Temperaturen Ferrit: eigenen Wert eingeben.',
    atmosphere:
      'Der Randkohlenstoff wird konstant gehalten; in Wirklichkeit hängt er von Atmosphäre, Feuchte und Zunder ab.',
  },
  problems: {
    surface_not_below_criterion:
      '{label}: Der Wert muss unter dem Kohlenstoffgehalt des Kriteriums ({limit} %) liegen.',
  },
  chart: {
    profile: 'Kohlenstoff über der Tiefe',
    overTemperature: 'Tiefe über der Temperatur',
    depth: 'Tiefe',
    share: 'Kohlenstoff bezogen auf den Kern',
    temperature: 'Temperatur',
    scale: 'Zunder',
    complete: 'Auskohlung',
    partial: 'Abkohlung',
    core: 'Kern',
    criterion: 'Kriterium',
    total: 'Gesamttiefe',
  },
  changes: {
    verticalFront: 'Der Kohlenstoffsprung an der Ferritfront ist senkrecht gezeichnet; zwei Stellen',
    oneDiffusivity:
      'Das gewählte D gilt auch unter 912 °C; die Tiefe springt nicht mehr, wo die Ferritschicht endet',
    first: 'Erste Fassung',
  },
  examples: {
    plain: '0,45 % C, D = 1 · 10⁻¹⁰ m²/s, 1 h',
    'spring-steel': '0,60 % C, 1100 °C, 2 h, Kriterium 0,95',
    'ferrite-800': '0,60 % C, 800 °C, 4 h: Ferritschicht',
    'ferrite-760': '0,20 % C, 760 °C, 3 h: Ferritschicht auf zweiphasigem Kern',
    'with-scale': '0,60 % C mit Zunder, Kohlenstoff in 0,8 mm (Birks & Jackson)',
  },
} satisfies CalculatorTexts;
