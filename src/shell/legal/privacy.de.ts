import type { LegalDocument } from './document.ts';

export const document: LegalDocument = {
  title: 'Datenschutzerklärung',
  lead: 'Welche personenbezogenen Daten der Dienst speichert, wofür, wie lange und was Sie von uns verlangen können. Verantwortlich ist der in der Fußzeile genannte Betreiber.',
  articles: [
    {
      title: 'Welche Daten wir speichern',
      text: [
        [
          'Konto: E-Mail-Adresse, Name, Anzeigename, Passwort (als nicht rückrechenbarer Hash) und, falls angegeben, Land, Branche, Beruf und Bild.',
          'Nutzung: welche Rechner wann geöffnet wurden, Anmeldungen mit Zeit, IP-Adresse und Art des Geräts, gewählte Sprache.',
          'Beiträge: Fragen, Antworten, Kommentare, „Gefällt mir“ und hochgeladene Dateien.',
          'Zahlungen: Anbieter, Betrag, Währung, Zeit, Transaktionsnummer und Stand sowie, wenn angegeben, Firma, Anschrift, Land und Steuernummer für Belege. Kartennummern werden beim Zahlungsanbieter eingegeben und erreichen uns nie.',
          'Serverprotokolle: IP-Adresse, aufgerufene Adresse, Zeit und technisches Ergebnis, für den Betrieb und gegen Missbrauch.',
        ],
      ],
    },
    {
      title: 'Wofür',
      text: [
        'Wir nutzen sie, um Ihr Konto und Ihre Mitgliedschaft zu führen, Ihre Beiträge zu zeigen, Zahlungen und Erstattungen abzuwickeln, den Dienst sicher zu halten und Ihnen zu Ihrem Konto zu schreiben. Grundlage ist der Vertrag mit Ihnen, eine gesetzliche Pflicht oder unser Interesse an einem sicheren Dienst.',
        'Wir nutzen sie nicht für Werbung und verkaufen sie nicht.',
      ],
    },
    {
      title: 'Wie lange',
      text: [
        'Kontodaten werden gespeichert, solange das Konto besteht, und mit ihm gelöscht. Zahlungsunterlagen werden aus gesetzlichen Gründen 5 Jahre aufbewahrt, auch nach Löschung des Kontos, und dann für nichts anderes verwendet.',
        'Bestätigungscodes und Ähnliches werden gelöscht, sobald sie verfallen sind.',
      ],
    },
    {
      title: 'Wer sonst Daten erhält',
      text: [
        'Zahlungsanbieter erhalten, was eine Zahlung braucht, sobald Sie einen wählen. Anbieter für Hosting und Versand von E-Mails verarbeiten Daten in unserem Auftrag und nach unserer Weisung. Behörden erhalten Daten, wo das Gesetz es verlangt.',
        'Sonst erhält niemand welche.',
      ],
    },
    {
      title: 'Cookies und lokaler Speicher',
      text: [
        'Wir speichern nur, was der Dienst braucht: Ihre Anmeldung, Sprache, helles oder dunkles Design, gewählte Einheiten, den Nachweis einer bestätigten E-Mail-Adresse, eine laufende Bestellung und die Erlaubnis, einen Rechner zu öffnen.',
        'Es gibt keine Tracker Dritter und keine Werbe-Cookies. Skripte der Zahlungsanbieter werden nur auf Zahlungsseiten geladen.',
      ],
    },
    {
      title: 'Ihre Rechte',
      text: [
        'Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen sowie ihrer Nutzung widersprechen oder sie einschränken lassen. Name, Anzeigename, Land, Beruf und Passwort lassen sich unter „Mein Konto“ ändern; Auskunft und Löschung werden dort oder per E-Mail verlangt.',
        'Sie können sich auch bei einer Datenschutzbehörde beschweren.',
      ],
    },
    {
      title: 'Sicherheit und Kontakt',
      text: [
        'Die Übertragung ist verschlüsselt, Passwörter sind als Hash gespeichert, und Zugriff hat nur, wer ihn braucht. Gefährdet ein Vorfall Ihre Daten, benachrichtigen wir Sie und die Behörde.',
        'Fragen beantworten wir unter der Adresse in der Fußzeile. Änderungen dieser Erklärung stehen hier 7 Tage, bevor sie gelten.',
      ],
    },
  ],
};
