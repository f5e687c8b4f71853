import type { DemoQuestion } from './question.ts';

export const german: readonly DemoQuestion[] = [
  {
    category: 'welding',
    title: 'Wo wird die Vorwärmtemperatur gemessen?',
    content:
      'Blech 30 mm, vorgewärmt mit dem Brenner. Die Prüfaufsicht misst 30 mm neben der Naht, wir unmittelbar an der Fuge. Wer hat recht?',
    answers: [
      'EN ISO 13916 legt es fest: bis 50 mm Dicke im Abstand von viermal der Dicke, höchstens 50 mm, vom Rand der Fuge; darüber mindestens 75 mm. Gemessen wird möglichst auf der Seite, die nicht erwärmt wird.',
      'Beim Brenner außerdem warten, bis sich die Temperatur über die Dicke ausgeglichen hat. Direkt nach dem Wegnehmen der Flamme misst man nur die Haut.',
    ],
    accepted: 0,
  },
  {
    category: 'welding',
    title: '390 HV10 in der WEZ bei S355: Vorwärmen oder mehr Streckenenergie?',
    content:
      'Verfahrensprüfung nach EN ISO 15614-1, Grenze 380 HV10. Blech 20 mm, Streckenenergie 0,9 kJ/mm, ohne Vorwärmen.',
    answers: [
      `Beides verlängert $t_{8/5}$ und senkt die Härte. Bei 20 mm wirkt die Streckenenergie stark. Rechnen Sie zuerst, welches $t_{8/5}$ Sie jetzt haben, und prüfen Sie dann eine Naht mit 1,4 kJ/mm.

[[heat-input-cooling-time]]`,
      'Vergessen Sie die Kerbschlagarbeit nicht. Zu langes Abkühlen macht die WEZ grob, dann ist die Härte gut und die Zähigkeit schlecht.',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: 'Härterisse an 42CrMo4 nach Wasserabschreckung',
    content:
      'Wellen mit 70 mm Durchmesser und Keilnut, 850 °C in Wasser. Drei von zwanzig gerissen, immer im Nutgrund.',
    answers: [
      'Bei rund 0,4 % Kohlenstoff und einer scharfen Kerbe ist Wasser zu schroff. Öl oder Polymer reicht bei 70 mm meist für die verlangte Festigkeit. Nutgrund runden und sofort nach dem Abschrecken anlassen.',
      'Wenn es Wasser sein muss: nicht auskühlen lassen, sondern bei etwa 100 bis 150 °C herausnehmen und gleich in den Anlassofen.',
    ],
    accepted: 0,
  },
  {
    category: 'alloy-design',
    title: 'Ms von 42CrMo4 rechnen: stimmt meine Größenordnung?',
    content: 'C 0,42, Mn 0,75, Cr 1,05, Mo 0,22 %. Ich komme auf 324 °C, ein Kollege auf 290 °C.',
    answers: [
      `Mit der linearen Formel von Andrews

$$M_s = 539 - 423\\,C - 30{,}4\\,Mn - 17{,}7\\,Ni - 12{,}1\\,Cr - 7{,}5\\,Mo$$

ergeben sich 324 °C. Andere Formeln weichen leicht um 20 bis 30 K ab; das ist ihre Streuung und kein Rechenfehler.

[[transformation-temperatures]]`,
      'Alle gelten für vollständig gelösten Kohlenstoff. Mit ungelösten Karbiden liegt Ms höher.',
    ],
    accepted: 0,
  },
  {
    category: 'diffusion',
    title: 'Wasserstoff nach dem Verzinken austreiben: wie bald?',
    content:
      'Schrauben 12.9 sollen galvanisch verzinkt werden. Der Beschichter tempert am nächsten Morgen. Ist das zu spät?',
    answers: [
      'Ja. Getempert wird so früh wie möglich nach dem Beschichten, üblich sind höchstens vier Stunden, dann bei rund 200 °C über viele Stunden. Für 12.9 ist eine Beschichtung ohne Wasserstoffeintrag (Zinklamelle, ohne Beizen in Säure) die sicherere Wahl.',
      'Und die Temperatur muss unter der Anlasstemperatur der Schraube bleiben.',
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: 'Kernfestigkeit fällt beim Gasnitrieren ab',
    content: '31CrMoV9, vergütet auf 1050 N/mm², nitriert bei 530 °C über 40 h. Danach 960 N/mm².',
    answers: [
      'Bei welcher Temperatur wurde angelassen? Liegt sie nicht mindestens 20 bis 30 K über der Nitriertemperatur, lässt das Nitrieren weiter an, und 40 h sind lang. Fürs nächste Los höher anlassen oder kälter nitrieren.',
    ],
    accepted: 0,
  },
  {
    category: 'others',
    title: 'Zugfestigkeit aus Brinellhärte: wie genau ist die Umwertung?',
    content: 'Gemessen 300 HBW an einer vergüteten Welle. Darf ich daraus 1010 N/mm² ins Zeugnis schreiben?',
    answers: [
      'Als Orientierung ja, als Nachweis nein. EN ISO 18265 gibt für vergütete und für unbehandelte Stähle verschiedene Tabellen an, und beide streuen. Ins Zeugnis gehört die gemessene Härte; eine umgewertete Festigkeit muss als solche bezeichnet sein.',
      'Für austenitische und kaltverfestigte Stähle gilt die Tabelle gar nicht.',
    ],
    accepted: 0,
  },
  {
    category: 'ingot',
    title: 'Seigerungen im Blockkopf: hilft ein größerer Haubenanteil?',
    content: '12-t-Blöcke, 42CrMo4, A-Seigerungen bis in das obere Drittel.',
    answers: [
      'Die Haube verhindert den Lunker, gegen A-Seigerungen hilft sie kaum. Die entstehen, wenn angereicherte Schmelze im breiigen Bereich aufsteigt. Langsame Erstarrung, viel Silizium, Schwefel und Phosphor verstärken sie. Kleinere Blöcke oder weniger S und P bringen mehr.',
    ],
  },
  {
    category: 'forging',
    title: 'Kraft beim Stauchen: warum liegt die Presse über der Rechnung?',
    content: 'Scheibe Ø 300 mm, Höhe 150 mm, Fließspannung 90 N/mm². Ich rechne Fläche mal Fließspannung.',
    answers: [
      `Da fehlt die Reibung. Nach Siebel gilt

$$F = A\\,k_f\\left(1 + \\frac{\\mu\\,d}{3\\,h}\\right)$$

Mit µ = 0,3 sind das hier 20 % mehr, und je flacher die Scheibe, desto mehr. Außerdem kühlt die Randschicht ab, und ihre Fließspannung steigt.

[[forging-load]]`,
    ],
    accepted: 0,
  },
  {
    category: 'alloy-design',
    title: 'Wirksumme von 1.4404 mit dem Zeugnis nachrechnen',
    content: 'Cr 17,0, Mo 2,1, N 0,05 %. Verlangt ist PREN ≥ 24.',
    answers: [
      `17,0 + 3,3 · 2,1 + 16 · 0,05 = 24,7. Damit erfüllt, wenn die Spezifikation den Faktor 16 für Stickstoff meint.

[[pitting-resistance]]`,
    ],
    accepted: 0,
  },
  {
    category: 'heat-treatment',
    title: 'Grobkorn nach dem Einsatzhärten bei 980 °C',
    content:
      '20MnCr5, Hochtemperaturaufkohlen, um Zeit zu sparen. Einzelne sehr große Körner zwischen feinen.',
    answers: [
      'Mischkorn heißt: Die Ausscheidungen, die das Korn halten, lösen sich stellenweise auf. Aluminiumnitrid allein trägt bei 980 °C nur, wenn Al und N passen und der Zustand davor stimmt. Für solche Temperaturen gibt es Stähle mit Niob oder Titan.',
      'Auch die Umformung davor zählt. Kritisch verformte Zonen wachsen zuerst.',
    ],
    accepted: 0,
  },
  {
    category: 'welding',
    title: 'Wie viel Deltaferrit soll eine austenitische Naht haben?',
    content: 'Schweißgut 19 9 L an 1.4307. Das Messgerät zeigt FN 6. Der Kunde sagt, ferritfrei sei besser.',
    answers: [
      `Etwas Ferrit schützt vor Heißrissen, weil die Naht dann primär ferritisch erstarrt. Üblich sind etwa FN 3 bis 10. Ferritfrei ist nur in besonderen Fällen richtig, etwa bei sehr tiefen Temperaturen oder unmagnetischen Teilen, und braucht dann einen Zusatz dafür.

[[wrc-1992-diagram]]`,
    ],
    accepted: 0,
  },
];
