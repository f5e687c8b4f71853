/** Parts of standards that no calculator contains, because no citable text prints their numbers. */
const leftOut: readonly (readonly [part: string, needed: string])[] = [
  [
    'EN 1011-2, Method A: curves of preheat by combined thickness, heat input and hydrogen scale',
    'the figures of annex C.2; the combined thickness weldable without preheat is included',
  ],
  ['EN ISO 683-1, -2 and -3: hardenability bands H, HH and HL', 'the tables of hardness by distance'],
  ['EN ISO 683-1 and -2: strength classes by section', 'the tables of Rp0.2, Rm, A, Z and KV by diameter'],
  [
    'ASTM A255: boron factors by carbon and alloy factor, and distance factors of boron steels',
    'the two tables; a simplified factor is included and named',
  ],
  ['Hardness profile of nitrided layers', 'a formula with its numbers; the depth is included'],
  [
    'Dehydrogenation soak of welds',
    'the temperatures and times of a standard; the time by diffusion is included',
  ],
];

/** Returns the lines of this section in docs/accuracy.md. */
export const leftOutLines = (): readonly string[] => [
  '## Parts of standards that are left out',
  '',
  'No text that prints their numbers could be cited.',
  '',
  '| part | needed |',
  '|---|---|',
  ...leftOut.map(([part, needed]) => `| ${part} | ${needed} |`),
  '',
];
