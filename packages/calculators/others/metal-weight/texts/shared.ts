/** Words that the languages of this calculator share. */
import { densityNames } from '../../../formulas/weight/densities.ts';
import { sectionNames } from '../../../formulas/weight/standard-sections.ts';

/** Names of sections as their standards write them; reinforcing bar is worded. */
export const sections = (rebar: string) =>
  Object.fromEntries(
    sectionNames.map((name) => [
      `standard.${name}`,
      name
        .replaceAll('-', ' ')
        .replace(/(?<=\d)x(?=\d)/g, '×')
        .replace(' sch', ' Sch ')
        .replace('rebar', rebar),
    ]),
  );

/** Trade names stay as they are; metals and groups are worded. */
export const materials = (worded: Readonly<Record<string, string>>) =>
  Object.fromEntries([...densityNames, 'custom'].map((name) => [`material.${name}`, worded[name] ?? name]));
