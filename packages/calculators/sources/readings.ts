/**
 * Texts in which the formulas and numbers of sources with the status `reproduced` were read, by source key: URL,
 * repository with path, or standard with table. Parts that were not compared are listed in
 * `texts/remarks.<language>.ts`.
 */
const places = {
  'iso-15156': ['en.wikipedia.org/wiki/Pitting_resistance_equivalent_number'],
  'trzaska-2013': ['github.com/EAH-Materials/MartensiteStart, MartensiteStart/__init__.py'],
  crank: ['princeton.edu/~maelabs/mae324/05/05mae_10.htm'],
  'van-orstrand-1915': ['princeton.edu/~maelabs/mae324/05/05mae_10.htm'],
  incropera: ['github.com/alexlib/trans_heat_cond, analytical/funcTheta.py, analytical/funcZeta.py'],
  'hollomon-1945': [
    'de.wikipedia.org/wiki/Hollomon-Jaffe-Parameter',
    'Shlyakman et al. 2010: scribd.com/document/267140334',
  ],
  'larson-miller': ['Shlyakman et al. 2010: scribd.com/document/267140334'],
  'astm-e112': ['github.com/paytonej/mtex-grain-size, G_meanintl.m, G_numgrain.m'],
  'en-1993-1-2': ['github.com/ad2108/Brandtools-Cpp, src/kennwerte.hpp'],
  'wlodawer-1966': ['github.com/yunlongcasting/CastCalc, castcalc/riser.py'],
  'scheil-1942': ['core.materials.ac.uk/search/detail.php?id=3198'],
  'schaeffler-1949': ['BSSA: scribd.com/document/279916037'],
  'siewert-1988': ['Kotecki & Siewert 1992: scribd.com/document/202330034'],
  'iso-6506': ['tribonet.org/calculators/hardness-calculation-brinell-indenter'],
  'iso-6507': ['tribonet.org/hardness-calculation-vickers-indenter'],
  'en-10365': [
    'scribd.com/document/712999222 (HEA), github.com/waynemaranga/steelsnakes, src/steelsnakes/EU/data/IPE.json',
  ],
  'en-10210-2': ['github.com/waynemaranga/steelsnakes, src/steelsnakes/UK/data/HFSHS.json, CFSHS.json'],
  'asme-b36.10': ['github.com/waynemaranga/steelsnakes, src/steelsnakes/US_Metric/data/PIPE.json'],
  'chipman-1937': ['Bishop, Brandt & Pellini 1952: scribd.com/document/58177930'],
  'clyne-kurz-1981': ['github.com/samjliu/Microsegregation, Microsegregation.m'],
  'flemings-1974': ['github.com/samjliu/Microsegregation, Microsegregation.m'],
  'delong-1974': ['materialwelding.com/what-is-delong-diagram-and-its-uses'],
  'din-50150': [
    'fdokument.com/document/umwertungstabelle-nach-din-50-150-1-nach-din-50-150-1-vickers-f98-n-hv-brinell.html',
  ],
  'en-10088-1': ['materials-welding.blogspot.com/2017/05/ambient-temperature-physical-properties.html'],
  'hodgson-gibbs-1992': [
    'github.com/pyroll-project/pyroll-jmak-recrystallization, pyroll/jmak_recrystallization/material_data.py',
  ],
  'lee-2002': ['github.com/Nassehk/Dilatometry-analysis, dilatometry/master_fitter.py'],
  'agren-1982': ['github.com/haixingfang/3D-GEB-mixed-mode-model, loopV_solute_drag.m'],
  'callister-9': [
    'Page 150 of a digital copy: digilib.universitaspertamina.ac.id/ebook/Materials Science and Engineering : An Introduction/files/basic-html/page178.html',
  ],
  'harris-1943': [
    'Formula: rclbbs.com/forum.php?goto=lastpost&mod=redirect&tid=93099; table of depths: engineersedge.com/materials/heat_treating_steel_13256.htm',
  ],
  'porter-easterling': ['MIT, course 3.21, 2006, Lecture 9: studylib.net/doc/13554883'],
  'oriani-1970': [
    'github.com/SpringNuance/Hydrogen-Embrittlement-Subroutine-Aachen, pure_diffusion_trap.f90',
  ],
  steeluniversity: ['content.steeluniversity.org, script of the simulation of the electric arc furnace'],
  'ito-bessyo-preheat': ['sydrose.com/creativedesignengine/HTML/aa4-00305/aa4-00305-h2.html'],
  'iso-643': ['JIS G 0551:2005 (ISO 643:2003, MOD): scribd.com/doc/160744879'],
  'en-1011-2-d': [
    'MIGAL.CO: migal.co/index.php?L=1&id=144; efficiencies: SSAB, ssabwebsitecdn.azureedge.net/en/support/how-to-process/how-to-weld/welding-heat-input/heat-input',
  ],
  'api-5l': [
    's3.amazonaws.com/WJ-www.aws.org/2016/WJ_2016_06/pubData/SEO/Page_78.html (Welding Journal, June 2016, p. 76)',
  ],
  'chvorinov-1940': ['en-academic.com/dic.nsf/enwiki/3891646'],
  'grossmann-1939': ['Totten et al.: de.scribd.com/doc/142625910'],
  'bishop-1958': [
    'Companion to Ghosh & Mallik, Example 3.6: github.com/FOSSEE/Scilab-TBC-Uploads, 3250/CH3/EX3.6/Ex3_6.sce',
  ],
  'tibbetts-1980': [
    'github.com/metalsrini/cqt-steel-heat-treatment-simulator, core/mathematical_models/carbon_diffusion.py',
  ],
  'iso-15614-1': ['BS EN ISO 15614-1:2017+A1:2019, Table 3'],
  'en-10025': ['BS EN 10025-2:2019, Table 5'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const readings: Readonly<Record<string, readonly string[] | undefined>> = places;
