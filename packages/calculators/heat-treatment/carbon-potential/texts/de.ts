import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Kohlenstoffpegel einer Ofenatmosphäre aus CO₂, Taupunkt oder Sauerstoffsonde, der Kohlenstoff im legierten Stahl und die Rußgrenze.',
  inputs: {
    temperatureC: 'Temperatur',
    measuredBy: 'Gemessen mit',
    monoxidePercent: 'CO',
    hydrogenPercent: 'H₂',
    dioxidePercent: 'CO₂',
    dewPointC: 'Taupunkt',
    probeMv: 'Sondenspannung',
    pressureAtm: 'Gesamtdruck',
    steel: 'Schmelzenanalyse',
  },
  choices: {
    'measuredBy.dioxide': 'CO₂',
    'measuredBy.dew-point': 'Taupunkt',
    'measuredBy.probe': 'Sauerstoffsonde',
  },
  outputs: {
    potential: 'Kohlenstoffpegel',
    alloyCarbon: 'Kohlenstoff im legierten Stahl',
    activity: 'Kohlenstoffaktivität (Graphit 1)',
    saturation: 'Sättigung (Rußgrenze)',
    logOxygen: 'Sauerstoff, log10 in atm',
    alloyFactor: 'Legierungsfaktor',
  },
  warnings: {
    no_potential: 'Zu diesem Gas gehört kein Kohlenstoffpegel bis 6 %.',
    soot: 'Oberhalb der Rußgrenze: Kohlenstoff scheidet sich ab.',
    low_temperature: 'Unter 800 °C ist das Gas weit vom Gleichgewicht entfernt.',
    unusual_monoxide: 'CO = {monoxide} % liegt außerhalb von 15 bis 35 %, den üblichen Endogasen.',
    over_water: 'Taupunkt unter 0 °C: vereinbarungsgemäß Dampfdruck über Wasser.',
    equilibrium_gas: 'Gleichgewicht: Rest-CH₄ und eine gekühlte Sonde verschieben den wahren Wert.',
  },
  chart: {
    potentialOverTemperature: 'Kohlenstoffpegel dieses Gases über der Temperatur',
    temperature: 'Temperatur',
    potential: 'Kohlenstoffpegel',
    furnaceGas: 'Ofengas',
    sootLimit: 'Rußgrenze',
  },
  changes: {
    unconfirmed:
      'Das C-Potential ist wieder als nicht bestätigt gekennzeichnet: nur das Programm eines Herstellers druckt Gleichgewichte und Aktivität',
    readAgain:
      'Nur noch der Kohlenstoff im legierten Stahl ist als nicht bestätigt gekennzeichnet: Gleichgewichte und Aktivität wurden in einem anderen Text gelesen',
    sootLimitAtEnd: 'Die Rußgrenze ist an ihrem Ende benannt',
    gasSum: 'Gasanteile über 100 % werden abgelehnt',
    first: 'Erste Fassung',
  },
  examples: {
    dioxide: '925 °C, 20 % CO, 0,25 % CO₂',
    probe: '927 °C, 1140 mV',
    'dew-point': '927 °C, Taupunkt 0 °C',
    alloy: '16MnCr5 bei einem Pegel von 0,80 %',
  },
  problems: { gas_sum: '{label}: Die Gasanteile ergeben zusammen {sum} %, mehr als 100 %.' },
} satisfies CalculatorTexts;
