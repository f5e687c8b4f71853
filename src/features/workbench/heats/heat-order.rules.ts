/** Order of the list of heats. */
import { htmlLang, type Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Heat } from './heats.contract.ts';

/** Orders that the member can select; the first is the default. */
export const heatOrders = ['changed', 'name', 'grade'] as const;
export type HeatOrder = (typeof heatOrders)[number];

type Listed = Pick<Heat, 'name' | 'grade' | 'updatedAt'>;

/**
 * Returns the heats in this order: last changed first; by name, with numbers by their value; by grade and then name,
 * heats without a grade last.
 */
export function inOrder<T extends Listed>(
  heats: readonly T[],
  order: HeatOrder,
  language: Language,
): readonly T[] {
  const { compare } = new Intl.Collator(htmlLang[language], { numeric: true });
  const byName = (one: Listed, other: Listed) => compare(one.name, other.name);
  const byGrade = (one: Listed, other: Listed) =>
    Number(!one.grade) - Number(!other.grade) || compare(one.grade, other.grade) || byName(one, other);
  const byChange = (one: Listed, other: Listed) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt);
  return heats.toSorted({ changed: byChange, name: byName, grade: byGrade }[order]);
}
