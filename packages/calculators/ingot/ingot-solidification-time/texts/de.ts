import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Erstarrungszeit eines Blocks oder Gussstücks nach Querschnitt, ebenem Schalengesetz und Modul, die Schale nach gegebener Zeit und das Volumen der Haube.',
  inputs: {
    shape: 'Querschnitt',
    sizeMm: 'Durchmesser, Seite oder Dicke',
    widthMm: 'Breite',
    heightMm: 'Höhe',
    mould: 'Gießform',
    constantMmMin05: 'Erstarrungskonstante',
    delayMm: 'Verzögerungskonstante',
    elapsedMin: 'Zeit nach dem Gießen',
    mouldConstantMinCm2: 'Formkonstante',
    metalDensityKgM3: 'Dichte des festen Metalls',
    heatOfFusionJkg: 'Schmelzwärme',
    liquidHeatJkgK: 'Wärmekapazität der Schmelze',
    superheatK: 'Überhitzung',
    meltingTemperatureC: 'Schmelztemperatur',
    mouldTemperatureC: 'Temperatur der Gießform',
    mouldConductivityWmK: 'Wärmeleitfähigkeit des Sandes',
    mouldDensityKgM3: 'Dichte des Sandes',
    mouldHeatJkgK: 'Wärmekapazität des Sandes',
    volumeFrom: 'Volumen aus',
    bodyVolumeM3: 'Volumen des Körpers',
    shrinkage: 'Schwindung β',
    feederEfficiency: 'Wirkungsgrad der Haube η',
  },
  choices: {
    'shape.round': 'rund oder Vieleck, lang',
    'shape.square': 'Quadrat, lang',
    'shape.plate': 'Platte oder Bramme',
    'mould.iron': 'Kokille',
    'mould.sand-constant': 'Sand, über Formkonstante',
    'mould.sand-properties': 'Sand, über Stoffwerte',
    'volumeFrom.sizes': 'Querschnitt und Maßen',
    'volumeFrom.entered': 'Eingabe',
  },
  outputs: {
    solidificationTimeMin: 'Erstarrungszeit',
    shellMm: 'Schalendicke nach der verstrichenen Zeit',
    shellPlaneMm: 'Schale auf ebener Fläche',
    modulusMm: 'Erstarrungsmodul (Volumen/ganze Oberfläche)',
    mouldConstantMinCm2: 'Formkonstante',
    mouldConstantSM2: 'Formkonstante in SI',
    volumeM3: 'Volumen des Körpers',
    feederVolumeM3: 'Volumen der Haube',
    feederModulusMm: 'Kleinster Modul der Haube (1,2 M)',
    timeStefanMin: 'Nach Querschnitt (Schale bestimmt)',
    timePlaneMin: 'Ebene Schale bis zur halben Abmessung (nur Brammen)',
    timeModulusMin: 'Nach Modul und K',
    timeChvorinovMin: 'Chvorinov (Gießform bestimmt)',
  },
  warnings: {
    feeder_efficiencies:
      'Wirkungsgrad η der Haube: Sand 0,14, isolierend 0,30 bis 0,35, exotherm 0,40 bis 0,60.',
    height_in_modulus_only:
      'Die Antwort nimmt den Block als lang an: Die Höhe wirkt nur auf den Modul, der auch die Enden zählt.',
    short_ingot:
      'Höhe unter dem 1,5-Fachen der Abmessung: Die Enden verkürzen die Zeit der langen Form; der Modul berücksichtigt sie.',
    square_estimate:
      'Das Quadrat liegt zwischen Platte und Zylinder: als Zylinder mit 1,08-facher halber Seite geschätzt.',
    delay_on_plane_only: 'Die Verzögerungskonstante gilt nur für die ebene Schale ({source}).',
    near_centre:
      'Nahe der Mitte versagt das Wurzelgesetz: Runde und vieleckige Querschnitte erstarren schneller.',
    air_gap:
      'Der Luftspalt senkt K nach den ersten Minuten; bei legierten Stählen liegt K um 5 bis 10 % niedriger.',
  },
  problems: { feeder_too_weak: '{label}: Der Wert muss über der Schwindung ({shrinkage}) liegen.' },
  chart: {
    shellOverTime: 'Schale über der Wurzel der Zeit',
    timeOverSize: 'Zeit über der Abmessung',
    rootOfTime: 'Wurzel der Zeit',
    shell: 'Schalendicke',
    centre: 'Mitte',
    size: 'Abmessung',
    time: 'Zeit',
    round: 'rund',
    square: 'Quadrat',
    plate: 'Platte',
    planeFace: 'ebene Fläche',
    ironMould: 'Kokille zum Vergleich',
    stefan: 'nach Querschnitt',
    plane: 'ebene Schale',
    chvorinov: 'Chvorinov',
  },
  changes: {
    planeNamed:
      'Der Name der ebenen Fläche steht an ihrer eigenen Linie; ihre Zeit nennt, dass sie nur für eine Bramme gilt',
    planeApart:
      'Die ebene Fläche wird nur mit einer Bramme verglichen: Sie schätzt nicht die Zeit eines runden oder quadratischen Blocks',
    squareLaw:
      'Von Chvorinov ist nur noch die Formkonstante mit Überhitzung als nicht bestätigt gekennzeichnet: das quadratische Gesetz wurde in einem anderen Text gelesen',
    unconfirmed:
      'Die Zeiten nach Flemings und nach Chvorinov mit Überhitzung sind als nicht bestätigt gekennzeichnet',
    volumeOfSizes: 'Das Volumen des Körpers folgt aus Querschnitt und Maßen, wenn es nicht eingegeben ist',
    ironModulus:
      'In Eisenkokillen steht der bekanntermaßen zu kurze Wert nach Modul und K nicht mehr unter den Verfahren',
    withoutModulus: 'Der Wert aus Modul und K, in Kokillen zu kurz, zählt nicht zur Spanne',
    efficiencies: 'Wirkungsgrade der Haube als Hinweis',
    heightSaid: 'Sagt, dass die Höhe nur auf den Modul wirkt',
    first: 'Erste Fassung',
  },
  examples: {
    'sand-plate': 'Groover: Stahlplatte 30 × 10 × 2 cm in Sand, 4,0 min/cm² (Buch: 2,49 min)',
    shell: 'Britannica: 40 mm Schale nach 4 min',
    'half-thickness': 'Platte 600 mm, K = 26',
    cylinder: 'Rund 600 mm, K = 26',
    'sand-properties': 'Formkonstante von Quarzsand aus Stoffwerten',
    feeder: 'Haube zu 1,2 m³ Körper in Sand, η = 0,14',
  },
} satisfies CalculatorTexts;
