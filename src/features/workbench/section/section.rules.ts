/** Choices and limits of the page “Quench a section”, shared by server and browser. */

export const sectionShapes = ['bar', 'plate'] as const;

/** Version of the computation; changes with the results of `formulas/quenching/`. */
export const sectionVersion = '1.2';

/** Notes on the basis and limits of the computation, in display order. */
export const sectionNotes = ['notCompared', 'equivalents', 'geometry', 'austenite', 'jominy'] as const;

/** Positions in the section, from the surface to the centre. */
export const sectionPlaces = ['surface', 'threeQuarters', 'half', 'centre'] as const;

/** Criteria for comparison with the end-quench bar: cooling time from 800 to 500 °C, or cooling rate at 704 °C. */
export const sectionCriteria = ['time', 'rate'] as const;

export const sectionLimits = {
  sizeMm: { min: 2, max: 1_000 },
  startC: { min: 700, max: 1_300 },
  mediumC: { min: 0, max: 450 },
  severity: { min: 0.01, max: 20 },
  filmWm2K: { min: 5, max: 50_000 },
  surfaceC: { min: 0, max: 1_300 },
  curveS: { min: 0, max: 3_600 },
  grainSize: { min: 0, max: 14 },
  temperC: { min: 100, max: 720 },
  temperH: { min: 0.001, max: 1_000 },
  requiredHRC: { min: 20, max: 68 },
} as const;

/** Tempering time in h that is proposed for a section without tempering. */
export const usualTemperH = 2;

/** Maximum number of rows in a table of film coefficients. */
export const maxFilmPoints = 20;
/** Maximum number of rows in a cooling curve of the probe. */
export const maxCurvePoints = 400;
export const minCurvePoints = 5;
/** Maximum number of rows in a pasted cooling curve, which is thinned to `maxCurvePoints`. */
export const maxReadPoints = 5_000;
