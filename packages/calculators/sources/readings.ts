/**
 * Texts in which the formulas and numbers of sources with the status `reproduced` were read, by key: address, or
 * repository with path. Parts that were not compared stand in `texts/remarks.<language>.ts`.
 */
const places = {
  'iso-15156': ['en.wikipedia.org/wiki/Pitting_resistance_equivalent_number'],
  'trzaska-2013': ['github.com/EAH-Materials/MartensiteStart, MartensiteStart/__init__.py'],
  crank: ['princeton.edu/~maelabs/mae324/05/05mae_10.htm'],
  'van-orstrand-1915': ['princeton.edu/~maelabs/mae324/05/05mae_10.htm'],
  incropera: [
    'github.com/alexlib/trans_heat_cond, analytical/funcTheta.py, analytical/funcZeta.py',
    'mhtl.uwaterloo.ca/old/courses/me651/maple/trancond/dfwall1term1.html',
  ],
  'hollomon-1945': ['de.wikipedia.org/wiki/Hollomon-Jaffe-Parameter', 'scribd.com/document/267140334'],
  'larson-miller': ['sparkthread.net/en (Larson–Miller relation)', 'scribd.com/document/267140334'],
  'astm-e112': ['github.com/paytonej/mtex-grain-size, G_meanintl.m, G_numgrain.m'],
  'en-1993-1-2': ['github.com/ad2108/Brandtools-Cpp, src/kennwerte.hpp'],
  'chvorinov-1940': ['alchetron.com/Chvorinov’s-rule', 'scribd.com/document/153794806'],
  'wlodawer-1966': ['novasolver.jp/en/tools/casting-riser-design.html'],
  'scheil-1942': ['core.materials.ac.uk/search/detail.php?id=3198'],
  'siebel-lange': ['novasolver.jp/en/tools/forging-load-estimate.html', 'codingace.net (forging force)'],
  'yurioka-1983': ['CSA Z662-1999: scribd.com/document/334891068'],
  'api-5l': ['ped-online.com/?p=18016', 'verichek.net/api-5l-the-pmi-master-smart.html'],
  'schaeffler-1949': ['BSSA: scribd.com/document/279916037'],
  'siewert-1988': ['Kotecki & Siewert 1992: scribd.com/document/202330034'],
  'en-1011-2-d': ['welding.ezvirtualtools.com/calc/cct-diagram-calc.html'],
  'ito-bessyo-preheat': ['sydrose.com/creativedesignengine/HTML/aa4-00305/aa4-00305-h2.html'],
  'iso-6506': ['novasolver.jp/en/tools/brinell-hardness.html', 'hippocratesguild.com/pt/escala-brinell-2'],
  'iso-6507': ['tribonet.org/hardness-calculation-vickers-indenter', 'piping-designer.com (3147)'],
  'en-10365': ['steelcalculator.app/reference/european-ipe-guide', 'scribd.com/document/712999222'],
  'en-10210-2': ['github.com/waynemaranga/steelsnakes, src/steelsnakes/UK/data/HFSHS.json, CFSHS.json'],
  'asme-b36.10': [
    'github.com/waynemaranga/steelsnakes, src/steelsnakes/US_Metric/data/PIPE.json',
    'github.com/ellcrev/pipe_calculator, src/tables/Sch40_CarbonSteel.ts',
  ],
  'chipman-1937': ['Bishop, Brandt & Pellini 1952: scribd.com/document/58177930'],
  'brody-flemings-1966': ['github.com/wilions/pycalphad, pycalphad/am/back_diffusion.py'],
  'clyne-kurz-1981': ['github.com/wilions/pycalphad, pycalphad/am/back_diffusion.py'],
  'ohnaka-1986': ['github.com/wilions/pycalphad, simulate_microsegregation in pycalphad/am'],
  'flemings-1974': ['novasolver.jp/en/tools/phase-diagram.html'],
  'delong-1974': [
    'materialwelding.com/what-is-delong-diagram-and-its-uses',
    'github.com/tonysanchez38/soudabilite, spec.md',
  ],
  'en-10025': ['steelcalculator.app/eu-steel-chemical-composition'],
  'din-50150': ['nt-systemloesungen.de, Berechnungsgrundlagen'],
  'en-10088-1': ['rolextube.com (BS EN 10088-1)'],
  'tibbetts-1980': [
    'github.com/metalsrini/cqt-steel-heat-treatment-simulator, core/mathematical_models/carbon_diffusion.py',
  ],
  'hodgson-gibbs-1992': [
    'github.com/pyroll-project/pyroll-jmak-recrystallization, pyroll/jmak_recrystallization/material_data.py',
    'github.com/nima-siboni/rolling-gym, rollinggym/env/rolling_config_presets.py',
  ],
  'seferian-1959': ['github.com/tonysanchez38/soudabilite, spec.md'],
  'iso-15614-1': ['github.com/tonysanchez38/soudabilite, spec.md'],
  steeluniversity: ['content.steeluniversity.org, script of the simulation of the electric arc furnace'],
  'smith-1962': ['github.com/TianhuaJu/ActivitybyUEM-Miedema, database/solubility_product_database.py'],
  'irvine-1967': ['github.com/TianhuaJu/ActivitybyUEM-Miedema, database/solubility_product_database.py'],
  'kiuchi-1983': ['github.com/Kri2n/hydrogen-embrittlement-analysis, src/diffusion.py'],
  'oriani-1970': [
    'github.com/Azeezakinyemi999/MHI_permeation, calculations/defective_metal_parallel_paths.py',
  ],
  'iso-643': ['github.com/repositoryfiles/EvaluationGrainSizeUsingDeepLearning, MakeGrain.py'],
  'grossmann-bain': [
    'github.com/sean-bowman/orbitalRockets, aerospaceMaterials/aerospaceMaterialsLibrary/HeatTreatment.py',
  ],
  'grossmann-1939': ['Totten, Webster, Bates, Han & Kang: de.scribd.com/doc/142625910'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const readings: Readonly<Record<string, readonly string[] | undefined>> = places;
