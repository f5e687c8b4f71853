/** Words that the languages of this calculator share. */
import { densityNames } from '../../formulas/densities.ts';
import { sectionNames } from '../../formulas/standard-sections.ts';

/** Names of sections are the same in every language. */
export const sections = Object.fromEntries(
  sectionNames.map((name) => [`standard.${name}`, name.replaceAll('-', ' ')]),
);

/** Trade names stay as they are; metals and groups are worded. */
export const materials = (worded: Readonly<Record<string, string>>) =>
  Object.fromEntries([...densityNames, 'custom'].map((name) => [`material.${name}`, worded[name] ?? name]));
