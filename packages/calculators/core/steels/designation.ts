/** Parts of a steel designation as certificates and orders state it: `42CrMo4 +QT (1.7225)`, `S355J2+N-Z25`. */

export type Designation = {
  /** Name without delivery condition, material number and standard; empty if only these are stated. */
  readonly name: string;
  /** Material numbers such as `1.7225`. */
  readonly numbers: readonly string[];
};

/**
 * Symbols after `+` that do not change the composition: EN 10027-1 tables 16 to 18 (special requirements, coating,
 * treatment condition), EN 10277 and EN 10278 (bright products), EN 10305 (tubes) and EN ISO 683.
 */
const conditions = [
  ...['A', 'AC', 'AR', 'AT', 'C', 'CP', 'CR', 'DC', 'FP', 'HC', 'I', 'LC', 'M', 'N', 'NT', 'P', 'Q', 'QA'],
  ...['QO', 'QT', 'QW', 'RA', 'S', 'SR', 'T', 'TH', 'U', 'WW'],
  ...['CH', 'H', 'HH', 'HL', 'F', 'CC', 'HW', 'BC', 'RM', 'SH', 'SL', 'PL', 'BK', 'BKS', 'BKW', 'GBK', 'NBK'],
  ...['AS', 'AZ', 'CE', 'IC', 'OC', 'SE', 'TE', 'Z', 'ZA', 'ZE', 'ZF', 'ZM', 'ZN'],
];

/** A condition at the end, with its level: `+QT`, `+QT1`, `+C650`. */
const condition = new RegExp(`\\+\\s*(?:${conditions.join('|')})\\d{0,4}$`, 'i');

/** Quality in the direction of thickness (EN 10164, GB/T 5313): `+Z25`, `-Z25`, `Q345GJCZ25`. */
const thickness = /Z(?:15|25|35)$/i;

const materialNumber = /(?<![\d.])\d\.\d{4}(?![\d.])/g;
/** Words before a material number: `W.-Nr.`, `Material No.`. */
const numberLabel =
  /(?<![\p{L}\d])(?:W(?:erkstoff)?|Mat(?:erial)?)[.\s-]{0,3}(?:Nr|No|nummer)(?![\p{L}\d])\.?/giu;

/** Standard of the product: `EN 10025-2:2019`, `JIS G 4053`, `GB/T 3077-2015`. */
const standard =
  /(?<![\p{L}\d])(?:(?:DIN\s+)?(?:EN\s+)?(?:EN|ISO)\s*\d{3,5}(?:-\d{1,2})?|GB(?:\/T)?\s*\d{3,5}|(?:JIS\s+G|KS\s+D)\s*\d{4})(?:[:-]\d{4}(?:-\d{2})?)?(?![\p{L}\d])/giu;

const separators = ' \t\n/,;:+-()[]';

/** Returns the text without separators and brackets at its ends. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && separators.includes(text.charAt(start))) start += 1;
  while (end > start && separators.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Returns the name without all conditions at its end. A name that has only these is returned unchanged. */
function withoutConditions(text: string): string {
  let name = text;
  for (;;) {
    const shorter = trimmed(name.replace(condition, '').replace(thickness, ''));
    if (shorter === '' || shorter === name) return name;
    name = shorter;
  }
}

/** Splits a designation. Letters without `+` belong to the name: `SCM440H` and `S355N` are grades of their own. */
export function readDesignation(text: string): Designation {
  const written = text.normalize('NFKC').replace(/\s/g, ' ');
  const numbers = [...new Set(written.match(materialNumber) ?? [])];
  const named = written
    .replace(materialNumber, ' ')
    .replace(standard, ' ')
    .replace(numberLabel, (label) => (numbers.length > 0 ? ' ' : label));
  const name = withoutConditions(trimmed(named));
  // `1.7225+QT` has a condition and no name; the name of `C45 (1.1191)` only resembles one.
  const isCondition = /^[\s()[\]]*\+/.test(named) && condition.test(`+${name}`);
  return { name: isCondition ? '' : name, numbers };
}
