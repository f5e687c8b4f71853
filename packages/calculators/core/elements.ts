/** Chemical elements that an analysis can name, in the order in which certificates list them. */
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

/** Mass fractions in wt %. An element left out counts as 0. */
export type Composition = Readonly<Partial<Record<ElementSymbol, number>>>;

/** true when the text is a symbol of {@link elements}. */
export function isElement(text: string): text is ElementSymbol {
  return (elements as readonly string[]).includes(text);
}

/** Mass fraction of one element in wt %, 0 when it is not given. */
export function percentOf(composition: Composition, element: ElementSymbol): number {
  return composition[element] ?? 0;
}
