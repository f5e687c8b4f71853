import type { ChosenHeat } from './chosen-heat.ts';

/** Page on which a deleted heat was used, with its values. */
export type UsedHeat = {
  readonly page: string;
  /** Element contents on the page that differ from those of the heat, in wt %. */
  readonly contents: Readonly<Record<string, number>>;
};

/** Returns the URL of the form for a new heat, prefilled with a deleted heat and the values of the page. */
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
