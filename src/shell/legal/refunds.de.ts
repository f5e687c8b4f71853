import type { LegalDocument } from './document.ts';

export const document: LegalDocument = {
  title: 'Erstattungsrichtlinie',
  lead: 'Wann ein Mitgliedsbeitrag zurückgezahlt wird, wie man es beantragt und wie lange es dauert. Diese Richtlinie ist Teil der Nutzungsbedingungen.',
  articles: [
    {
      title: 'Volle Erstattung',
      text: [
        'Der volle Betrag wird erstattet, wenn der Antrag innerhalb von 7 Tagen nach der Zahlung gestellt wird und in dieser Zeit kein Rechner ausgeführt wurde.',
        'Die 7 Tage enden genau 168 Stunden nach der Bestätigung der Zahlung.',
      ],
    },
    {
      title: 'Aktivierung durch Nutzung',
      text: [
        'Sobald ein Rechner genutzt wurde, gilt die Mitgliedschaft als aktiviert und ist nicht erstattungsfähig. Das Öffnen eines Rechners oder eine Berechnung über die Programmierschnittstelle ist eine Nutzung.',
        'Das Lesen des Archivs, des Forums oder der öffentlichen Beschreibung eines Rechners ist keine.',
      ],
    },
    {
      title: 'Jahrestarife',
      text: [
        'Für Jahrestarife gibt es keine anteilige Erstattung. Der günstigere Jahrespreis gilt für das ganze Jahr; ein ungenutzter Rest wird nicht ausgezahlt.',
      ],
    },
    {
      title: 'Ausnahmen',
      text: [
        'Unabhängig von der Nutzung wird der Betrag erstattet,',
        [
          'wenn der Dienst durch Verschulden des Betreibers nicht nutzbar war;',
          'wenn dieselbe Mitgliedschaft doppelt bezahlt wurde.',
        ],
        'Rechte, die zwingendes Recht Verbraucherinnen und Verbrauchern gibt, werden nicht eingeschränkt.',
      ],
    },
    {
      title: 'So beantragen Sie',
      text: [
        'Eine Erstattung wird unter „Mein Konto“ oder auf der Erstattungsseite mit kurzer Begründung beantragt. Ein offener Antrag je Zahlung genügt; sein Stand ist dort zu sehen.',
        'Die Administration prüft ihn. Prüfung und Bearbeitung dauern 5 bis 10 Arbeitstage.',
      ],
    },
    {
      title: 'Auszahlung',
      text: [
        'Erstattet wird auf die ursprüngliche Zahlungsart, vollständig und in der Währung der Zahlung. Wann der Betrag auf Ihrer Abrechnung erscheint, hängt vom Zahlungsanbieter ab.',
        'Mit der Erstattung endet der bezahlte Zeitraum; das Konto bleibt als kostenlose Mitgliedschaft bestehen.',
      ],
    },
  ],
};
