import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Dauer, bis der Kern eines Stabs oder einer Platte im Ofen auf Temperatur ist, Temperaturvorsprung der Oberfläche und Gesamtdauer einschließlich Halten.',
  inputs: {
    shape: 'Form',
    sizeMm: 'Durchmesser oder Dicke',
    sides: 'Erwärmung',
    furnaceTemperatureC: 'Ofentemperatur',
    startTemperatureC: 'Einsatztemperatur des Werkstücks',
    toleranceK: 'Toleranz unter Ofentemperatur',
    surface: 'Oberfläche',
    emissivity: 'Emissionsgrad',
    convectionWm2K: 'Wärmeübergang durch Konvektion',
    material: 'Stahl',
    conductivityWmK: 'Wärmeleitfähigkeit',
    specificHeatJkgK: 'Spezifische Wärmekapazität',
    loadFactor: 'Chargenfaktor (1 frei, 2 dicht gepackt)',
    soakRule: 'Halten',
    soakMin: 'Haltedauer',
  },
  choices: {
    'shape.bar': 'Rundstab',
    'shape.plate': 'Platte',
    'sides.two': 'beidseitig',
    'sides.one': 'einseitig',
    'surface.oxidised': 'Oxidiert (0,8)',
    'surface.bright': 'Blank (0,5)',
    'surface.vacuum': 'Vakuumofen (0,3)',
    'surface.entered': 'Eigener Emissionsgrad',
    'material.carbon': 'Un-/niedriglegierter Stahl',
    'material.stainless': 'Austenitischer nichtrostender Stahl',
    'material.constant': 'Eigene feste Werte',
    'soakRule.half-plus': '20 min + ½ min je mm',
    'soakRule.per-inch': '1 h je 25 mm (sicher)',
    'soakRule.entered': 'Eigene Dauer',
    'soakRule.none': 'Ohne',
  },
  outputs: {
    totalTimeMin: 'Gesamtdauer im Ofen',
    heatingTimeMin: 'Durchwärmdauer (mit Chargenfaktor)',
    soakTimeMin: 'Haltedauer',
    surfaceTimeMin: 'Oberfläche auf Temperatur nach',
    centreTimeMin: 'Kern auf Temperatur nach',
    largestDifferenceK: 'Größter Unterschied Oberfläche/Kern',
    largestDifferenceTimeMin: 'Größter Unterschied nach',
    finalFilmWm2K: 'Wärmeübergangskoeffizient am Ende',
    biot: 'Biot-Zahl',
    lumpedTimeMin: 'Gegenprobe: dünnes Teil, nur Strahlung',
    startSpecificHeatJkgK: 'Spezifische Wärmekapazität zu Beginn',
    startConductivityWmK: 'Wärmeleitfähigkeit zu Beginn',
  },
  warnings: {
    packed_load:
      'Gepackte oder gebündelte Charge: Der Chargenfaktor ist ein grober Zuschlag; mit Thermoelement in der Charge messen.',
    lumped_thick:
      'Die Gegenprobe gilt nur für dünne Teile (Bi unter 0,1; {source}): Hier bleibt der Kern zurück.',
    soak_rule:
      'Die Haltedauer ist eine Faustregel ({source}); das Lösen von Carbiden in Werkzeugstahl dauert länger.',
    furnace_power:
      'Der Ofen bleibt in der Rechnung auf Temperatur: Eine große Charge, die ihn abkühlt, braucht länger.',
    long_pieces: 'Für lange Stäbe und breite Platten; kurze Teile erwärmen sich von den Enden her schneller.',
  },
  problems: {
    target_below_start:
      '{label}: Das Werkstück hat mit {value} °C die Zieltemperatur von {target} °C schon erreicht. Bitte einen heißeren Ofen oder ein kälteres Werkstück eingeben.',
  },
  chart: {
    heating: 'Erwärmkurve',
    difference: 'Unterschied zwischen Oberfläche und Kern',
    timeOverSize: 'Durchwärmdauer über der Abmessung',
    time: 'Zeit',
    temperature: 'Temperatur',
    surfaceLine: 'Oberfläche',
    centre: 'Kern',
    furnaceLine: 'Ofen',
    target: 'Ziel',
    differenceAxis: 'Temperaturunterschied',
    surfaceLessCentre: 'Oberfläche − Kern',
    size: 'Durchmesser oder Dicke',
    centreTime: 'Dauer bis zum Kern',
    bars: 'Rundstäbe',
    plates: 'Platten',
  },
  changes: {
    rangeTag:
      'Die Gesamtzeit gibt an, ob die Temperaturen im Bereich der Stahldaten liegen und dass ein einziges Verfahren ohne veröffentlichte Unsicherheit benutzt wird',
    smoothSizes:
      'Die Zeiten über der Abmessung sind glatte Kurven bis zum 1,5-Fachen der Abmessung; der Punkt des Ergebnisses liegt auf seiner Kurve',
    vertex: 'Die größte Differenz und ihr Zeitpunkt werden zwischen den Rechenschritten bestimmt',
    smoothDifference:
      'Die Differenz zwischen Oberfläche und Kern ist in kleinen Schritten ohne Ecken gezeichnet',
    finerGrid:
      'Feineres Gitter: glatte Kurven durch die Umwandlung großer Stücke, Zeiten innerhalb von 0,5 % der bisherigen',
    first: 'Erste Fassung',
  },
  examples: {
    'bar-100': 'Rundstab 100 mm bei 860 °C',
    'bar-200': 'Rundstab 200 mm bei 860 °C',
    'plate-200': 'Platte 200 mm bei 1250 °C',
    lumped: 'Rundstab 20 mm, nur Strahlung',
    'properties-20': 'Stoffwerte bei 20 °C',
    'properties-600': 'Stoffwerte bei 600 °C',
    'properties-735': 'Spezifische Wärmekapazität bei der Umwandlung',
  },
} satisfies CalculatorTexts;
