/** Texts shared by all languages. */
import { densityNames } from '../../../formulas/weight/densities.ts';
import { sectionNames } from '../../../formulas/weight/standard-sections.ts';

/** Names of sections as in their standards; reinforcing bar is translated. */
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

/** Trade names are not translated; metals and groups are. */
export const materials = (worded: Readonly<Record<string, string>>) =>
  Object.fromEntries([...densityNames, 'custom'].map((name) => [`material.${name}`, worded[name] ?? name]));
