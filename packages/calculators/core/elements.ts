/** Chemical elements of an analysis, in the usual order of material certificates. */
export const elements = [
  'C',
  'Si',
  'Mn',
  'P',
  'S',
  'Cr',
  'Ni',
  'Mo',
  'V',
  'Nb',
  'Ti',
  'Al',
  'Cu',
  'N',
  'B',
  'W',
  'Co',
  'O',
  'H',
  'As',
  'Sn',
  'Sb',
  'Pb',
  'Bi',
  'Zr',
  'Ta',
  'Ca',
  'Mg',
  'Ce',
  'La',
  'Se',
  'Te',
  'Zn',
  'Fe',
] as const;

export type ElementSymbol = (typeof elements)[number];

/** Mass fractions in wt %. Omitted elements count as 0. */
export type Composition = Readonly<Partial<Record<ElementSymbol, number>>>;

/** Returns whether the text is one of the symbols in {@link elements}. */
export function isElement(text: string): text is ElementSymbol {
  return (elements as readonly string[]).includes(text);
}

/** Returns the mass fraction of an element in wt %; 0 if omitted. */
export function percentOf(composition: Composition, element: ElementSymbol): number {
  return composition[element] ?? 0;
}
