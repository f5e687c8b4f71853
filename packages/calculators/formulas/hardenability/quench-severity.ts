/** Common quench baths, in the order of the form. */
export const quenchBaths = [
  'still-air',
  'fan-air',
  'oil-still',
  'oil-moderate',
  'oil-good',
  'oil-violent',
  'polymer',
  'water-still',
  'water-agitated',
  'water-violent',
  'brine-violent',
] as const;
export type QuenchBath = (typeof quenchBaths)[number];

/**
 * Quench severity H in 1/inch of common baths, middle of the ranges of Grossmann & Bain. The real severity depends on
 * more than the bath.
 */
export const severities: Readonly<Record<QuenchBath, number>> = {
  'still-air': 0.02,
  'fan-air': 0.05,
  'oil-still': 0.25,
  'oil-moderate': 0.35,
  'oil-good': 0.5,
  'oil-violent': 0.8,
  polymer: 0.7,
  'water-still': 1,
  'water-agitated': 1.5,
  'water-violent': 4,
  'brine-violent': 5,
};
