import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Erstattungsrichtlinie',
  lead: 'Wann ein Mitgliedsbeitrag zurückgezahlt wird, wie man es beantragt und wie lange es dauert. Diese Richtlinie ist Teil der Nutzungsbedingungen.',
  changes: [
    'Das Widerrufsrecht für Verbraucherinnen und Verbraucher in der Europäischen Union (14 Tage) ist beschrieben, mit einem Muster.',
    'Es steht nun da, dass Sie gefragt werden, bevor die erste Nutzung den Anspruch auf Erstattung beendet.',

    'Die Erstattungsrichtlinie sagt nun überall „geöffnet“; was das Gesetz oder die Nutzungsbedingungen vorsehen, geht vor.',
    'Das Widerrufsrecht ist genauer beschrieben, auch für den Europäischen Wirtschaftsraum, das Vereinigte Königreich und Korea.',
  ],
  articles: [
    {
      title: 'Volle Erstattung',
      text: [
        {
          until: '2026-12-02',
          text: 'Der volle Betrag wird erstattet, wenn der Antrag innerhalb von 7 Tagen nach der Zahlung gestellt wird und in dieser Zeit kein Rechner ausgeführt wurde.',
        },
        {
          since: '2026-12-02',
          text: 'Der volle Betrag wird erstattet, wenn der Antrag innerhalb von 7 Tagen nach der Zahlung gestellt wird und in dieser Zeit kein Rechner geöffnet wurde.',
        },
        'Die 7 Tage enden genau 168 Stunden nach der Bestätigung der Zahlung.',
        {
          since: '2026-12-02',
          text: 'Soweit das Gesetz eine eigene Frist nach Tagen bemisst, gilt diese, wenn sie länger ist.',
        },
      ],
    },
    {
      title: 'Aktivierung durch Nutzung',
      text: [
        'Sobald ein Rechner genutzt wurde, gilt die Mitgliedschaft als aktiviert und ist nicht erstattungsfähig. Das Öffnen eines Rechners oder eine Berechnung über die Programmierschnittstelle ist eine Nutzung.',
        'Das Lesen des Archivs, des Forums oder der öffentlichen Beschreibung eines Rechners ist keine.',
        {
          since: '2026-11-29',
          text: 'Bevor innerhalb der 7 Tage der erste Rechner geöffnet wird, wird das Mitglied gefragt und stimmt ausdrücklich zu, dass der Anspruch auf Erstattung nach dieser Richtlinie damit endet; die Antwort wird festgehalten. Rechner, die allen Mitgliedern offenstehen, lassen sich vor der Zahlung ausprobieren.',
        },
      ],
    },
    {
      title: 'Jahrestarife',
      text: [
        {
          until: '2026-12-02',
          text: 'Für Jahrestarife gibt es keine anteilige Erstattung. Der günstigere Jahrespreis gilt für das ganze Jahr; ein ungenutzter Rest wird nicht ausgezahlt.',
        },
        {
          since: '2026-12-02',
          text: 'Soweit nicht das Gesetz oder die Artikel 3 und 10 der Nutzungsbedingungen etwas anderes vorsehen, gibt es für Jahrestarife keine anteilige Erstattung. Der günstigere Jahrespreis gilt für das ganze Jahr; ein ungenutzter Rest wird nicht ausgezahlt.',
        },
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
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Verbraucherinnen und Verbraucher in der Europäischen Union können den Vertrag innerhalb von 14 Tagen nach seinem Abschluss ohne Angabe von Gründen widerrufen: mit „Vertrag widerrufen“ in der Fußzeile oder mit einer eindeutigen Erklärung an die dort genannte Adresse. Die Funktion bestätigt den Eingang sofort per E-Mail. Der Betrag wird innerhalb von 14 Tagen nach der Erklärung auf demselben Weg zurückgezahlt.',
        },
        {
          since: '2026-12-02',
          text: 'Verbraucherinnen und Verbraucher in der Europäischen Union, in den übrigen Staaten des Europäischen Wirtschaftsraums und im Vereinigten Königreich können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Vertragsschluss; zu ihrer Wahrung genügt es, die Erklärung vor ihrem Ablauf abzusenden. Nutzen Sie dazu „Vertrag widerrufen“ in der Fußzeile oder senden Sie eine eindeutige Erklärung an die dort genannte Adresse. Die Funktion bestätigt den Eingang sofort per E-Mail. Der Betrag wird innerhalb von 14 Tagen nach der Erklärung vollständig und auf demselben Weg zurückgezahlt; Entgelte werden dafür nicht berechnet.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Muster: „Hiermit widerrufe ich den Vertrag über eine Mitgliedschaft, die ich am (Datum) bestellt habe. Name, Anschrift, E-Mail-Adresse des Kontos, Datum.“',
        },
        {
          since: '2026-12-02',
          text: 'Muster: „An den Betreiber (Name, Anschrift und E-Mail-Adresse wie in der Fußzeile): Hiermit widerrufe ich den Vertrag über eine Mitgliedschaft, die ich am (Datum) bestellt habe. Name, Anschrift, E-Mail-Adresse des Kontos, Datum.“',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Solche Rechte sind zum Beispiel auch das Recht in Korea, innerhalb von 7 Tagen zu widerrufen und einen fortlaufenden Vertrag nach den dortigen Gesetzen vorzeitig zu beenden.',
        },
        {
          since: '2026-12-02',
          text: 'Solche Rechte sind zum Beispiel auch das Recht in Korea, innerhalb von 7 Tagen zu widerrufen und einen fortlaufenden Vertrag nach den dortigen Gesetzen vorzeitig zu beenden. Ausgeübt werden sie mit einem Erstattungsantrag oder einer Erklärung an die Adresse in der Fußzeile; wo das Gesetz es vorsieht, wird der ungenutzte Teil des Entgelts erstattet.',
        },
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
