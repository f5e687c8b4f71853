import type en from './remarks.en.ts';

export default {
  'grossmann-bain': 'Abschreckintensität H von Bädern',
  'iso-15156': 'F_PREN mit und ohne Wolfram',
  'pren-nitrogen-30': 'Übliche Form mit höherem Gewicht des Stickstoffs',
  'speidel-marc': 'MARC, Maß der Legierung für die Korrosionsbeständigkeit',
  'astm-g48': 'Anfangstemperatur aus der Analyse',
  'outokumpu-duplex': 'PREN von 2205 und LDX 2101',
  'astm-e140': 'Zugfestigkeit aus ASTM A370; Spalten teilweise mit einem Nachdruck verglichen',
  'hougardy-1984': 'Ac1 und Ac3 durch Regression',
  'trzaska-2007':
    'Ac1 und Ac3 durch Regression; nur Ac3 wurde verglichen, ein anderes öffentliches Programm druckt 973 statt 937,3',
  'trzaska-2013': 'Bs und Ms durch Regression; nur Ms wurde verglichen',
  'grange-1961': 'Im Original in °F',
  'yurioka-temperatures': 'Umwandlungstemperaturen, wie Nippon Steel sie verwendet',
  'kasatkin-1984': 'Vorzeichen von Ni in Ac1 je nach Wiedergabe verschieden',
  'kirkaldy-1984': 'Nach Li et al. 1998',
  kunitake: 'Bs und Ms durch Regression; die Wiedergaben von Ms unterscheiden sich bei Cr',
  'lee-2002':
    'Bs durch Regression; der gelesene Text ist ein Forschungsprogramm, das Lee nennt, nicht die Arbeit',
  'bodnar-1990': 'Bs durch Regression',
  'payson-savage-1944': 'Im Original in °F',
  'rowland-lyle-1946': 'Im Original in °F',
  'grange-stewart-1946': 'Im Original in °F',
  'nehrenberg-1946': 'Im Original in °F',
  'capdevila-2002': 'Im Original in K',
  'ingber-2022': 'Datensammlung und Formel für Ms hochgekohlter Stähle',
  'astm-a255': 'Berechnete Härtbarkeit: Multiplikatoren, Abstandsfaktoren und Tabelle Kohlenstoff-Härte',
  'hodge-orehoski-1946': 'Diagramm der Härte über Kohlenstoff und Martensit',
  'maynier-1978': 'Nach öffentlichem Programmcode und Li et al. 1998',
  'hardness-thumb-rule': 'Für 100, 90 und 50 % Martensit',
  'just-grain': 'Spätere Form der Regression von 1969 mit Silicium und Korngröße',
  'kapadia-1968': 'Wirksames Bor aus Stickstoff, Titan und Zirconium',
  sjoberg: 'Md30 durch Regression',
  'eichelman-hull-1953':
    'Im Original in °F; öffentliche Programme drucken 1350 − 1665 (C + N) und 1305 − 1665 (C + N) in °C',
  'pickering-1984': 'Stapelfehlerenergie nichtrostender Stähle',
  'dai-2002': 'Stapelfehlerenergie durch Regression',
  'smith-turkdogan': 'Löslichkeit von NbC in Austenit',
  'matsuda-1978': 'Löslichkeit von TiN in Austenit',
  'leslie-1954': 'Löslichkeit von AlN in Austenit',
  'darken-1951':
    'Löslichkeit von AlN in Austenit; ein Programm der Universität Cambridge druckt diese Zahlen ohne Autor, ein anderes öffentliches Programm 1,79 und 7184 nach Darken',
  callister: 'Tabelle der Diffusionsdaten und Rechenbeispiele',
  'callister-9': 'Tabelle 5.2 der Diffusionsdaten; die gelesene Seite nennt die Auflage nicht',
  honeycombe: 'Nach der Seite über Aufkohlen von matter.org.uk',
  'agren-1982':
    'Kohlenstoff in Ferrit, zwei Äste, die sich nahe der Curie-Temperatur treffen; ein anderes öffentliches Programm druckt die Konstante im Arkustangens zehnmal kleiner, ohne zweiten Ast; zwei weitere drucken stattdessen 15629/T_C',
  'slycke-1981': 'Kohlenstoff in Austenit, konzentrationsabhängig',
  'bohnekamp-1967': 'Stickstoff in Ferrit (500 bis 910 °C) und Austenit (910 bis 1150 °C)',
  'grieveson-1964':
    'Stickstoff in Austenit; Callister druckt nach Smithells denselben Faktor und 168 kJ/mol statt 168,5',
  'kiuchi-1983':
    'Wasserstoff im Gitter reinen Eisens; ein öffentliches Programm druckt diese Zahlen mit dem Hinweis, sie seien zu prüfen, ein anderes 7,3·10⁻⁸ m²/s und 4,6 kJ/mol',
  'volkl-1975': 'Wasserstoff in Eisen, 300 bis 800 °C',
  'tahara-1985': 'Wasserstoff in Eisen, 500 bis 1000 K',
  'johnson-1960': 'Wasserstoff in Eisen über 200 °C, scheinbarer Wert',
  'geller-1950': 'Wasserstoff in Gamma-Eisen',
  'perng-1986': 'Wasserstoff in austenitischen Stählen der Reihe 300, 100 bis 350 °C',
  'reiter-1996': 'Wasserstoff in 316L, Mittel aus zehn Arbeiten, 227 bis 927 °C',
  'busby-1953': 'Bor in Austenit',
  'jonsson-1995': 'Bewertete Beweglichkeiten in Eisen; Fe in Austenit nach Fridberg et al. 1969',
  'kurokawa-1983': 'Niob in Austenit',
  'moll-1959': 'Titan in Austenit',
  'solidification-compilations': 'Zusammenstellungen für Erstarrungsmodelle',
  'iso-18203': 'Einsatzhärtungstiefe CHD',
  'dalmaz-2017': 'Gemessenes Profil von 16NiCrMo13',
  'harris-1943':
    'Gesamteinsatztiefe bei gesättigter Oberfläche; eine Tabelle ohne Autor stimmt in 250 Werten auf 0,0011 Zoll überein, eine Anpassung an sie ergibt beide Konstanten, die ein Forenbeitrag mit Nennung der Arbeit druckt (802,6 mm, 3720 K). Andere Texte drucken 660 mm und 8287 K als Exponentialfunktion nach Harris, bei 925 °C 4 % mehr. Die Zeit der Aufkohlphase wurde nicht verglichen',
  'porter-easterling':
    'Homogenisierung, Relaxationszeit τ = l²/(π²D) der ersten Welle; der gelesene Text behandelt eine Platte mit festen Enden und nennt diese Autoren nicht',
  'coe-1969': 'Gemessen an Stahl mit 0,73 % C',
  'oriani-1970':
    'Diffusion und Haftstellen von Wasserstoff in Stahl; das gelesene Programm druckt Orianis Gleichgewicht, aus dem die Formel bei kleinen Gehalten folgt; dort zählt N_L die Metallatome und β N_L die Plätze',
  'van-orstrand-1915': 'Lösung mit der Fehlerfunktion; der gelesene Text nennt keinen Verfasser',
  'iso-3887': 'Entkohlungstiefe',
  'jis-g0701': '1988 bestätigt; Schreibweise des Verschmiedungsgrads, z. B. 1/2U 3S',
  'forging-practice': '3:1 ab Block; Stauchen zählt nach Vereinbarung',
  'harste-1988':
    'Dichte von Eisen und Kohlenstoffstählen nach Phase, Temperatur und Kohlenstoff; öffentliche Programme drucken die spätere Dichte von Jablonka (1991), eine andere Formel',
  'stock-practice': 'Übliche Zuschläge für Zunder, Schnittfuge und Stauchlänge',
  'spittel-2009': 'Hensel-Spittel-Gleichung',
  'medina-1996':
    'Spitzenspannung niedriglegierter und mikrolegierter Stähle; Aktivierungsenergie und Faktor A stimmen mit einem öffentlichen Programm überein, α und n wurden nicht verglichen',
  'siebel-lange':
    'Kräfte beim Stauchen und Recken; der Faktor des Stauchens stimmt mit zwei öffentlichen Rechnern überein, die keinen Verfasser nennen',
  'avitzur-1968': 'Obere Schranke für das Stauchen von Scheiben',
  'bishop-1958':
    'Stauchen von Scheiben mit gleitendem Rand und haftendem Kern; Haftradius, Druck und Kraft eines Beispiels stimmen überein, der gelesene Text nennt keinen Verfasser',
  incropera:
    'Eindimensionale instationäre Wärmeleitung, Reihenlösung; Eigenwerte und Koeffizienten wurden verglichen, die mittleren Temperaturen nicht',
  kobasko: 'Abkühlzeit im regulären Bereich',
  'hollomon-1945':
    'Zeit-Temperatur-Parameter des Anlassens; die Konstante 21,3 − 5,8·C wurde nicht verglichen',
  'larson-miller': 'Dieselbe Form mit der Zeit bis zum Bruch',
  dillinger: 'Mehrere Behandlungen aufsummiert',
  gulvin: 'Äquivalente Stunden einer linearen Rampe',
  'astm-e112':
    'G aus der mittleren Sehnenlänge und aus der Kornzahl wurde verglichen; die Jeffries-Faktoren, die Tabellen 4 bis 7 und spätere Ausgaben nicht',
  'spies-1992': 'Härte nach dem Vergüten durch Regression',
  'just-1976': 'Härte nach dem Abschrecken, die für eine Härte nach dem Anlassen nötig ist',
  'lee-2008': 'Vorhersage des Austenitkornwachstums niedriglegierter Stähle',
  sellars: 'Kornwachstum von C-Mn-Stählen beim Warmwalzen',
  'gunnarson-1967':
    'Aktivität und Legierungsfaktor; ein Programm eines Herstellers nach DIN 17022-3 druckt dieselbe Aktivität und nennt keinen Autor',
  'collin-gunnarson-thulin':
    'Gleichgewichte der Aufkohlungsgase; ein Programm eines Herstellers nach DIN 17022-3 druckt dieselben Zahlen und nennt keinen Autor',
  econox: 'Spannung der Sauerstoffsonde',
  'en-1993-1-2':
    'Thermische Eigenschaften von Kohlenstoff- und nichtrostendem Stahl, 20 bis 1200 °C; Abschnitte nach der Ausgabe 2005; der gelesene Text druckt in der spezifischen Wärme 1820 statt 17820',
  'lehrer-1930':
    'Eisen in Ammoniak und Wasserstoff, 350 bis 750 °C; Zusammenfassung gelesen bei fischer-tropsch.org (Nr. 2085); keine Zahl ist dieser Arbeit entnommen',
  'frisk-lehrer': 'Eigene Anpassung für reines Eisen, 400 bis 592 °C',
  'nitriding-practice': 'Übliche Temperaturen und Dissoziation beim Gasnitrieren von Stahl',
  myazaki: 'Name wie in diesem Handbuch geschrieben, wohl Miyazaki; Steigungen wie bei Won & Thomas',
  'thomas-1987': 'Koeffizienten nach zwei Stranggusshandbüchern',
  hirai: 'Koeffizienten nach einer öffentlichen Abschrift',
  'casting-handbook':
    'Formeln allgemein und für Kohlenstoffstahl; Verfasser, Verlag und Ausgabe sind nicht bekannt',
  'casting-handbook-2012': 'Solidus; Verfasser, Verlag und Ausgabe sind nicht bekannt',
  'takeuchi-1985': 'Nur kohlenstoffarme, niedriglegierte Stähle',
  'bernhard-2021':
    'Bewertung von Liquidusformeln mit DSC/DTA; Zusammenfassung gelesen unter pure.unileoben.ac.at',
  'ingot-geometry': 'Exakt bei gerader Konizität',
  'ingot-practice': 'Übliche Bereiche für Schmiedeblöcke',
  'chipman-1937': 'Parabolisches Wachstum der Schale mit Verzögerung',
  'wlodawer-1966':
    'Speisung von Stahlguss nach dem Modul; der Faktor 1,2 und die Formel des Speiservolumens wurden verglichen',
  'weinstein-1963': 'Wasserstoff in flüssigem Eisen, wie im JSPS Steelmaking Data Sourcebook',
  'nozaki-1966': 'Wasserstoff in flüssigem Eisen',
  'gunji-1964': 'Wasserstoff in flüssigem Eisen',
  'ishii-1982': 'Stickstoff in flüssigem Eisen; die Zusammenfassung druckt die Gerade −518/T − 1,063',
  'pehlke-1960':
    'Stickstoff in flüssigen Eisenlegierungen; zwei private Programme drucken −188/T − 1,17 und nennen keinen Autor',
  'chipman-1965':
    'Temperaturabhängigkeit der Aktivität von Stickstoff; zwei private Programme drucken dieselben Zahlen und nennen keinen Autor',
  'iso-18265': 'Die Tabelle der DIN 50150; teilweise mit einem Nachdruck verglichen',
  'iso-6506':
    'Brinell: Formel, 0,24 bis 0,6 der Kugel, höchstens 650 HBW; Werte der ISO 6506-4; nur die Formel wurde verglichen',
  'iso-6507':
    'Vickers: Formel, Diagonalen von 0,020 bis 1,400 mm, die um höchstens 5 % abweichen; nur die Formel wurde verglichen',
  'astm-a370': 'Austenitischer nichtrostender Stahl',
  'din-50150':
    'Anmerkungen zu Näherungsformeln; Rm = 3,2 HV stimmt mit der Tabelle auf 1 % überein, ein anderer Text druckt 3,206358 für 80 bis 430 HV; die Streuung von 10 % wurde nicht verglichen',
  'en-10365':
    'I-, H- und U-Profile; Winkel; Walztoleranz der Masse; HEA und IPE 400 bis 600 wurden verglichen',
  'en-10210-2':
    'Fläche von Hohlprofilen, warmgefertigt und kaltgeformt; zwölf Profile wurden verglichen, rechteckige und Rohre nicht',
  'asme-b36.10': 'Rohre; Betonstahl; W-Profile; nur Rohre NPS 1, 2, 4 und 6, Schedule 40, wurden verglichen',
  'en-10088-1':
    'Dichten; 7850 kg/m³ für Stahl in EN 1991-1-1; neun Sorten wurden verglichen; 409, 310, 904L, 2304 und 2507 nicht',
  'iso-643':
    '8·2ᴳ Körner je mm²; mit der japanischen Fassung der ISO 643:2003 verglichen, mit den Ausgaben 2019 und 2024 nicht',
  'grain-round-robin': 'Eine Legierung mit beiden Verfahren',
  'iiw-1967':
    'Nach Dearden & O’Neill; in zwei öffentlichen Wiedergaben übereinstimmend, nicht mit dem Dokument verglichen',
  'en-10025':
    'CEV und seine Höchstwerte; S235, S275 und S355 der EN 10025-2:2019 wurden verglichen, in der Langerzeugnisse aus S355 von 150 bis 250 mm 0,54 haben dürfen; S450 von 2004 und die Teile 3 und 4 nicht',
  'graville-1976': 'Auch als Bild im Anhang von AWS D1.1',
  'api-5l':
    'Pcm für C ≤ 0,12 %, darüber CE (IIW); in einer Zeitschrift gelesen, die die Spezifikation anführt, nicht in ihr selbst',
  'schaeffler-lines': 'Geraden, angepasst an das Blatt von 1949',
  'wrc-1992': 'Werte nach github.com/krifurXX/wrc-1992',
  'wrc-lines': 'Linien von Bild 6 der Arbeit, mit 600 dpi digitalisiert, Abweichung unter 0,02 Einheiten',
  'en-1011-2-d':
    'Abkühlzeit t8/5 nach Degenkolbe, Uwer, Wegmann (SEW 088); beide Formeln und die Wirkungsgrade wurden verglichen, die Formeln in Kopien einer Seite von MIGAL.CO; Nahtfaktoren und Plasmaschweißen nicht',
  'yurioka-1987':
    'Höchsthärte der Wärmeeinflusszone; die Härte des Martensits stimmt mit einer öffentlichen Wiedergabe überein, ein öffentliches Programm druckt ein anderes Äquivalent für die Zeit des Bainits',
  'lorenz-duren':
    'Härte der Wärmeeinflusszone; die Härte des Martensits stimmt mit einer öffentlichen Wiedergabe überein, das Übrige wurde nicht verglichen',
  'iso-15614-1':
    'Härtegrenzen im Schweißzustand: 380 HV10 (Gruppen 1, 2) und 450 HV10 (Gruppe 3); 350 HV10 ist üblich, dort gilt für die Gruppen 1 und 2 nach Wärmebehandlung 320 HV10',
  'en-1011-2-c1': 'Kombinierte Dicke, ohne Vorwärmen schweißbar',
  'aws-d1.1-hydrogen':
    'Verfahren der Wasserstoffbegrenzung; ein Feld mit einem Zitat der Ausgabe 2004 verglichen',
  'ito-1968': 'In zwei öffentlichen Wiedergaben übereinstimmend; nicht mit dem Original verglichen',
  'aws-d1.1': 'In zwei öffentlichen Wiedergaben übereinstimmend; nicht mit dem Original verglichen',
  'uwer-1991': 'In zwei öffentlichen Wiedergaben übereinstimmend; nicht mit dem Original verglichen',
  'en-1011-2-c3':
    'Formel in einer öffentlichen Wiedergabe gelesen; eine andere druckt tanh(35/d), was mit der Dicke fiele',
  'koistinen-marburger-1959': 'Formel gelesen unter metallurgyzone.com',
  'yurioka-1983': 'CEN; gelesen in der Zusammenfassung der Arbeit, scribd.com/document/239754707',
  'schaeffler-1949': 'Äquivalente; die Linien des Diagramms haben ihre eigene Quelle',
  'siewert-1988':
    'Wie WRC-1992 ohne Kupfer, wie dort angegeben; die Faktoren von Nb, C und N wurden nicht verglichen',
  'chvorinov-1940':
    'Quadratisches Gesetz; verglichen wurden dieses und die Formkonstante ohne Überhitzung; der gelesene Text druckt für die Überhitzung 1 + (cΔT/L)², hier wird ihre Wärme addiert: (1 + cΔT/L)²',
  'scheil-1942': 'Zusammensetzung der Schmelze ohne Diffusion im Festen',
  'brody-flemings-1966':
    'Öffentliche Programme drucken α viermal so groß oder einen anderen Exponenten; mit jenem α stimmt das Profil überein',
  'ohnaka-1986': 'Zwei öffentliche Programme drucken andere Formen',
  'flemings-1974':
    'Nur das Hebelgesetz wurde verglichen, mit einem Text ohne Verfasserangabe; die Erstarrungszeiten nicht',
  'delong-1974': 'Äquivalente; der angenommene Stickstoff wurde nicht verglichen',
  'tibbetts-1980':
    'Kohlenstoff in Austenit; das gelesene Programm folgt Gl. 9 von Khan & Gautham 2018, einer nicht gelesenen Arbeit, und fügt einen Faktor für Legierungen hinzu. Ein anderes Programm druckt dieselben Zahlen und nennt Tibbetts mit Messungen bei 975–1075 °C. Der Bereich 800–1100 °C wurde nicht verglichen',
  'hodgson-gibbs-1992': 'Kornwachstum; C-Mn wurde verglichen, C-Mn-Nb und C-Mn-Ti nicht',
  'seferian-1959':
    'Vorwärmtemperatur und Ferrit des Schweißguts; ein Rechenblatt ohne Autor druckt dieselbe Vorwärmformel, sein Beispiel lässt aber Ni und Mo weg; ein anderer öffentlicher Text druckt CE (IIW) statt des hier verwendeten Äquivalents',
  'smith-1962':
    'Löslichkeit von NbN in Austenit; ein öffentliches Programm druckt dieselben Zahlen, nennt aber Irvine et al. 1967',
  'irvine-1967':
    'Löslichkeitsprodukte; öffentliche Programme drucken dieselben Zahlen für NbC ohne Verfasser und für TiC nach Narita 1975',
  'burns-moore-archer': 'Ein öffentliches Programm druckt 35 + 50 C statt 20 + 60√C',
  'grossmann-1939':
    'Abschreckintensität H = h/(2k); ein öffentliches Programm druckt h/k. Der Stabdurchmesser aus der Halbwertszeit der Temperatur und die Korngrößenfaktoren wurden nicht verglichen',
  crank:
    'Diffusion in den Halbraum bei konstantem Randgehalt; der gelesene Text nennt keinen Verfasser; die Lösung mit Stoffübergang und die Reihen für Platte, Zylinder und Kugel wurden nicht verglichen',
  'clyne-kurz-1981':
    'Ω und Profil wie im Modell von Won & Thomas, in dessen Programm α⁺ = 2(α + 0,1) anstelle von α steht',
  steeluniversity: 'Skript, wie es in öffentlichen Ablagen liegt; der Faktor von V wurde nicht verglichen',
  'ito-bessyo-preheat':
    'Der gelesene Text nennt die Autoren, keine Veröffentlichung und keine Einheiten; dass der Wasserstoff nach der Glyzerinmethode gilt, wurde nicht verglichen',
} satisfies Readonly<Record<keyof typeof en, string>>;
