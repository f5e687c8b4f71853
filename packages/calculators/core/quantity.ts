/**
 * Unit conversion of inputs and outputs; formulas work in SI. Each unit is defined by `value in the base unit = value
 * factor + offset`.
 */
type UnitFacts = {
  readonly symbol: string;
  readonly of: string;
  readonly factor: number;
  readonly offset?: number;
};

const unit = (symbol: string, of: string, factor = 1, offset = 0): UnitFacts => ({
  symbol,
  of,
  factor,
  offset,
});

const facts = {
  '1': unit('', 'number'),
  '%': unit('%', 'share'),
  'wt%': unit('%', 'mass fraction'),
  ppm: unit('ppm', 'mass fraction', 1e-4),
  K: unit('K', 'temperature'),
  C: unit('°C', 'temperature', 1, 273.15),
  F: unit('°F', 'temperature', 5 / 9, 273.15 - 160 / 9),
  /** Temperature differences (superheat, spread); converted without offset. */
  dK: unit('K', 'temperature difference'),
  dF: unit('°F', 'temperature difference', 5 / 9),
  m: unit('m', 'length'),
  cm: unit('cm', 'length', 0.01),
  mm: unit('mm', 'length', 0.001),
  um: unit('µm', 'length', 1e-6),
  nm: unit('nm', 'length', 1e-9),
  inch: unit('in', 'length', 0.0254),
  m2: unit('m²', 'area'),
  mm2: unit('mm²', 'area', 1e-6),
  um2: unit('µm²', 'area', 1e-12),
  m3: unit('m³', 'volume'),
  dm3: unit('dm³', 'volume', 1e-3),
  mm3: unit('mm³', 'volume', 1e-9),
  s: unit('s', 'time'),
  min: unit('min', 'time', 60),
  h: unit('h', 'time', 3600),
  d: unit('d', 'time', 86400),
  kg: unit('kg', 'mass'),
  g: unit('g', 'mass', 1e-3),
  t: unit('t', 'mass', 1000),
  lb: unit('lb', 'mass', 0.45359237),
  'kg/m': unit('kg/m', 'mass per length'),
  'lb/ft': unit('lb/ft', 'mass per length', 0.45359237 / 0.3048),
  'kg/m2': unit('kg/m²', 'mass per area'),
  'g/m2': unit('g/m²', 'mass per area', 1e-3),
  'kg/m3': unit('kg/m³', 'density'),
  'g/cm3': unit('g/cm³', 'density', 1000),
  Pa: unit('Pa', 'pressure'),
  mbar: unit('mbar', 'pressure', 100),
  bar: unit('bar', 'pressure', 1e5),
  atm: unit('atm', 'pressure', 101325),
  MPa: unit('MPa', 'pressure', 1e6),
  GPa: unit('GPa', 'pressure', 1e9),
  ksi: unit('ksi', 'pressure', 6894757.293168361),
  '1/√atm': unit('1/√atm', 'nitriding potential'),
  '1/√bar': unit('1/√bar', 'nitriding potential', Math.sqrt(1.01325)),
  J: unit('J', 'energy'),
  kJ: unit('kJ', 'energy', 1e3),
  MJ: unit('MJ', 'energy', 1e6),
  N: unit('N', 'force'),
  kgf: unit('kgf', 'force', 9.80665),
  kN: unit('kN', 'force', 1e3),
  MN: unit('MN', 'force', 1e6),
  tf: unit('tf', 'force', 9806.65),
  'm/s': unit('m/s', 'speed'),
  'mm/s': unit('mm/s', 'speed', 1e-3),
  'mm/min': unit('mm/min', 'speed', 1e-3 / 60),
  'cm/min': unit('cm/min', 'speed', 1e-2 / 60),
  'm2/s': unit('m²/s', 'diffusivity'),
  'cm2/s': unit('cm²/s', 'diffusivity', 1e-4),
  'um2/s': unit('µm²/s', 'diffusivity', 1e-12),
  '1e-6/K': unit('10⁻⁶/K', 'expansion', 1e-6),
  '1/s': unit('s⁻¹', 'rate'),
  '1/min': unit('min⁻¹', 'rate', 1 / 60),
  'C/s': unit('°C/s', 'heating rate'),
  'C/min': unit('°C/min', 'heating rate', 1 / 60),
  'C/h': unit('°C/h', 'heating rate', 1 / 3600),
  'W/mK': unit('W/(m·K)', 'conductivity'),
  'W/m2K': unit('W/(m²·K)', 'heat transfer'),
  '1/inch': unit('1/in', 'quench severity'),
  '1/mm': unit('1/mm', 'quench severity', 25.4),
  'J/kgK': unit('J/(kg·K)', 'specific heat'),
  's/m2': unit('s/m²', 'mould constant'),
  'min/cm2': unit('min/cm²', 'mould constant', 6e5),
  'J/kg': unit('J/kg', 'heat per mass'),
  'mm/min0.5': unit('mm/√min', 'solidification constant'),
  'kJ/mol': unit('kJ/mol', 'molar energy'),
  'J/mol': unit('J/mol', 'molar energy', 1e-3),
  'kJ/mm': unit('kJ/mm', 'energy per length'),
  'kJ/cm': unit('kJ/cm', 'energy per length', 0.1),
  'mJ/m2': unit('mJ/m²', 'energy per area'),
  V: unit('V', 'voltage'),
  mV: unit('mV', 'voltage', 1e-3),
  A: unit('A', 'current'),
  'ml/100g': unit('ml/100 g', 'gas content'),
  '1/mm2': unit('mm⁻²', 'count per area'),
  deg: unit('°', 'angle'),
  HV: unit('HV', 'Vickers'),
  HRC: unit('HRC', 'Rockwell C'),
  HB: unit('HB', 'Brinell'),
  HBW: unit('HBW', 'Brinell'),
  HRB: unit('HRB', 'Rockwell B'),
  HRA: unit('HRA', 'Rockwell A'),
  HK: unit('HK', 'Knoop'),
  FN: unit('FN', 'ferrite number'),
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type Unit = keyof typeof facts;

/** Units that users can select; the first of each list is the default unit. */
const offered: readonly (readonly Unit[])[] = [
  ['C', 'F', 'K'],
  ['dK', 'dF'],
  ['mm', 'inch'],
  ['N', 'kgf'],
  ['MPa', 'ksi'],
  ['wt%', 'ppm'],
  ['s', 'min', 'h'],
];

/** All units, for tests and lists. */
export const units: readonly Unit[] = Object.keys(facts) as Unit[];

/** Returns the symbol of a unit, which is the same in all languages. */
export function unitSymbol(of: Unit): string {
  return facts[of].symbol;
}

/** Returns the kind of quantity (`temperature`, `length`); units of one kind are convertible. */
export function kindOf(unit: Unit): string {
  return facts[unit].of;
}

/** Returns the units selectable for a value in this unit, starting with this unit. */
export function unitChoices(of: Unit): readonly Unit[] {
  const group = offered.find((each) => each.includes(of)) ?? [];
  return [of, ...group.filter((each) => each !== of)];
}

/** Converts a value to another unit of the same kind. @throws RangeError if the kinds differ */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  const source: UnitFacts = facts[from];
  const target: UnitFacts = facts[to];
  if (source.of !== target.of) throw new RangeError(`${from} cannot be converted to ${to}`);
  return (value * source.factor + ((source.offset ?? 0) - (target.offset ?? 0))) / target.factor;
}

/** Removes the floating-point rounding error of a conversion. */
export const clean = (value: number): number => Number(value.toPrecision(12));

/** Returns the unit of differences of values in this unit: kelvins for °C. */
export const differenceUnit = (unit: Unit): Unit => (unit === 'C' ? 'dK' : unit === 'F' ? 'dF' : unit);
