import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Nutzungsbedingungen',
  lead: 'Diese Bedingungen regeln die Nutzung von Ferrite: Rechner, Archiv, Forum und Mitgliedschaft.',
  changes: [
    'Änderungen zum Nachteil der Mitglieder werden nun 30 Tage vorher angekündigt.',
    'Das Mindestalter für ein Konto (14 Jahre) ist genannt.',
    'Es steht nun fest, wann der Vertrag zustande kommt und welches Widerrufsrecht Verbraucherinnen und Verbraucher haben.',
    'Es ist beschrieben, wie Inhalte gemeldet werden und wie man einer Entfernung widerspricht.',

    'Berechnungsberichte sind beschrieben: wer sie lesen kann, wer für sie verantwortlich ist und wann sie gelöscht werden.',
    'Einige Sätze sind genauer gefasst: Zustimmung bei der Registrierung, Ende der Mitgliedschaft, Kontaktstelle, Minderjährige und Gültigkeitsbereiche.',
  ],
  articles: [
    {
      title: 'Zweck und Geltung',
      text: [
        'Diese Bedingungen legen die Rechte und Pflichten des in der Fußzeile genannten Betreibers und aller fest, die die Website nutzen.',
        'Für Besucherinnen und Besucher gelten sie, soweit sie die Nutzung der Website betreffen, für Mitglieder insgesamt.',
      ],
    },
    {
      title: 'Begriffe',
      text: [
        [
          '„Dienst“: die Website mit Rechnern, Archiv, Forum und den Funktionen darum herum.',
          '„Mitglied“: eine Person, die sich mit bestätigter E-Mail-Adresse registriert hat.',
          '„Premium-Mitgliedschaft“: Zugang zu allen Rechnern für einen bezahlten Zeitraum.',
          '„Rechner“: ein Berechnungswerkzeug des Dienstes.',
        ],
      ],
    },
    {
      title: 'Wirksamkeit und Änderung',
      text: [
        {
          until: '2026-12-02',
          text: 'Diese Bedingungen gelten ab dem 4. Juli 2025. Sie werden bei der Registrierung angenommen; angenommene Fassung und Zeitpunkt werden festgehalten.',
        },
        {
          since: '2026-12-02',
          text: 'Diese Bedingungen gelten ab dem 4. Juli 2025. Ihre Zustimmung wird bei der Registrierung eingeholt; angenommene Fassung und Zeitpunkt werden festgehalten.',
        },
        {
          until: '2026-12-02',
          text: 'Der Betreiber kann sie aus gutem Grund ändern, etwa bei Änderungen des Dienstes oder der Rechtslage. Geänderte Bedingungen treten 7 Tage nach ihrer Veröffentlichung auf dieser Website in Kraft; Mitglieder werden per E-Mail unterrichtet. Wer nicht einverstanden ist, kann die Mitgliedschaft bis dahin beenden.',
        },
        {
          since: '2026-12-02',
          text: 'Der Betreiber kann sie aus gutem Grund ändern, etwa bei Änderungen des Dienstes oder der Rechtslage. Geänderte Bedingungen treten 7 Tage nach ihrer Veröffentlichung auf dieser Website in Kraft; Mitglieder werden per E-Mail unterrichtet. Wer nicht einverstanden ist, kann bis dahin die Mitgliedschaft beenden oder das Konto löschen.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Eine Änderung zum Nachteil der Mitglieder tritt frühestens 30 Tage nach der Veröffentlichung in Kraft. Die E-Mail nennt, was sich ändert. Wer eine bezahlte Mitgliedschaft deswegen beendet, erhält den ungenutzten Teil des Entgelts zurück.',
        },
        {
          since: '2026-12-02',
          text: 'Eine Änderung zum Nachteil der Mitglieder tritt frühestens 30 Tage nach der Veröffentlichung in Kraft. Die E-Mail nennt, was sich ändert. Wer eine bezahlte Mitgliedschaft deswegen beendet, erhält den ungenutzten Teil des Entgelts zurück.',
        },
      ],
    },
    {
      title: 'Registrierung und Konto',
      text: [
        {
          until: '2026-11-29',
          text: 'Die Registrierung setzt eine richtige und bestätigte E-Mail-Adresse voraus. Ein Konto gehört einer Person und kann gleichzeitig auf einem Gerät genutzt werden.',
        },
        {
          since: '2026-11-29',
          text: 'Die Registrierung setzt eine richtige und bestätigte E-Mail-Adresse voraus. Ein Konto gehört einer Person und kann gleichzeitig auf einem Gerät genutzt werden, sofern nicht mehr vereinbart sind.',
        },
        'Mitglieder halten ihr Passwort geheim und melden unverzüglich, wenn jemand anderes ihr Konto benutzt hat.',
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Ein Konto kann ab einem Alter von 14 Jahren eröffnet werden. Minderjährige brauchen für eine bezahlte Mitgliedschaft die Zustimmung ihrer gesetzlichen Vertretung.',
        },
        {
          since: '2026-12-02',
          text: 'Ein Konto kann ab einem Alter von 14 Jahren eröffnet werden. Minderjährige brauchen für eine bezahlte Mitgliedschaft die Zustimmung ihrer gesetzlichen Vertretung; fehlt sie, können Minderjährige oder ihre Vertretung den Vertrag auflösen.',
        },
      ],
    },
    {
      title: 'Der Dienst',
      text: [
        {
          until: '2026-12-02',
          text: 'Der Dienst bietet 37 Berechnungswerkzeuge für Legierungsdesign, Diffusion, Wärmebehandlung, Blockguss, Schmieden, Schweißen und allgemeine Zwecke. Rechner können hinzukommen, berichtigt oder ersetzt werden; jeder nennt Formel, Gültigkeitsbereich und Quelle.',
        },
        {
          since: '2026-12-02',
          text: 'Der Dienst bietet 37 Berechnungswerkzeuge für Legierungsdesign, Diffusion, Wärmebehandlung, Blockguss, Schmieden, Schweißen und allgemeine Zwecke. Rechner können hinzukommen, berichtigt oder ersetzt werden; jeder nennt Formel, Quelle und, soweit veröffentlicht, den Gültigkeitsbereich.',
        },
        'Einige Rechner stehen allen Mitgliedern offen, andere setzen eine Premium-Mitgliedschaft voraus. Wartung oder Umstände außerhalb des Einflusses des Betreibers können den Dienst unterbrechen; geplante Unterbrechungen werden nach Möglichkeit angekündigt.',
      ],
    },
    {
      title: 'Entgelt, Zeitraum und Erstattung',
      text: [
        {
          until: '2026-12-02',
          text: 'Preise und Zeiträume werden vor der Zahlung angezeigt. Eine Premium-Mitgliedschaft beginnt mit der bestätigten Zahlung und endet von selbst mit ihrem Zeitraum; ohne neue Bestellung wird nichts abgebucht.',
        },
        {
          since: '2026-12-02',
          text: 'Preise und Zeiträume werden vor der Zahlung angezeigt. Eine Premium-Mitgliedschaft beginnt mit der bestätigten Zahlung und endet automatisch mit ihrem Zeitraum; ohne neue Bestellung wird nichts abgebucht.',
        },
        'Für Erstattungen gilt die Erstattungsrichtlinie, die Teil dieser Bedingungen ist.',
        {
          since: '2026-11-29',
          text: 'Der Vertrag kommt zustande, wenn die Bestellung abgeschickt und die Zahlung bestätigt ist; ein Beleg folgt per E-Mail. Verbraucherinnen und Verbraucher haben das gesetzliche Widerrufsrecht, das die Erstattungsrichtlinie beschreibt; Unternehmen haben die Rechte, die diese Richtlinie allen Mitgliedern gibt.',
        },
      ],
    },
    {
      title: 'Verhalten',
      text: [
        'Mitglieder unterlassen es,',
        [
          'ihren Zugang weiterzugeben oder zu verkaufen;',
          'den Dienst automatisiert auszulesen, soweit die veröffentlichte Schnittstelle das nicht erlaubt;',
          'Zugangsgrenzen zu umgehen oder den Dienst zu stören;',
          'Rechtswidriges, Irreführendes oder fremdes Eigentum einzustellen.',
        ],
        'Der Betreiber kann solche Inhalte entfernen und das Konto sperren, wo zumutbar nach einer Warnung.',
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Rechtswidrige Inhalte können mit der Schaltfläche zum Melden oder unter der Adresse in der Fußzeile gemeldet werden; sie ist auch die Kontaktstelle für Behörden. Über jede Meldung entscheidet ein Mensch. Wer den Inhalt verfasst hat, kann die Gründe erfragen und innerhalb von sechs Monaten widersprechen; darüber entscheidet wieder ein Mensch.',
        },
        {
          since: '2026-12-02',
          text: 'Rechtswidrige Inhalte können mit der Schaltfläche zum Melden oder unter der Adresse in der Fußzeile gemeldet werden; sie ist auch die Kontaktstelle für Nutzerinnen, Nutzer und Behörden. Über jede Meldung entscheidet ein Mensch. Wer den Inhalt verfasst hat, erhält die Gründe und kann innerhalb von sechs Monaten widersprechen; darüber entscheidet wieder ein Mensch.',
        },
      ],
    },
    {
      title: 'Beiträge und Rechte',
      text: [
        'Was Mitglieder schreiben oder hochladen, bleibt ihres. Sie erlauben dem Betreiber, es zu speichern und im Dienst zu zeigen, solange es dort steht.',
        'Programme, Texte und Zeichnungen des Dienstes gehören dem Betreiber oder den Genannten. Berechnungsergebnisse dürfen frei verwendet werden, auch im eigenen Betrieb.',
        {
          since: '2026-12-02',
          text: 'Einen Berechnungsbericht kann lesen, wer seinen Link hat, bis das Mitglied ihn zurückzieht. Für den Inhalt und für die Zustimmung der darin genannten Personen und Firmen ist das Mitglied verantwortlich. Der Betreiber zeigt den Bericht, solange das Konto besteht, auch nach Ablauf einer Mitgliedschaft; mit dem Konto werden die Berichte gelöscht, sofern das Mitglied sie nicht ohne personenbezogene Daten behält.',
        },
      ],
    },
    {
      title: 'Verantwortung für Ergebnisse',
      text: [
        'Die Rechner unterstützen das Urteil von Fachleuten und ersetzen es nicht. Kein Ergebnis ersetzt ein qualifiziertes Verfahren, eine Prüfung oder eine erworbene Norm. Wer ein Ergebnis verwendet, prüft, ob der Gültigkeitsbereich zum Fall passt.',
        'Der Betreiber haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei sonstiger Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Pflichten und für vorhersehbaren Schaden. Zwingendes Recht bleibt unberührt.',
      ],
    },
    {
      title: 'Ende, Recht und Streitfälle',
      text: [
        'Ein Mitglied kann sein Konto jederzeit löschen. Der Betreiber kann eine Mitgliedschaft aus wichtigem Grund beenden; trifft das Mitglied kein Verschulden, wird der ungenutzte Teil des Entgelts zurückgezahlt.',
        'Es gilt das Recht am Sitz des Betreibers; Verbraucherinnen und Verbraucher behalten den Schutz des zwingenden Rechts ihres Wohnsitzlandes. Beide Seiten suchen zunächst das Gespräch.',
      ],
    },
  ],
};
