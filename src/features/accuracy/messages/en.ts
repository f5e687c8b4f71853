/** Texts of the page about measured errors. */
export const en = {
  title: 'Accuracy: calculated and measured values compared',
  description:
    'Calculated properties compared with published measurements: mean deviation, scatter and the band that contains 90\u00a0% of them, model by model.',
  lead: '{compared} of {all} calculators are compared with measurements, in {properties} properties and for each model, good and bad results alike. For the others the reason is at the end of the page.',
  reading:
    'The horizontal axis shows the measured value, the vertical axis the calculated value; on the line they agree. Each point is a group of measurements of similar magnitude; its bar contains 80\u00a0% of the calculated values. Deviation = calculated minus measured. Some published formulas were fitted to part of these measurements; for other steels the deviations are larger.',
  data: '{rows} measurements of {steels} steels: {source}',
  dataPublished: '{rows} published values: {source}',
  diagram:
    '{label}, calculated against measured: where {from}\u00a0{unit} were measured on average, {low}\u00a0{unit} were calculated; where {to}\u00a0{unit}, {high}\u00a0{unit}.',
  ranking: 'Ranking of the models',
  model: 'Model',
  axisMeasured: 'Measured, {unit}',
  axisCalculated: 'Calculated, {unit}',
  rmse: 'Scatter (RMSE)',
  bias: 'Mean deviation',
  within: '90\u00a0% within',
  count: 'Measurements',
  inRange: 'Scatter in its own range (measurements)',
  fitted: 'Best estimate; figures for steels not used in the fit',
  changes: 'Changes that altered published results',
  changesAffected:
    'Affected: results of the calculator computed before the date with an earlier version. Links, saved calculations and reports state the version and later changes.',
  changeDate: 'Date',
  changeCalculator: 'Calculator and version',
  changeEffect: 'Effect',
  unmeasured: 'Not compared with measurements',
  reason_noData: 'Can be measured, but no published measurements were found',
  reason_defined: 'Defined by convention; cannot be measured on a test piece',
  reason_counted: 'Geometry and arithmetic',
  property_martensiteStart: 'Martensite start',
  property_bainiteStart: 'Bainite start',
  property_temperedHRC: 'Hardness after tempering, HRC',
  property_temperedHV: 'Hardness after tempering, HV',
  property_temperedHB: 'Hardness after tempering, HB',
  property_barsHV: 'Hardness of quenched and tempered bars from another laboratory',
  property_grainDiameter: 'Austenite grain diameter',
  property_flowStress: 'Hot flow stress at a given strain',
  property_flowPeak: 'Peak hot flow stress',
  property_strength: 'Tensile strength from hardness',
  property_weldStrength: 'Tensile strength of weld metal from hardness',
  property_asQuenched: 'Hardness as quenched',
  property_quenchedEnd: 'Hardness at the quenched end (Jominy)',
  property_temperEquivalent: 'Tempering temperature of the same effect in 1\u00a0h',
  property_diagramMartensite: 'Martensite start of the TTT and CCT diagram',
  property_diagramBainite: 'Bainite start of the TTT and CCT diagram',
  property_retainedStart: 'Martensite start for retained austenite',
  property_hydrogenDiffusivity: 'Diffusivity of hydrogen',
  property_hydrogenTime: 'Time of hydrogen removal',
  property_carbonDiffusivity: 'Diffusivity of carbon in ferrite',
  property_chromiumDiffusivity: 'Diffusivity of chromium in austenite',
  property_hydrogenSolubility: 'Hydrogen in liquid iron',
  property_nitrogenSolubility: 'Nitrogen in liquid iron',
  property_carbideDissolution: 'Dissolution temperature of niobium carbide',
  property_sectionMass: 'Mass per metre of standard sections',
};

declare module '../../../platform/shared/i18n/words.ts' {
  interface Words {
    readonly accuracy: typeof en;
  }
}
