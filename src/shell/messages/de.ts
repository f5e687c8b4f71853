import type { Messages } from '../../messages/index.ts';

export const de: Messages['shell'] = {
  site: {
    title: 'Ferrite: Rechner für Stahl und Wärmebehandlung',
    description:
      '{count} Rechner für Legierungsdesign, Diffusion, Wärmebehandlung, Blockguss, Schmieden und Schweißen von Stahl. Jedes Ergebnis mit Formel, Gültigkeitsbereich und Quelle.',
    suffix: 'Ferrite',
  },
  nav: {
    label: 'Hauptnavigation',
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
    tools: 'Rechner',
    resources: 'Archiv',
    forum: 'Forum',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    language: 'Sprache: {name}',
    theme: 'Zwischen hellem und dunklem Design wechseln',
    login: 'Anmelden',
    signUp: 'Registrieren',
    logout: 'Abmelden',
    loggingOut: 'Abmeldung läuft …',
    myPage: 'Meine Seite: {name}',
    dashboard: 'Verwaltung: {name}',
  },
  toast: { label: 'Meldung', close: 'Schließen' },
  payment: {
    title: 'Zahlung erfolgreich',
    text: 'Vielen Dank. Ihre Zahlung ist eingegangen.',
  },
  footer: {
    label: 'Fußzeile',
    support: 'Support',
    terms: 'Nutzungsbedingungen',
    refunds: 'Erstattungsrichtlinie',
    privacy: 'Datenschutzerklärung',
    askForum: 'Im Forum fragen',
    email: 'Schreiben Sie uns',
    social: 'Anderswo',
    business: 'Impressum',
    registration: 'Registernummer {number}',
    disclaimer: 'Kein Ergebnis ersetzt ein qualifiziertes Verfahren oder eine erworbene Norm.',
  },
  home: {
    claim: 'Den Stahl kennen, bevor er glüht.',
    lead: '{count} Rechner für Legierungsdesign, Wärmebehandlung, Schmieden und Schweißen. Jedes Ergebnis zeigt Formel, Gültigkeitsbereich und Quelle.',
    search: '{count} Rechner durchsuchen, z. B. Jominy',
    searchLabel: 'Rechner durchsuchen',
    openTools: 'Rechner öffnen',
    askForum: 'Im Forum fragen',
    startHere: 'Gute Einstiege',
    scaleTitle: 'Sieben Gebiete in Anlassfarben',
    scaleText:
      'Ein blanker Stab wird bei 205 °C blassgelb und bei 340 °C blaugrau. Dieselbe Reihenfolge kennzeichnet hier jede Tabelle, jeden Beitrag und jede Frage.',
    scaleCount_one: '{count} Rechner',
    scaleCount_other: '{count} Rechner',
    featuresTitle: 'Wofür es gut ist',
  },
  features: {
    mechanical: {
      title: 'Mechanische Eigenschaften',
      text: 'Härtbarkeit, Abschreckhärte und Härte nach dem Anlassen aus der Schmelzenanalyse, bevor die erste Probe geschnitten ist.',
    },
    cost: {
      title: 'Kosten senken',
      text: 'Molybdän gegen Mangan bei gleicher Härtbarkeit abwägen und den Einsatz auf das Gewicht zuschneiden, das das Schmiedestück braucht.',
    },
    reliability: {
      title: 'Verlässlich für Kunden',
      text: 'Der Link enthält alle Eingaben und die Version der Formel. Ihr Kunde öffnet ihn und sieht dieselbe Zahl.',
      aside: 'Link kopieren · Drucken',
    },
    expert: {
      title: 'Fachlich entwickelt',
      text: 'Wo sich Autoren uneinig sind, stehen ihre Modelle nebeneinander, mit Spannweite und dem Bereich, für den sie gemacht sind.',
      aside: '{count} Stahlsorten nach EN, AISI, JIS, GB und KS',
    },
    analytics: {
      title: 'Vertiefte Auswertung',
      text: 'Schaeffler, WRC-1992 und ZTU als lebende Diagramme: Ein Wert ändert sich, Ihr Punkt wandert. Speicherbar als SVG oder PNG.',
      aside: '{count} Rechner in {fields} Gebieten',
    },
    data: {
      title: 'Datenbasiert',
      text: 'Analyse aus der Tabellenkalkulation einfügen oder eine Stahlsorte wählen: Jeder Wert wird mit dem Bereich verglichen, für den das Modell gilt.',
      aside: 'Stapel aus eingefügten Zeilen · CSV',
    },
  },
  diagram: {
    label:
      'Eisen-Kohlenstoff-Diagramm von 500 bis 1600 °C und 0 bis 2,2 % Kohlenstoff. Der markierte Punkt, 42CrMo4 mit 0,42 % Kohlenstoff bei 900 °C, liegt im Austenitgebiet über der Linie, an der Ferrit entsteht.',
    austenite: 'Austenit',
    ferritePearlite: 'Ferrit + Perlit',
    pearliteCementite: 'Perlit + Fe₃C',
    point: '42CrMo4, 900 °C: austenitisch',
    pointShort: '42CrMo4, 900 °C',
    carbon: 'C in Ma.-%',
    temperature: 'Temperatur in °C',
  },
  access: {
    title: 'Anmeldung erforderlich',
    text: 'Bitte melden Sie sich an, um diese Seite zu sehen.',
    login: 'Zur Anmeldung',
    forbidden: 'Kein Zugriff',
    forbiddenText: 'Dieser Bereich ist der Administration vorbehalten.',
    home: 'Zur Startseite',
    loading: 'Wird geladen …',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse steht nichts. Vielleicht wurde die Seite verschoben oder der Link enthält einen Tippfehler.',
    home: 'Zur Startseite',
    tools: 'Rechner öffnen',
  },
  failure: {
    title: 'Es ist ein Fehler aufgetreten',
    text: 'Die Seite konnte nicht angezeigt werden. Bei uns ging nichts verloren; meist hilft erneutes Laden.',
    retry: 'Erneut laden',
    home: 'Zur Startseite',
  },
  legal: {
    effective: 'Gültig ab {date}',
    contents: 'Artikel',
    article: 'Artikel {number}',
    termsDescription:
      'Die Bedingungen, unter denen Rechner, Archiv, Forum und Mitgliedschaft genutzt werden.',
    refundsDescription:
      'Wann eine Mitgliedschaft erstattet wird, wie man es beantragt und wie lange es dauert.',
    privacyDescription: 'Welche Daten wofür und wie lange gespeichert werden und welche Rechte Sie haben.',
  },
  mailbox: {
    title: 'Postfach',
    description:
      'E-Mails, die Ferrite im Demobetrieb verschickt hat, neueste zuerst. Ist ein Mailserver eingerichtet, gehen sie stattdessen per SMTP hinaus.',
    refresh: 'Aktualisieren',
    to: 'Empfänger',
    failed: 'Die E-Mails konnten nicht geladen werden.',
    empty: 'Noch keine E-Mails',
    emptyText:
      'Registrieren Sie sich, setzen Sie ein Passwort zurück oder fordern Sie einen Code an: Was verschickt wird, erscheint hier.',
    list: 'E-Mails',
    asText: 'Text',
    asHtml: 'Ansicht im Mailprogramm',
    sentTo: 'An {to}',
  },
  session: {
    loggedOut: 'Abgemeldet',
    logoutFailed: 'Abmeldung fehlgeschlagen',
    supersededTitle: 'Sie wurden abgemeldet',
    superseded:
      'Ihr Konto wurde auf einem anderen Gerät geöffnet. Falls Sie das nicht selbst waren, ändern Sie bitte Ihr Passwort.',
    logInAgain: 'Anmelden',
    linkFailed: 'Der Link funktioniert nicht',
    linkExpired: 'Er ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  },
};
