/**
 * Densities at about 20 °C in kg/m³: EN 1991-1-1 and the EN section tables (7850 for carbon and low-alloy
 * steel), EN 10088-1 for stainless steels, ASM Metals Handbook for the others.
 */
// biome-ignore format: grouped as a stockist's list.
export const densities = {
  'carbon-steel': 7850, iron: 7870, 'grey-iron': 7200, 'ductile-iron': 7100, 'white-iron': 7700,
  'manganese-steel': 7880, M2: 8160, D2: 7700, H13: 7800,
  '409-410-420-430': 7700, '17-4PH': 7800, '304-321-347': 7900, '316L': 8000, '310': 7900, '904L': 8000,
  '254SMO': 8000, '2205': 7800, '2304': 7800, '2507': 7800,
  'Alloy 600': 8470, 'Alloy 625': 8440, 'Alloy 718': 8190, 'Alloy 800': 7940, 'Alloy 825': 8140,
  'Alloy C-276': 8890, 'Monel 400': 8800, 'Invar 36': 8050, nickel: 8902,
  'Titanium Grade 2': 4510, 'Ti-6Al-4V': 4430,
  'Al 1050': 2705, 'Al 5083': 2660, 'Al 6061': 2700, 'Al 6082': 2700, 'Al 7075': 2810, 'Al 2024': 2780,
  copper: 8960, brass: 8440, bronze: 8800, 'aluminium-bronze': 7600, 'CuNi 90/10': 8900,
  zinc: 7140, lead: 11340, tin: 7310, magnesium: 1738, 'Mg AZ31': 1770,
  tungsten: 19250, molybdenum: 10280, tantalum: 16650, niobium: 8570, zirconium: 6520, cobalt: 8900,
  chromium: 7190, silver: 10490, gold: 19320, platinum: 21450, 'WC-6Co': 14900,
} as const;

export type DensityName = keyof typeof densities;
export const densityNames = Object.keys(densities) as readonly DensityName[];
