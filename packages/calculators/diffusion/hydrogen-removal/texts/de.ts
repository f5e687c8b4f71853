import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { time } from './shared.ts';

export default {
  summary:
    'Wasserstoffarmglühen und Ausheizen: die Dauer, bis der Wasserstoff ein Schmiedestück, Blech oder einen Stab verlassen hat, und der Rest nach gegebener Zeit.',
  inputs: {
    shape: 'Form',
    thicknessMm: 'Dicke (gesamt)',
    widthMm: 'Breite',
    diameterMm: 'Durchmesser',
    lengthMm: 'Länge',
    temperatureC: 'Temperatur',
    diffusivityModel: 'Diffusionskoeffizient',
    ownDiffusivityM2S: 'Eigener Diffusionskoeffizient',
    bindingEnergyKjMol: 'Bindungsenergie der Fallen',
    trapRatio: 'Fallen je Gitterplatz',
    initialPpm: 'Wasserstoff zu Beginn',
    surfacePpm: 'Wasserstoff an der Oberfläche',
    targetPpm: 'Zielwert Wasserstoff',
    place: 'Zielwert gilt für',
    timeH: 'Haltedauer',
  },
  choices: {
    'shape.plate': 'Platte',
    'shape.cylinder': 'langer Zylinder',
    'shape.sphere': 'Kugel',
    'shape.short-cylinder': 'kurzer Zylinder',
    'shape.bar': 'Rechteckstab',
    'diffusivityModel.byTemperature': 'Stahl, 44–650 °C gemessen',
    'diffusivityModel.kiuchi': 'Ferrit, Gitter (Kiuchi & McLellan)',
    'diffusivityModel.johnsonHill': 'Eisen über 200 °C, scheinbar (Johnson & Hill)',
    'diffusivityModel.coe': 'gemessener Stahl, 0,73 % C (Coe & Moreton)',
    'diffusivityModel.oriani': 'Ferrit mit Fallen (Oriani)',
    'diffusivityModel.perng': 'austenitisch, 300er-Reihe (Perng & Altstetter)',
    'diffusivityModel.reiter': 'austenitisch, 316L (Reiter)',
    'diffusivityModel.own': 'eigener Wert',
    'place.mean': 'den Mittelwert',
    'place.centre': 'den Kern',
  },
  outputs: {
    timeForTargetH: 'Dauer bis zum Zielwert',
    meanPpm: 'Mittlerer Wasserstoff nach der Haltedauer',
    centrePpm: 'Wasserstoff im Kern nach der Haltedauer',
    meanMlPer100g: 'Mittelwert als Gasvolumen',
    fourier: 'Dt/L² am Zielwert (rund: L = Radius)',
    diffusivityM2S: 'Verwendeter Diffusionskoeffizient',
    ...time('Dauer bis zum Zielwert, {author}'),
  },
  warnings: {
    not_ferritic:
      'Über etwa 720 °C beginnt die Umwandlung in Austenit, in dem Wasserstoff viel langsamer wandert.',
    low_temperature:
      'Unter 200 °C streuen die Diffusionskoeffizienten realer Stähle über zwei bis drei Zehnerpotenzen: Messwert des eigenen Stahls oder die Spannweite der Modelle verwenden.',
    pooled:
      '{source} haben einen Diffusionskoeffizienten gemessen, der von {from} bis {to} °C im Rahmen der Messstreuung abnimmt. Dort gilt sein Mittelwert, höchstens {percent} % neben jedem Messwert, damit heißeres Halten nie länger dauert.',
    austenite_slow:
      'Bei 300 °C diffundiert Wasserstoff in Austenit etwa 3000-mal langsamer als im Ferritgitter und etwa 1000-mal langsamer als in ferritischem Stahl mit Fallen gemessen.',
    already_reached: 'Der Anfangswert liegt bereits unter dem Zielwert.',
    transform_first:
      'Gegen Flocken erst nach vollständiger Umwandlung des Austenits bei 600 bis 700 °C halten.',
    coating: 'Überzüge aus Zink oder Cadmium sperren den Austritt; hier gilt die Oberfläche als frei.',
    bake_rules:
      'Ausheizzeiten nach ISO 4042 oder ASTM F1941 sind Praxisregeln und werden hier nicht berechnet.',
  },
  problems: {
    not_above_surface:
      '{label}: Der Wert muss über dem Wasserstoff an der Oberfläche ({surface} ppm) liegen.',
  },
  chart: {
    content: 'Wasserstoff über der Zeit',
    timeOverSize: 'Dauer über der Abmessung',
    time: 'Zeit',
    hydrogen: 'Wasserstoff',
    mean: 'Mittelwert',
    centre: 'Kern',
    target: 'Zielwert',
    diameter: 'Durchmesser',
    thickness: 'Dicke',
  },
  changes: {
    monotone:
      'Die Zeit steigt nie mit der Temperatur: Von 210 bis 350 °C, wo der gemessene Diffusionskoeffizient abnimmt, gilt sein Mittelwert, und ein Hinweis nennt das',
    chosenModel:
      'Die Temperatur wird nur am Gültigkeitsbereich des gewählten Diffusionskoeffizienten geprüft; außerhalb ist die Kurve gestrichelt',
    confirmed:
      'Die Zeit mit Fallen nach Oriani ist nicht mehr als nicht bestätigt gekennzeichnet: Sie folgt aus seinem Gleichgewicht, das ein Programm druckt',
    unconfirmed: 'Die Zeit mit Fallen nach Oriani ist als nicht bestätigt gekennzeichnet',
    comparedTemperatures:
      'Die Zeit über der Größe vergleicht 100 und 200 °C mit der Temperatur; ab 200 °C unterscheiden sich die Kurven kaum',
    noStep:
      'Unter 44 °C wird der gemessene Diffusionskoeffizient extrapoliert und als außerhalb gekennzeichnet; vorher fiel die Zeit dort auf weniger als ein Zehntel. Spannen der Modelle mit zwei signifikanten Stellen',
    held: 'Über 650 °C gilt der bei 650 °C gemessene Diffusionskoeffizient weiter; vorher fiel die Zeit dort auf weniger als die Hälfte',
    measuredSteel:
      'Die Zeit folgt bis 650 °C dem gemessenen Stahl von Coe & Moreton statt Eisen, das kürzere Zeiten ergab; zwei signifikante Stellen',
    first: 'Erste Fassung',
    spread: 'Der Unterschied zwischen den Modellen steht neben der Zeit',
  },
  examples: {
    'half-time': 'Halbwertszeit einer Platte: Dt/L² = 0,049 (Crank)',
    'plate-tenth': 'Platte, Mittelwert auf 10 %',
    'cylinder-tenth': 'Zylinder, Kern auf 10 %',
    forging: '42CrMo4, Ø 500 mm, 650 °C, 4 ppm, 100 h',
    bake: 'Platte 25 mm, 200 °C, 4 h, D = 1 · 10⁻¹⁰ m²/s',
    trapped: 'Oriani bei 25 °C, 30 kJ/mol, eine Falle je 1000 Plätze',
  },
} satisfies CalculatorTexts;
