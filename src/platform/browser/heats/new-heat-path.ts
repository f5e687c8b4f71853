import type { ChosenHeat } from './chosen-heat.ts';

/** Values of a page where a deleted heat was used. */
export type UsedHeat = {
  /** Name of the page. */
  readonly page: string;
  /** Contents on the page that differ from the heat, in wt %. */
  readonly contents: Readonly<Record<string, number>>;
};

/** Returns the address of the form of a new heat, filled with a deleted heat and the values of the page. */
export function newHeatPath(
  heat: Pick<ChosenHeat, 'name' | 'grade' | 'analysis' | 'tolerance' | 'below'>,
  { page, contents }: UsedHeat,
): string {
  const query = new URLSearchParams({ deleted: '1', page, name: heat.name, grade: heat.grade });
  for (const [element, value] of Object.entries({ ...heat.analysis, ...contents })) {
    const isSame = value === heat.analysis[element];
    const sign = isSame && heat.below?.includes(element) ? '<' : '';
    const off = isSame ? heat.tolerance[element] : undefined;
    query.set(element, `${sign}${value}${off ? `±${off}` : ''}`);
  }
  return `/workbench/heats/new?${query}`;
}
