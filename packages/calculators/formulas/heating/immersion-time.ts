/**
 * Immersion time of a bar in a quench bath: long bar, uniform initial temperature, constant properties and film
 * coefficient. SI: m, s, W/(m·K), W/(m²·K), m²/s; temperatures in °C or K (only differences are used).
 */
import { findRoot } from '../mathematics/find-root.ts';
import { cylinderTerms, plateShares, type Shares, sharesAt } from './transient-conduction.ts';

export type Section =
  | { readonly shape: 'round'; readonly diameter: number }
  /** Rectangle; the surface temperature is that of the face along the width. */
  | { readonly shape: 'rectangular'; readonly thickness: number; readonly width: number };

export type Bath = {
  readonly filmCoefficient: number;
  readonly conductivity: number;
  readonly diffusivity: number;
};

/** Computes Bi = h L / k with L the radius or half the smaller side. */
export function biotNumber(section: Section, bath: Bath): number {
  const half =
    section.shape === 'round' ? section.diameter / 2 : Math.min(section.thickness, section.width) / 2;
  return (bath.filmCoefficient * half) / bath.conductivity;
}

export type SharesOverTime = (seconds: number) => Shares;

/** Returns a function of the time in the bath: the remaining shares of the initial temperature difference. */
export function coolingOf(section: Section, bath: Bath): SharesOverTime {
  const { filmCoefficient: film, conductivity, diffusivity } = bath;
  const slab = (thickness: number): SharesOverTime => {
    const half = thickness / 2;
    const shares = plateShares((film * half) / conductivity);
    return (seconds) => shares((diffusivity * seconds) / (half * half));
  };
  if (section.shape === 'round') {
    const radius = section.diameter / 2;
    const terms = cylinderTerms((film * radius) / conductivity);
    return (seconds) => sharesAt(terms, (diffusivity * seconds) / (radius * radius));
  }
  // A product of two plates (Newman 1936), whatever the ratio of the sides.
  const [across, along] = [slab(section.thickness), slab(section.width)];
  return (seconds) => {
    const [a, b] = [across(seconds), along(seconds)];
    // The surface is the middle of the face along the width.
    return { centre: a.centre * b.centre, mean: a.mean * b.mean, surface: a.surface * b.centre };
  };
}

/** Returns the time in s until the temperature difference to the bath, at the centre or on average, has fallen to this share of the first one; null if it never does. */
export function timeUntil(cooling: SharesOverTime, place: 'centre' | 'mean', share: number): number | null {
  if (!(share > 0)) return null;
  if (share >= 1) return 0;
  let late = 1;
  while (cooling(late)[place] > share) {
    late *= 2;
    if (late > 1e9) return null;
  }
  return findRoot((seconds) => cooling(seconds)[place] - share, late > 1 ? late / 2 : 1e-6, late);
}

/** Parameters of the regular regime: form factor K in m², surface by volume in 1/m, and factor of the start. */
type RegularForm = { readonly form: number; readonly exposure: number; readonly lag: number };

/** Returns the forms of a section. A rectangle cools at least as fast as a plate of its smaller side. */
function regularForms(section: Section): readonly RegularForm[] {
  if (section.shape === 'round')
    return [{ form: (section.diameter / 2) ** 2 / 5.784, exposure: 4 / section.diameter, lag: 2 }];
  const { thickness, width } = section;
  const bar = {
    form: 1 / (Math.PI ** 2 * (1 / thickness ** 2 + 1 / width ** 2)),
    exposure: (2 * (thickness + width)) / (thickness * width),
    lag: 2,
  };
  const smaller = Math.min(thickness, width);
  return [bar, { form: (smaller / Math.PI) ** 2, exposure: 2 / smaller, lag: 1 }];
}

/**
 * Returns the time in s until the centre reaches the share by the closed form (Kobasko, ASTM MNL 64); null if it never
 * does. For a rectangle, the smaller time of the bar and of the plate. Within 1.5 % of the series for round bars, 10 % for
 * rectangles.
 */
export function regularRegimeTime(section: Section, bath: Bath, share: number): number | null {
  if (!(share > 0) || share > 1) return null;
  const times = regularForms(section).map(({ form, exposure, lag }) => {
    const general = (bath.filmCoefficient / bath.conductivity) * form * exposure;
    const kondratjev = general / Math.sqrt(general * general + 1.437 * general + 1);
    const start = (lag * general) / (2.095 + 3.867 * general);
    return ((start + Math.log(1 / share)) * form) / (bath.diffusivity * kondratjev);
  });
  return Math.min(...times);
}
