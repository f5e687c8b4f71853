/** Words of the page about measured errors. */
export const en = {
  title: 'How far the models are from steel',
  description:
    'Every calculated property held against open measurements: mean deviation, scatter, and the band that holds 90\u00a0% of them, model by model.',
  lead: 'Calculated against measured, model by model, with the figures of all of them, good and bad.',
  reading:
    'In each diagram the measured value runs to the right and the calculated one upwards; on the line both agree. A point is a group of measurements of about one size, its bar holds eight of ten calculated values. Deviation is calculated less measured. Some published formulas were fitted to part of these measurements; on other steels they are further off.',
  data: '{rows} measurements of {steels} steels: {source}',
  diagram:
    '{label}, calculated against measured: where {from}\u00a0{unit} were measured on average, {low}\u00a0{unit} were calculated; where {to}\u00a0{unit}, {high}\u00a0{unit}.',
  rmse: 'Scatter (RMSE)',
  bias: 'Mean deviation',
  within: '90\u00a0% lie within',
  count: 'Measurements',
  inRange: 'Scatter in its own range (measurements)',
  fitted: 'Best value; figures of steels left out of the fit',
  unmeasured: 'What was never measured here',
  reason_notYet: 'Open measurements are at hand; the comparison is still to be made',
  reason_noData: 'Could be measured, but no open measurements were found',
  reason_defined: 'Numbers by agreement: no test piece shows them by itself',
  reason_counted: 'Geometry and arithmetic',
  property_martensiteStart: 'Martensite start',
  property_bainiteStart: 'Bainite start',
  property_temperedHRC: 'Hardness after tempering, HRC',
  property_temperedHV: 'Hardness after tempering, HV',
  property_temperedHB: 'Hardness after tempering, HB',
  property_barsHV: 'Hardness of quenched and tempered bars of another laboratory',
  property_grainDiameter: 'Austenite grain diameter',
  property_flowStress: 'Hot flow stress at a strain',
  property_flowPeak: 'Peak of hot flow stress',
  property_strength: 'Tensile strength from hardness',
};
