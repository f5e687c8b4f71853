import { type Composition, type ElementSymbol, isElement } from '@ferrite/calculators/core/elements.ts';
import { heatLimits } from '../../heats/heat.rules.ts';

export type PageChanges = {
  /** Name of the calculator page that sent the changes. */
  readonly page: string;
  /** Changed contents in wt %. */
  readonly contents: Composition;
  /** Uncertainties of contents in wt %. */
  readonly tolerance: Composition;
  /** Elements whose content is below the stated value. */
  readonly below: readonly ElementSymbol[];
  /** Name and grade of a deleted heat; empty without one. */
  readonly name: string;
  readonly grade: string;
  /** True if the heat was deleted; the values then become a new heat. */
  readonly isDeleted: boolean;
};

const longest = 4_000;
const isContent = (text: string): boolean => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100;

/** Returns the address of the form that shows unsaved entries of a deleted heat as a new heat. */
export const pathOfEntries = (deletedId: number): string => `/workbench/heats/new?entries=${deletedId}`;

/** Returns the id of the deleted heat whose unsaved entries become a new heat; undefined if there is none. */
export function deletedIdIn(parameters: URLSearchParams): number | undefined {
  const id = Number(parameters.get('entries') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * Parses `?page=Jominy&C=0.42±0.02`: contents that were changed on a calculator page, or those of a deleted heat.
 * Returns null if there are none; invalid values are ignored.
 */
export function changesOf(parameters: URLSearchParams): PageChanges | null {
  if (parameters.toString().length > longest) return null;
  const contents = [...parameters].flatMap(([element, text]) => {
    const [value = '', off = ''] = text.replace('<', '').split('±');
    return isElement(element) && isContent(value) ? [[element, Number(value), off, text] as const] : [];
  });
  if (contents.length === 0) return null;
  const text = (key: string, most: number) => (parameters.get(key) ?? '').slice(0, most);
  return {
    page: text('page', 100),
    name: text('name', heatLimits.name),
    grade: text('grade', heatLimits.grade),
    isDeleted: parameters.has('deleted'),
    contents: Object.fromEntries(contents.map(([element, value]) => [element, value])),
    below: contents.flatMap(([element, , , shown]) => (shown.startsWith('<') ? [element] : [])),
    tolerance: Object.fromEntries(
      contents.flatMap(([element, , off]) => (isContent(off) ? [[element, Number(off)]] : [])),
    ),
  };
}
