/**
 * List of the 38 calculators, from which catalogue, pages, access, search and tests are derived. `name` is the English
 * name in the API; displayed names are in `names.ts`. `access`: `member` opens for every logged-in member, `premium`
 * for premium members only.
 */
export const categories = [
  { id: 'alloy-design', name: 'Alloy Design', temperC: 205 },
  { id: 'diffusion', name: 'Diffusion', temperC: 225 },
  { id: 'heat-treatment', name: 'Heat treatment', temperC: 245 },
  { id: 'ingot', name: 'Ingot', temperC: 265 },
  { id: 'forging', name: 'Forging', temperC: 285 },
  { id: 'welding', name: 'Welding', temperC: 305 },
  { id: 'others', name: 'Others', temperC: 340 },
] as const;

export type CategoryId = (typeof categories)[number]['id'];
export type Access = 'member' | 'premium';
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly category: CategoryId;
  readonly access: Access;
};

// biome-ignore format: one line per calculator.
export const registry = [
  { id: 'jominy-hardenability', name: 'Jominy Hardenability', category: 'alloy-design', access: 'premium' },
  { id: 'ideal-critical-diameter', name: 'Ideal Critical Diameter', category: 'alloy-design', access: 'premium' },
  { id: 'transformation-temperatures', name: 'Transformation Temperatures', category: 'alloy-design', access: 'member' },
  { id: 'ttt-cct-diagram', name: 'TTT and CCT Diagram', category: 'alloy-design', access: 'premium' },
  { id: 'martensite-hardness', name: 'Martensite Hardness', category: 'alloy-design', access: 'premium' },
  { id: 'austenite-stability', name: 'Austenite Stability', category: 'alloy-design', access: 'premium' },
  { id: 'pitting-resistance', name: 'Pitting Resistance Equivalent', category: 'alloy-design', access: 'member' },
  { id: 'carbonitride-solubility', name: 'Carbonitride Solubility', category: 'alloy-design', access: 'premium' },
  { id: 'diffusion-coefficient', name: 'Diffusion Coefficient', category: 'diffusion', access: 'member' },
  { id: 'carburizing-depth', name: 'Carburizing Depth', category: 'diffusion', access: 'premium' },
  { id: 'decarburization-depth', name: 'Decarburization Depth', category: 'diffusion', access: 'premium' },
  { id: 'homogenization-time', name: 'Homogenization Time', category: 'diffusion', access: 'premium' },
  { id: 'hydrogen-removal', name: 'Hydrogen Removal', category: 'diffusion', access: 'premium' },
  { id: 'quenching-immersion-time', name: 'Quenching Immersion Time', category: 'heat-treatment', access: 'premium' },
  { id: 'temper-parameter', name: 'Temper Parameter', category: 'heat-treatment', access: 'member' },
  { id: 'tempered-hardness', name: 'Tempered Hardness', category: 'heat-treatment', access: 'premium' },
  { id: 'furnace-heating-time', name: 'Furnace Heating Time', category: 'heat-treatment', access: 'premium' },
  { id: 'austenite-grain-growth', name: 'Austenite Grain Growth', category: 'heat-treatment', access: 'premium' },
  { id: 'gas-nitriding', name: 'Gas Nitriding', category: 'heat-treatment', access: 'premium' },
  { id: 'retained-austenite', name: 'Retained Austenite', category: 'heat-treatment', access: 'premium' },
  { id: 'carbon-potential', name: 'Carbon Potential', category: 'heat-treatment', access: 'premium' },
  { id: 'melting-point', name: 'Melting Point of Steel', category: 'ingot', access: 'member' },
  { id: 'ingot-solidification-time', name: 'Ingot Solidification Time', category: 'ingot', access: 'premium' },
  { id: 'ingot-weight', name: 'Ingot Weight', category: 'ingot', access: 'member' },
  { id: 'microsegregation', name: 'Microsegregation', category: 'ingot', access: 'premium' },
  { id: 'gas-solubility', name: 'Gas Solubility in Liquid Steel', category: 'ingot', access: 'premium' },
  { id: 'forging-ratio', name: 'Forging Ratio', category: 'forging', access: 'member' },
  { id: 'hot-flow-stress', name: 'Hot Flow Stress', category: 'forging', access: 'premium' },
  { id: 'forging-load', name: 'Forging Load', category: 'forging', access: 'premium' },
  { id: 'billet-stock', name: 'Billet Stock', category: 'forging', access: 'premium' },
  { id: 'carbon-equivalent', name: 'Carbon Equivalent', category: 'welding', access: 'member' },
  { id: 'preheat-temperature', name: 'Preheat Temperature for Welding', category: 'welding', access: 'premium' },
  { id: 'schaeffler-diagram', name: 'Schaeffler Diagram', category: 'welding', access: 'premium' },
  { id: 'wrc-1992-diagram', name: 'WRC-1992 Diagram', category: 'welding', access: 'premium' },
  { id: 'heat-input-cooling-time', name: 'Heat Input and Cooling Time', category: 'welding', access: 'member' },
  { id: 'hardness-converter', name: 'Hardness Converter', category: 'others', access: 'member' },
  { id: 'metal-weight', name: 'Metal Weight', category: 'others', access: 'member' },
  { id: 'grain-size', name: 'Grain Size', category: 'others', access: 'member' },
] as const satisfies readonly Entry[];

export type CalculatorId = (typeof registry)[number]['id'];
export type RegistryEntry = (typeof registry)[number];

/** Returns the path of a calculator page below `/calculators/`, e.g. `carbon-equivalent.html`. */
export const pagePath = (entry: Pick<Entry, 'id'>): string => `${entry.id}.html`;

/** Categories whose pages had a separate folder. URLs with these folders remain valid. */
const foldered: readonly CategoryId[] = ['welding', 'others'];

/** Returns the calculator of a URL path such as `/calculators/carbon-equivalent.html`, also with its earlier folder. */
export function findPage(pathname: string | undefined): RegistryEntry | undefined {
  return registry.find((entry) => {
    const page = `/calculators/${pagePath(entry)}`;
    const earlier = `/calculators/${entry.category}/${pagePath(entry)}`;
    return pathname === page || (foldered.includes(entry.category) && pathname === earlier);
  });
}

/** Returns the source folder of a calculator, relative to this one: `welding/carbon-equivalent`. */
export function folderOf(id: CalculatorId): string {
  return `${findEntry(id)?.category}/${id}`;
}

export function findEntry(id: string): RegistryEntry | undefined {
  return registry.find((entry) => entry.id === id);
}

/** Returns the entry with this English name, in the category with this English name or id, or undefined. */
export function findByName(category: string, name: string): RegistryEntry | undefined {
  const found = categories.find((each) => each.name === category || each.id === category);
  return registry.find((entry) => entry.category === found?.id && entry.name === name);
}
