/** Tile of an element behind the hero section: symbol, atomic number and atomic weight. */
export type ElementTile = { readonly symbol: string; readonly number: number; readonly mass: string };

/** Alloying elements of steel, with atomic number and standard atomic weight (abridged, IUPAC). */
export const elementTiles: readonly ElementTile[] = [
  { symbol: 'Fe', number: 26, mass: '55.845' },
  { symbol: 'C', number: 6, mass: '12.011' },
  { symbol: 'Ni', number: 28, mass: '58.693' },
  { symbol: 'Cr', number: 24, mass: '51.996' },
  { symbol: 'Mn', number: 25, mass: '54.938' },
  { symbol: 'Mo', number: 42, mass: '95.95' },
  { symbol: 'Cu', number: 29, mass: '63.546' },
  { symbol: 'Al', number: 13, mass: '26.982' },
  { symbol: 'S', number: 16, mass: '32.06' },
  { symbol: 'Co', number: 27, mass: '58.933' },
  { symbol: 'Nb', number: 41, mass: '92.906' },
  { symbol: 'B', number: 5, mass: '10.81' },
  { symbol: 'N', number: 7, mass: '14.007' },
  { symbol: 'V', number: 23, mass: '50.942' },
  { symbol: 'W', number: 74, mass: '183.84' },
];

export const staticMs = 5_000;
export const spawnMs = 1_800;
export const floatMs = 20_000;

/** Area for one symbol; `from` is the minimum window size at which the area contains no text and no diagram. */
export type Slot = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly from: 'phone' | 'desk' | 'wide';
};

/** Free areas of the hero section, in per cent of its width and height; a symbol never lies under text. */
export const slots: readonly Slot[] = [
  { x: 45.6, y: 69, size: 72, from: 'desk' },
  { x: 47.6, y: 12, size: 44, from: 'desk' },
  { x: 38.8, y: 90, size: 40, from: 'desk' },
  { x: 95.4, y: 50, size: 62, from: 'wide' },
  { x: 48.4, y: 51, size: 36, from: 'desk' },
  { x: 27, y: 91, size: 46, from: 'desk' },
  { x: 1.6, y: 86, size: 40, from: 'wide' },
  { x: 42.6, y: 4.5, size: 34, from: 'desk' },
  { x: 97.4, y: 22, size: 36, from: 'wide' },
  { x: 13.2, y: 91, size: 34, from: 'desk' },
  { x: 48.6, y: 90.5, size: 48, from: 'desk' },
  { x: 1.2, y: 62, size: 34, from: 'wide' },
  { x: 21, y: 3, size: 40, from: 'desk' },
  { x: 96, y: 74, size: 36, from: 'wide' },
  { x: 4.2, y: 9, size: 34, from: 'desk' },
  { x: 82, y: 1, size: 40, from: 'phone' },
];

export type FloatingSymbol = {
  readonly id: number;
  readonly tile: ElementTile;
  readonly slot: Slot;
  readonly bornMs: number;
};

/** Returns the visible symbols at the time `nowMs`: adds a new symbol and removes expired ones. */
export function spawn(
  floating: readonly FloatingSymbol[],
  nowMs: number,
  random: () => number,
): readonly FloatingSymbol[] {
  const alive = floating.filter((each) => nowMs - each.bornMs < floatMs);
  const free = slots.filter((slot) => !alive.some((each) => each.slot === slot));
  const tile = pick(elementTiles, random);
  const slot = pick(free, random);
  if (!tile || !slot) return alive;
  return [...alive, { id: (floating.at(-1)?.id ?? 0) + 1, tile, slot, bornMs: nowMs }];
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
