import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Datenschutzerklärung',
  lead: 'Welche personenbezogenen Daten der Dienst speichert, wofür, wie lange und was Sie von uns verlangen können. Verantwortlich ist der in der Fußzeile genannte Betreiber.',
  changes: [
    'Berichte, gespeicherte Berechnungen, Zugangsschlüssel und Fragen an den Support sind bei den gespeicherten Daten genannt, auch, was mit ihnen beim Löschen eines Kontos geschieht.',
    'Schmelzen mit Analyse, früheren Fassungen, Zeugnissen und anderen Dateien sind bei den gespeicherten Daten genannt.',
    'Die Liste dessen, was Ihr Browser speichert, ist vollständig.',
  ],
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
        {
          since: '2026-12-02',
          text: [
            'Berechnungsberichte: Inhalt, bearbeitende und freigebende Person, Kunde, Schmelze oder Auftrag, Zeichnung und Firmenlogo, wie Sie sie eingeben. Einen Bericht kann lesen, wer seinen Link hat.',
            'Arbeit: gespeicherte Berechnungen, Zugangsschlüssel (als Hash) mit Namen und letzter Nutzung sowie Fragen an den Support.',
          ],
        },
        {
          since: '2026-12-07',
          text: [
            'Schmelzen: Name, Werkstoff, Analyse, Querschnitt und Notizen mit ihren früheren Fassungen sowie die Zeugnisse und anderen Dateien, die Sie dazu ablegen.',
          ],
        },
        {
          since: '2026-11-29',
          text: 'Für ein Konto sind E-Mail-Adresse, Name, Anzeigename und Passwort erforderlich, für eine bezahlte Mitgliedschaft die Zahlungsdaten; ohne sie können wir beides nicht bieten. Alles andere ist freiwillig.',
        },
      ],
    },
    {
      title: 'Wofür',
      text: [
        'Wir nutzen sie, um Ihr Konto und Ihre Mitgliedschaft zu führen, Ihre Beiträge zu zeigen, Zahlungen und Erstattungen abzuwickeln, den Dienst sicher zu halten und Ihnen zu Ihrem Konto zu schreiben. Grundlage ist der Vertrag mit Ihnen, eine gesetzliche Pflicht oder unser Interesse an einem sicheren Dienst.',
        'Wir nutzen sie nicht für Werbung und verkaufen sie nicht.',
        { since: '2026-11-29', text: 'Nach der Datenschutz-Grundverordnung sind das:' },
        {
          since: '2026-11-29',
          text: [
            'Konto, Mitgliedschaft, Beiträge, Zahlungen und Erstattungen: der Vertrag (Art. 6 Abs. 1 Buchst. b).',
            'Zahlungsunterlagen und Belege: rechtliche Pflichten (Art. 6 Abs. 1 Buchst. c).',
            'Anmeldungen, IP-Adressen und Serverprotokolle: unser berechtigtes Interesse an einem sicheren Dienst (Art. 6 Abs. 1 Buchst. f).',
            'Freiwillige Angaben und die Erhebung personenbezogener Daten, wo das Recht Ihres Landes eine Einwilligung verlangt: Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a). Sie können sie jederzeit für die Zukunft widerrufen.',
          ],
        },
      ],
    },
    {
      title: 'Wie lange',
      text: [
        'Kontodaten werden gespeichert, solange das Konto besteht, und mit ihm gelöscht. Zahlungsunterlagen werden aus gesetzlichen Gründen 5 Jahre aufbewahrt, auch nach Löschung des Kontos, und dann für nichts anderes verwendet.',
        'Bestätigungscodes und Ähnliches werden gelöscht, sobald sie verfallen sind.',
        {
          since: '2026-11-29',
          text: 'IP-Adressen und Gerätearten von Anmeldungen werden nach 90 Tagen gelöscht, Kopien versandter E-Mails und Mitteilungen der Zahlungsanbieter nach 30 Tagen, Serverprotokolle nach spätestens 90 Tagen.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Wird ein Konto gelöscht, werden Name, E-Mail-Adresse und alles andere, was die Person erkennen lässt, aus der Datenbank entfernt; Zahlungsunterlagen bleiben mit Betrag, Datum und Referenz, Belege mit den Firmenangaben, die darauf stehen. Beiträge bleiben als die eines gelöschten Mitglieds stehen.',
        },
        {
          since: '2026-12-02',
          text: 'Wird ein Konto gelöscht, werden Name, E-Mail-Adresse und alles andere, was die Person erkennen lässt, aus der Datenbank entfernt; Zahlungsunterlagen bleiben mit Betrag, Datum und Referenz, Belege mit den Firmenangaben, die darauf stehen. Beiträge bleiben unter „Ehemaliges Mitglied“ stehen.',
        },
        {
          since: '2026-12-02',
          text: 'Berechnungsberichte, gespeicherte Berechnungen und Zugangsschlüssel werden mit dem Konto gelöscht; Links zu den Berichten führen dann ins Leere. Auf Ihren Wunsch bleiben aktuelle Berichte ohne Namen, Firma, Kunde und Logo bestehen.',
        },
        { since: '2026-12-07', text: 'Schmelzen und ihre Dateien werden mit dem Konto gelöscht.' },
      ],
    },
    {
      title: 'Wer sonst Daten erhält',
      text: [
        'Zahlungsanbieter erhalten, was eine Zahlung braucht, sobald Sie einen wählen. Anbieter für Hosting und Versand von E-Mails verarbeiten Daten in unserem Auftrag und nach unserer Weisung. Behörden erhalten Daten, wo das Gesetz es verlangt.',
        'Sonst erhält niemand welche.',
        {
          since: '2026-11-29',
          text: 'Zahlungsanbieter sind PayPal (Luxemburg, USA), Toss Payments (Korea) und Eximbay (Korea), jeweils mit eigener Datenschutzerklärung. Anbieter für Hosting und E-Mail stehen am Ende dieser Seite, soweit der Betreiber welche nutzt.',
        },
        {
          since: '2026-11-29',
          text: 'Verarbeitet werden die Daten im Land des Betreibers und in dem des Zahlungsanbieters, den Sie wählen. Für Korea hat die Europäische Kommission festgestellt, dass der Schutz angemessen ist (Beschluss vom 17. Dezember 2021).',
        },
      ],
    },
    {
      title: 'Cookies und lokaler Speicher',
      text: [
        {
          until: '2026-12-02',
          text: 'Wir speichern nur, was der Dienst braucht: Ihre Anmeldung, Sprache, helles oder dunkles Design, gewählte Einheiten, den Nachweis einer bestätigten E-Mail-Adresse, eine laufende Bestellung und die Erlaubnis, einen Rechner zu öffnen.',
        },
        {
          since: '2026-12-02',
          until: '2026-12-07',
          text: 'Wir speichern nur, was der Dienst braucht: Ihre Anmeldung, Sprache, helles oder dunkles Design, gewählte Einheiten, Favoriten und zuletzt verwendete Rechner, Entwürfe von Beiträgen und Kommentaren, das Registrierungsformular ohne Passwort, eine Gerätenummer, den Nachweis einer bestätigten E-Mail-Adresse, eine laufende Bestellung, die Erlaubnis, einen Rechner zu öffnen, und nach Ablauf einer Mitgliedschaft die Angaben zur Verlängerung.',
        },
        {
          since: '2026-12-07',
          text: 'Wir speichern nur, was der Dienst braucht: Ihre Anmeldung, Sprache, helles oder dunkles Design, gewählte Einheiten und Listenlängen, Favoriten und zuletzt verwendete Rechner, zuletzt verwendete Schmelzen mit Analyse, Entwürfe Ihrer Eingaben (Beiträge, Kommentare, Fragen an den Support, Berichte, Schmelzen und Gründe einer Erstattung), die Tabelle eines Rechners, Rechnerseiten für die Nutzung ohne Verbindung, Prüfsummen von Eingaben, die der Server noch nicht bestätigt hat (einen Tag lang), das Registrierungsformular ohne Passwort, eine Gerätenummer, den Nachweis einer bestätigten E-Mail-Adresse, eine laufende Bestellung, die Seite, die nach der Anmeldung geöffnet wird, die Erlaubnis, einen Rechner zu öffnen, und nach Ablauf einer Mitgliedschaft die Angaben zur Verlängerung.',
        },
        'Es gibt keine Tracker Dritter und keine Werbe-Cookies. Skripte der Zahlungsanbieter werden nur auf Zahlungsseiten geladen.',
        {
          since: '2026-11-29',
          text: 'Sie können Cookies im Browser ablehnen oder löschen. Öffentliche Seiten funktionieren auch ohne sie, angemeldet bleiben können Sie dann nicht.',
        },
      ],
    },
    {
      title: 'Ihre Rechte',
      text: [
        'Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen sowie ihrer Nutzung widersprechen oder sie einschränken lassen. Name, Anzeigename, Land, Beruf und Passwort lassen sich unter „Mein Konto“ ändern; Auskunft und Löschung werden dort oder per E-Mail verlangt.',
        'Sie können sich auch bei einer Datenschutzbehörde beschweren.',
        {
          since: '2026-12-02',
          text: 'In Korea nehmen auch die Meldestelle für Verletzungen des Datenschutzes (Telefon 118) und der Ausschuss zur Beilegung von Datenschutzstreitigkeiten (Telefon 1833-6972) Beschwerden an.',
        },
        {
          since: '2026-11-29',
          text: 'Schreiben Sie dafür an die Adresse in der Fußzeile; wir antworten in der Regel innerhalb von 10 Tagen, spätestens nach einem Monat. Hat ein Kind unter 14 Jahren ein Konto eröffnet, löschen wir es, sobald wir davon erfahren.',
        },
      ],
    },
    {
      title: 'Sicherheit und Kontakt',
      text: [
        'Die Übertragung ist verschlüsselt, Passwörter sind als Hash gespeichert, und Zugriff hat nur, wer ihn braucht. Gefährdet ein Vorfall Ihre Daten, benachrichtigen wir Sie und die Behörde.',
        {
          until: '2026-12-02',
          text: 'Fragen beantworten wir unter der Adresse in der Fußzeile. Änderungen dieser Erklärung stehen hier 7 Tage, bevor sie gelten.',
        },
        {
          since: '2026-12-02',
          text: 'Fragen beantworten wir unter der Adresse in der Fußzeile. Änderungen dieser Erklärung stehen hier 7 Tage, bevor sie gelten, Änderungen zu Ihrem Nachteil 30 Tage vorher.',
        },
        {
          since: '2026-11-29',
          text: 'Der Betreiber steht unten. Ist eine für den Datenschutz verantwortliche Person oder eine Vertretung in der Europäischen Union benannt, steht sie ebenfalls dort.',
        },
      ],
    },
  ],
};
