import type { FileProblem } from '../file-fault.ts';

/** Reasons why a table file cannot be read; `n` is the limit. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  fileTooLarge: 'Die Datei ist größer als {n} MB.',
  inflatedTooLarge: 'Der entpackte Inhalt der Datei ist größer als {n} MB. Er wurde nicht gelesen.',
  tooWide: 'Die Tabelle hat mehr als {n} Spalten.',
  encrypted:
    'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und öffnen Sie sie erneut.',
  oldFormat: 'Das ist eine .xls-Datei alten Formats. Speichern Sie sie als .xlsx und öffnen Sie sie erneut.',
  broken: 'Die Datei ist beschädigt und kann nicht gelesen werden.',
  unknownFormat: 'Das ist keine .xlsx-, .csv- oder .tsv-Datei.',
};
