import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Restaustenit nach dem Abschrecken und Tiefkühlen aus Kohlenstoff und Legierungselementen, die im Austenit gelöst sind, und die Temperatur für einen gewünschten Gehalt.',
  inputs: {
    steel: 'Austenitanalyse',
    martensiteStartBy: 'Ms für Koistinen-Marburger nach',
    martensiteStartC: 'Martensit-Starttemperatur (Ms)',
    quenchTemperatureC: 'Endtemperatur des Abschreckens',
    subzeroTemperatureC: 'Tiefkühltemperatur',
    stabilizationK: 'Stabilisierung durch Warten (senkt Ms)',
    targetPercent: 'Gewünschter Restaustenit',
  },
  choices: {
    'martensiteStartBy.best': 'bester Wert (Regression)',
    'martensiteStartBy.van-bohemen': 'van Bohemen',
    'martensiteStartBy.ingber': 'Ingber & Kunert',
    'martensiteStartBy.andrews': 'Andrews (linear)',
    'martensiteStartBy.entered': 'eigenem Wert',
  },
  outputs: {
    koistinen90HighPercent: 'RA, oberes Ende des 90-%-Bereichs',
    koistinen90LowPercent: 'RA, unteres Ende des 90-%-Bereichs',
    martensiteStart90HighC: 'Ms, oberes Ende des 90-%-Bereichs',
    martensiteStart90LowC: 'Ms, unteres Ende des 90-%-Bereichs',
    martensiteStartUsedC: 'Ms für Koistinen-Marburger',
    vanBohemenStartC: 'Ms für van Bohemen',
    vanBohemenRate: 'Koeffizient nach van Bohemen, 1000 α in 1/K',
    targetKoistinenC: 'Temperatur für den gewünschten Gehalt, Koistinen-Marburger',
    targetVanBohemenC: 'Temperatur für den gewünschten Gehalt, van Bohemen',
    martensitePercent: 'Martensit nach dem Abschrecken',
    koistinenPercent: 'Nach dem Abschrecken, Koistinen-Marburger',
    vanBohemenPercent: 'Nach dem Abschrecken, van Bohemen',
    koistinenSubzeroPercent: 'Nach dem Tiefkühlen, Koistinen-Marburger',
    vanBohemenSubzeroPercent: 'Nach dem Tiefkühlen, van Bohemen',
  },
  warnings: {
    below_absolute_zero:
      'Ms käme unter dem absoluten Nullpunkt zu liegen: Der Stahl bleibt austenitisch, Ms wird nicht angegeben.',
    no_martensite:
      'Ms = {start} °C liegt nicht über der Endtemperatur des Abschreckens: Es entsteht kein Martensit.',
    linear_start:
      'C = {carbon} % liegt über 0,6 %: Die lineare Formel ({source}) liefert Ms viel zu niedrig und Restaustenit zu hoch.',
    high_carbon: 'C = {carbon} % liegt über 1,1 %: {source} unterschätzen den Restaustenit.',
    silicon:
      'Si = {silicon} %: Durch Bainit stabilisierter Austenit (TRIP, carbidfreier Bainit) wird nicht beschrieben.',
    high_alloy: 'Hochlegiert: außerhalb der Stähle dieser Gesetze. Die Werte sind extrapoliert.',
    target_too_cold:
      'Der gewünschte Gehalt erfordert eine Temperatur unter −196 °C: Tiefkühlen allein reicht nicht.',
    stabilization_estimate:
      'Die Wirkung der Wartezeit ist eine Schätzung: innerhalb einer Stunde nach dem Abschrecken tiefkühlen.',
    dissolved_carbon:
      'Den bei Austenitisiertemperatur gelösten Kohlenstoff eingeben: 100Cr6 hat bei 845 °C etwa 0,60 bis 0,65 % C gelöst.',
    temper_soon:
      'Innerhalb weniger Stunden anlassen: Frischer Martensit kann reißen. Unter Mf bewirkt weiteres Abkühlen nichts.',
    no_rate: '{source}: für diese Analyse kein Koeffizient.',
  },
  chart: {
    overTemperature: 'Restaustenit über der Temperatur',
    overCarbon: 'Restaustenit über dem Kohlenstoffgehalt (van Bohemen)',
    temperature: 'Temperatur',
    retained: 'Restaustenit',
    carbon: 'Gelöster Kohlenstoff',
    koistinen: 'Koistinen-Marburger',
    vanBohemen: 'van Bohemen',
    afterQuench: 'nach dem Abschrecken',
    afterSubzero: 'nach dem Tiefkühlen',
    steel: '{steel}, 20 °C',
  },
  changes: {
    bandWithheld: 'Ergebnisse hochlegierter Stähle stehen ohne Band',
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    tagHighAlloy:
      'Ergebnisse hochlegierter Stähle sind als außerhalb gekennzeichnet, wie es der Hinweis dazu sagt',
    processFirst: 'Die Temperaturen des Abschreckens stehen vor der Analyse; die Ergebnisse sind unverändert',
    bestStart:
      'Ms ist die Regression über gemessene Stähle mit ihrem Bereich, das Ergebnis folgt daraus nach Koistinen und Marburger; die veröffentlichten Formeln bleiben wählbar',
    noStart: 'Keine Ms unter dem absoluten Nullpunkt',
    first: 'Erste Fassung',
  },
  examples: {
    'ms-330': 'Ms 330 °C, auf 20 °C abgeschreckt',
    'ms-150': 'Ms 150 °C: 20 und −80 °C',
    'ms-150-nitrogen': 'Ms 150 °C: −196 °C und Temperatur für 5 %',
    s4140: '4140 (42CrMo4)',
    s52100: '52100 (100Cr6), Kohlenstoff ganz gelöst',
  },
} satisfies CalculatorTexts;
