import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Löslichkeit der Carbide und Nitride von Niob, Titan, Vanadium und Aluminium im Austenit: Auflösungstemperatur für das Wiedererwärmen, gelöste und ausgeschiedene Anteile, nach allen gängigen Autoren.',
  inputs: {
    steel: 'Schmelzenanalyse',
    product: 'Verbindung und Autor',
    temperatureC: 'Temperatur',
  },
  choices: {
    'product.NbCN_Irvine': 'Nb(C,N), Irvine et al.',
    'product.NbC_Nordberg': 'NbC, Nordberg & Aronsson',
    'product.NbC_Smith': 'NbC, Smith / Turkdogan',
    'product.NbN_Smith': 'NbN, Smith',
    'product.TiN_Inoue': 'TiN, Inoue et al.',
    'product.TiN_Matsuda': 'TiN, Matsuda & Okumura',
    'product.TiC_Irvine': 'TiC, Irvine et al.',
    'product.VN_Irvine': 'VN, Irvine et al.',
    'product.VN_Narita': 'VN, Narita',
    'product.VC_Narita': 'VC, Narita',
    'product.AlN_Leslie': 'AlN, Leslie et al.',
    'product.AlN_Darken': 'AlN, Darken et al.',
  },
  outputs: {
    dissolutionC: 'Auflösungstemperatur',
    dissolvedShare: 'Gelöster Anteil des Metalls',
    metalInSolution: 'Gelöstes Metall',
    partnerInSolution: 'Gelöster Kohlenstoff oder Stickstoff',
    precipitate: 'Ausscheidung',
    mixedNiobium: 'Misch-Nb(C,N): gelöstes Nb',
    mixedCarbonShare: 'Misch-Nb(C,N): Carbidanteil x',
    mixedDissolutionC: 'Misch-Nb(C,N): Auflösungstemperatur',
    dissolutionNbCN_IrvineC: 'Vollständige Auflösung von Nb(C,N), Irvine et al.',
    dissolutionNbC_NordbergC: 'Vollständige Auflösung von NbC, Nordberg & Aronsson',
    dissolutionNbC_SmithC: 'Vollständige Auflösung von NbC, Smith / Turkdogan',
    dissolutionNbN_SmithC: 'Vollständige Auflösung von NbN, Smith',
    dissolutionTiN_InoueC: 'Vollständige Auflösung von TiN, Inoue et al.',
    dissolutionTiN_MatsudaC: 'Vollständige Auflösung von TiN, Matsuda & Okumura',
    dissolutionTiC_IrvineC: 'Vollständige Auflösung von TiC, Irvine et al.',
    dissolutionVN_IrvineC: 'Vollständige Auflösung von VN, Irvine et al.',
    dissolutionVN_NaritaC: 'Vollständige Auflösung von VN, Narita',
    dissolutionVC_NaritaC: 'Vollständige Auflösung von VC, Narita',
    dissolutionAlN_LeslieC: 'Vollständige Auflösung von AlN, Leslie et al.',
    dissolutionAlN_DarkenC: 'Vollständige Auflösung von AlN, Darken et al.',
  },
  warnings: {
    not_present: '{metal} oder der Partner ist 0: Die Verbindung bildet sich nicht.',
    outside_temperatures:
      '{celsius} °C liegt außerhalb von etwa 900 bis 1300 °C, wo die Löslichkeitsprodukte gemessen wurden. Der Wert ist extrapoliert.',
    forms_in_liquid:
      'Die Auflösungstemperatur {celsius} °C liegt über der Solidustemperatur der meisten Stähle: Die Verbindung bildet sich grob in der Schmelze und wirkt nicht kornfeinend.',
    titanium_first:
      'Der Stahl enthält Titan: TiN bildet sich zuerst und bindet Stickstoff. Für die übrigen Nitride den verbleibenden Stickstoff eingeben.',
    one_by_one:
      '{elements} konkurrieren um Kohlenstoff und Stickstoff; jede Verbindung ist für sich allein gerechnet.',
    authors_differ:
      'Die Autoren weichen um 50 bis 100 K voneinander ab: alle Werte einer Verbindung vergleichen.',
    equilibrium_only: 'Gleichgewicht: Kurze Zeiten und große Teilchen erfordern höhere Temperaturen.',
    elements_absent:
      'Für Verbindungen, deren Elemente nicht in der Analyse stehen, gibt es keine Temperatur.',
    mixed_dissolved: 'Misch-Nb(C,N) ist bei dieser Temperatur vollständig gelöst ({source}): kein Anteil x.',
  },
  chart: {
    isotherms: 'Löslichkeitsisothermen',
    inSolution: 'Gelöster Anteil über der Temperatur',
    carbon: 'Gelöster Kohlenstoff',
    nitrogen: 'Gelöster Stickstoff',
    carbonEquivalent: 'Gelöstes C + 12/14 N',
    metal: 'Gelöstes Metall',
    stoichiometric: 'stöchiometrische Linie',
    total: 'Gesamtgehalte',
    inSolutionHere: 'gelöst',
    temperature: 'Temperatur',
    share: 'Gelöster Anteil des Metalls',
  },
  changes: {
    carbonMissing:
      'Ohne angegebenen Kohlenstoffgehalt gelten Ergebnisse als außerhalb des Bereichs, ohne Band, und Urteile entfallen',
    aboveSolidus:
      'Über 1450 °C ist die Isotherme des Stahls gestrichelt und kein gemessener Fehler angegeben; der gelöste Anteil ist in feineren Schritten gezeichnet',
    namesBeside: 'Namen im Diagramm stehen neben ihrer Linie und ihrem Punkt',
    measuredFirst:
      'Voreingestellt ist NbC nach Nordberg & Aronsson, das mit Messungen verglichen ist, statt Nb(C,N) nach Irvine; das Hauptergebnis nennt den gemessenen Fehler',
    first: 'Erste Fassung',
  },
  examples: {
    niobium: '0,04 Nb, 0,08 C, 0,006 N',
    carbide: '0,03 Nb, 0,10 C',
    titanium: '0,015 Ti, 0,005 N',
    aluminium: '0,03 Al, 0,006 N',
    balance: '0,04 Nb, 0,10 C bei 1000 °C',
    mixed: 'Misch-Nb(C,N) bei 1100 °C',
  },
} satisfies CalculatorTexts;
