/** Remarks on sources by key; sources without remark are omitted. */
export default {
  'grossmann-bain': 'Quench severity H of baths',
  'iso-15156': 'F_PREN with and without tungsten',
  'pren-nitrogen-30': 'Customary form with a higher weight of nitrogen',
  'speidel-marc': 'MARC, measure of alloying for resistance to corrosion',
  'astm-g48': 'Starting temperature from the analysis',
  'outokumpu-duplex': 'PREN of 2205 and LDX 2101',
  'astm-e140': 'Tensile strength from ASTM A370; columns compared with a reprint in part',
  'hougardy-1984': 'Ac1 and Ac3 by regression',
  'trzaska-2007':
    'Ac1 and Ac3 by regression; only Ac3 was compared, another public program prints 973 instead of 937.3',
  'trzaska-2013': 'Bs and Ms by regression; only Ms was compared',
  'grange-1961': 'Printed in °F',
  'yurioka-temperatures': 'Transformation temperatures as used by Nippon Steel',
  'kasatkin-1984': 'Sign of Ni in Ac1 differs between reproductions',
  'kirkaldy-1984': 'As quoted by Li et al. 1998',
  kunitake: 'Bs and Ms by regression; reproductions of Ms differ in Cr',
  'lee-2002': 'Bs by regression; the text read is a research program that names Lee, not the paper',
  'bodnar-1990': 'Bs by regression',
  'payson-savage-1944': 'Printed in °F',
  'rowland-lyle-1946': 'Printed in °F',
  'grange-stewart-1946': 'Printed in °F',
  'nehrenberg-1946': 'Printed in °F',
  'capdevila-2002': 'Printed in K',
  'ingber-2022': 'Collection of data and formula for Ms of high-carbon steels',
  'astm-a255':
    'Hardenability by calculation: multiplying factors, distance factors and carbon-hardness table',
  'hodge-orehoski-1946': 'Chart of hardness by carbon and martensite',
  'maynier-1978': 'After public program code and Li et al. 1998',
  'hardness-thumb-rule': 'For 100, 90 and 50 % martensite',
  'just-grain': 'Later form of the 1969 regression with silicon and grain size',
  'kapadia-1968': 'Effective boron from nitrogen, titanium and zirconium',
  sjoberg: 'Md30 by regression',
  'eichelman-hull-1953':
    'Printed in °F; public programs print 1350 − 1665 (C + N) and 1305 − 1665 (C + N) in °C',
  'pickering-1984': 'Stacking-fault energy of stainless steels',
  'dai-2002': 'Stacking-fault energy by regression',
  'smith-turkdogan': 'Solubility of NbC in austenite',
  'matsuda-1978': 'Solubility of TiN in austenite',
  'leslie-1954': 'Solubility of AlN in austenite',
  'darken-1951':
    'Solubility of AlN in austenite; a program of the University of Cambridge prints these numbers without author, another public program 1.79 and 7184 after Darken',
  callister: 'Table of diffusion data and worked examples',
  'callister-9': 'Table 5.2 of diffusion data; the page read does not print the edition',
  honeycombe: 'As quoted on the carburizing page of matter.org.uk',
  'agren-1982':
    'Carbon in ferrite, two branches that meet near the Curie temperature; another public program prints the constant of the arctangent ten times smaller, which has no second branch; two others print 15629/T_C in its place',
  'slycke-1981': 'Carbon in austenite, dependent on concentration',
  'bohnekamp-1967': 'Nitrogen in ferrite (500–910 °C) and austenite (910–1150 °C)',
  'grieveson-1964':
    'Nitrogen in austenite; Callister prints the same factor and 168 kJ/mol after Smithells instead of 168.5',
  'kiuchi-1983':
    'Hydrogen in the lattice of pure iron; one public program prints these numbers and says that they are to be checked, another one 7.3·10⁻⁸ m²/s and 4.6 kJ/mol',
  'volkl-1975': 'Hydrogen in iron, 300–800 °C',
  'tahara-1985': 'Hydrogen in iron, 500–1000 K',
  'johnson-1960': 'Hydrogen in iron above 200 °C, apparent',
  'geller-1950': 'Hydrogen in gamma iron',
  'perng-1986': 'Hydrogen in austenitic steels of the 300 series, 100–350 °C',
  'reiter-1996': 'Hydrogen in 316L, mean of ten papers, 227–927 °C',
  'busby-1953': 'Boron in austenite',
  'jonsson-1995': 'Assessed mobilities in iron; Fe in austenite after Fridberg et al. 1969',
  'kurokawa-1983': 'Niobium in austenite',
  'moll-1959': 'Titanium in austenite',
  'solidification-compilations': 'Compilations used in solidification models',
  'iso-18203': 'Case hardening depth CHD',
  'dalmaz-2017': 'Measured profile of 16NiCrMo13',
  'harris-1943':
    'Total case depth of a saturated surface; a table without author agrees in 250 values within 0.0011 inch, a fit to it gives both constants, which a forum post naming the paper prints (802.6 mm, 3720 K). Other texts print 660 mm and 8287 K as an exponential after Harris, 4 % more at 925 °C. The boost time was not compared',
  'porter-easterling':
    'Homogenization, relaxation time τ = l²/(π²D) of the first mode; the text read treats a slab with fixed ends and does not name these authors',
  'coe-1969': 'Measured in steel with 0.73 % C',
  'oriani-1970':
    'Diffusion and trapping of hydrogen in steel; the program read prints Oriani’s equilibrium, from which the formula follows at low contents; there N_L counts metal atoms and β N_L sites',
  'van-orstrand-1915': 'Error function solution; the text read names no author',
  'iso-3887': 'Depth of decarburization',
  'jis-g0701': 'Confirmed in 1988; notation of the forging ratio, e.g. 1/2U 3S',
  'forging-practice': '3:1 from ingot; upsetting counts by agreement',
  'harste-1988':
    'Density of iron and carbon steels by phase, temperature and carbon; public programs print the later density of Jablonka (1991), another formula',
  'stock-practice': 'Usual allowances for scale, kerf and upset stock',
  'spittel-2009': 'Hensel–Spittel equation',
  'medina-1996':
    'Peak stress of low-alloy and microalloyed steels; activation energy and factor A agree with a public program, α and n were not compared',
  'siebel-lange':
    'Forces in upsetting and cogging; the factor of upsetting agrees with two public calculators that name no author',
  'avitzur-1968': 'Upper bound of disc forging',
  'bishop-1958':
    'Compression of discs with a sliding rim and a sticking core; radius of sticking, pressure and the load of an example agree, the text read names no author',
  incropera:
    'One-dimensional transient conduction, series solution; roots and coefficients were compared, the mean temperatures not',
  kobasko: 'Cooling time in the regular regime',
  'hollomon-1945': 'Time-temperature parameter of tempering; the constant 21.3 − 5.8·C was not compared',
  'larson-miller': 'The same form, with the time to rupture',
  dillinger: 'Several treatments added up',
  gulvin: 'Equivalent hours of a linear ramp',
  'astm-e112':
    'G from the mean intercept length and from the number of grains was compared; the Jeffries factors, Tables 4 to 7 and later editions not',
  'spies-1992': 'Hardness after quenching and tempering by regression',
  'just-1976': 'Hardness as quenched needed for a hardness after tempering',
  'lee-2008': 'Prediction of austenite grain growth of low-alloy steels',
  sellars: 'Grain growth of C-Mn steels in hot rolling',
  'gunnarson-1967':
    'Activity and alloy factor; a vendor’s program after DIN 17022-3 prints the same activity and names no author',
  'collin-gunnarson-thulin':
    'Equilibria of carburizing gases; a vendor’s program after DIN 17022-3 prints the same numbers and names no author',
  econox: 'Voltage of the oxygen probe',
  'en-1993-1-2':
    'Thermal properties of carbon and stainless steel, 20–1200 °C; clauses as numbered in 2005; the text read misprints 17820 as 1820 in the specific heat',
  'lehrer-1930':
    'Iron in ammonia and hydrogen, 350–750 °C; abstract read at fischer-tropsch.org (no. 2085); no number is taken from this work',
  'frisk-lehrer': 'Own fit for pure iron, 400–592 °C',
  'nitriding-practice': 'Usual temperatures and dissociation in gas nitriding of steel',
  myazaki: 'Name spelled as in that handbook, probably Miyazaki; slopes as in Won & Thomas',
  'thomas-1987': 'Coefficients as printed in two continuous-casting handbooks',
  hirai: 'Coefficients after a public transcription',
  'casting-handbook': 'General and carbon-steel formulas; author, publisher and edition are not known',
  'casting-handbook-2012': 'Solidus; author, publisher and edition are not known',
  'takeuchi-1985': 'Low-carbon, low-alloy steels only',
  'bernhard-2021': 'Assessment of liquidus formulas by DSC/DTA; abstract read at pure.unileoben.ac.at',
  'ingot-geometry': 'Exact for a straight taper',
  'ingot-practice': 'Customary ranges of forging ingots',
  'chipman-1937': 'Parabolic growth of the shell with a delay',
  'wlodawer-1966':
    'Feeding of steel castings by modulus; the factor 1.2 and the formula of the feeder volume were compared',
  'weinstein-1963': 'Hydrogen in liquid iron, as in the JSPS Steelmaking Data Sourcebook',
  'nozaki-1966': 'Hydrogen in liquid iron',
  'gunji-1964': 'Hydrogen in liquid iron',
  'ishii-1982': 'Nitrogen in liquid iron; the abstract prints the line −518/T − 1.063',
  'pehlke-1960':
    'Nitrogen in liquid iron alloys; two private programs print −188/T − 1.17 and name no author',
  'chipman-1965':
    'Temperature dependence of the activity of nitrogen; two private programs print the same numbers and name no author',
  'iso-18265': 'The table of DIN 50150; compared with a reprint in part',
  'iso-6506':
    'Brinell: formula, 0.24 to 0.6 of the ball, 650 HBW at most; values of ISO 6506-4; only the formula was compared',
  'iso-6507':
    'Vickers: formula, diagonals of 0.020 to 1.400 mm that differ by 5 % at most; only the formula was compared',
  'astm-a370': 'Austenitic stainless steel',
  'din-50150':
    'Notes on approximate formulas; Rm = 3.2 HV agrees with the table within 1 %, another text prints 3.206358 for 80 to 430 HV; the scatter of 10 % was not compared',
  'en-10365':
    'I, H and U sections; angles; rolling tolerance of the mass; HEA and IPE 400 to 600 were compared',
  'en-10210-2':
    'Area of hollow sections, hot finished and cold formed; twelve sections were compared, rectangular ones and tubes not',
  'asme-b36.10': 'Pipe; reinforcing bars; W shapes; only pipe NPS 1, 2, 4 and 6 of schedule 40 was compared',
  'en-10088-1':
    'Densities; 7850 kg/m³ of steel in EN 1991-1-1; nine grades were compared; 409, 310, 904L, 2304 and 2507 not',
  'iso-643':
    '8·2ᴳ grains per mm²; compared with the Japanese edition of ISO 643:2003, the editions of 2019 and 2024 not',
  'grain-round-robin': 'One alloy by both methods',
  'iiw-1967': 'After Dearden & O’Neill; agrees in two public reproductions, not compared with the document',
  'en-10025':
    'CEV and its maximum values; S235, S275 and S355 of EN 10025-2:2019 were compared, where long products of S355 of 150 to 250 mm may have 0.54; S450 of 2004 and parts 3 and 4 were not',
  'graville-1976': 'Also a figure in the AWS D1.1 annex',
  'api-5l':
    'Pcm for C ≤ 0.12 %, CE (IIW) above; read in a journal that quotes the specification, not in itself',
  'schaeffler-lines': 'Straight-line fits to the sheet of 1949',
  'wrc-1992': 'Values as quoted in github.com/krifurXX/wrc-1992',
  'wrc-lines': 'Lines of Fig. 6 of the paper digitized at 600 dpi, residual below 0.02 units',
  'en-1011-2-d':
    'Cooling time t8/5 after Degenkolbe, Uwer, Wegmann (SEW 088); both formulas and the efficiencies were compared, the formulas in copies of a page of MIGAL.CO; joint factors and plasma welding not',
  'yurioka-1987':
    'Maximum hardness of the heat-affected zone; the hardness of martensite agrees with a public reproduction, a public program prints another equivalent for the time of bainite',
  'lorenz-duren':
    'Hardness of the heat-affected zone; the hardness of martensite agrees with a public reproduction, the rest was not compared',
  'iso-15614-1':
    'Hardness limits as welded: 380 HV10 (groups 1, 2) and 450 HV10 (group 3); 350 HV10 is customary, there the limit of groups 1 and 2 after heat treatment is 320 HV10',
  'en-1011-2-c1': 'Combined thickness weldable without preheat',
  'aws-d1.1-hydrogen': 'Hydrogen control method; one cell compared with a quotation of the edition of 2004',
  'ito-1968': 'Agrees in two public reproductions; not compared with the original',
  'aws-d1.1': 'Agrees in two public reproductions; not compared with the original',
  'uwer-1991': 'Agrees in two public reproductions; not compared with the original',
  'en-1011-2-c3':
    'Formula read in a public reproduction; another one prints tanh(35/d), which would fall with thickness',
  'koistinen-marburger-1959': 'Formula read at metallurgyzone.com',
  'yurioka-1983': 'CEN; read in the abstract of the paper, scribd.com/document/239754707',
  'schaeffler-1949': 'Equivalents; the lines of the diagram have their own source',
  'siewert-1988': 'As WRC-1992 without copper, as stated there; the factors of Nb, C and N were not compared',
  'chvorinov-1940':
    'Square law; it was compared, and the mould constant without superheat; the text read prints 1 + (cΔT/L)² for the superheat, here its heat is added: (1 + cΔT/L)²',
  'scheil-1942': 'Composition of the liquid without diffusion in the solid',
  'brody-flemings-1966':
    'Public programs print α four times as large, or another exponent; with that α the profile agrees',
  'ohnaka-1986': 'Two public programs print other forms',
  'flemings-1974':
    'Only the lever rule was compared, with a text that names no author; the solidification times were not',
  'delong-1974': 'Equivalents; the assumed nitrogen was not compared',
  'tibbetts-1980':
    'Carbon in austenite; the program read follows Eq. 9 of Khan & Gautham 2018, a paper that was not read, and adds a factor for alloys. Another program prints the same numbers and names Tibbetts with measurements at 975–1075 °C. The range 800–1100 °C was not compared',
  'hodgson-gibbs-1992': 'Grain growth; C-Mn was compared, C-Mn-Nb and C-Mn-Ti not',
  'seferian-1959':
    'Preheat temperature and ferrite of the weld metal; an anonymous worksheet prints the same preheat formula, but its example leaves out Ni and Mo; another public text prints CE (IIW) in place of the equivalent used here',
  'smith-1962':
    'Solubility of NbN in austenite; a public program prints the same numbers, but names Irvine et al. 1967',
  'irvine-1967':
    'Solubility products; public programs print the same numbers for NbC without author and for TiC after Narita 1975',
  'burns-moore-archer': 'A public program prints 35 + 50 C instead of 20 + 60√C',
  'grossmann-1939':
    'Severity of quench H = h/(2k); a public program prints h/k. The bar diameter by the half-temperature time and the factors of grain size were not compared',
  crank:
    'Diffusion into a half-space from a constant surface content; the text read names no author; the solution with surface transfer and the series for plate, cylinder and sphere were not compared',
  'clyne-kurz-1981':
    'Ω and profile as in the model of Won & Thomas, in whose program α⁺ = 2(α + 0.1) stands for α',
  steeluniversity: 'Script as stored in public repositories; the factor of V was not compared',
  'ito-bessyo-preheat':
    'The text read names the authors, no publication and no units; that hydrogen is by the glycerine method was not compared',
} as const satisfies Readonly<Record<string, string>>;
