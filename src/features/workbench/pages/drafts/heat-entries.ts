/** Unsaved entries of the form of a heat: validation of stored ones, comparison with the stored heat. */
import { isElement } from '@ferrite/calculators/core/elements.ts';
import { isRecord } from '../../../../layout/unsaved/unsaved.ts';
import { type CertificatePlace, sectionShapes, type ValueSource } from '../../heats/heat.rules.ts';
import type { HeatDraft } from '../../heats/heat-form.rules.ts';

/** Version on which an edit is based; null for a new heat. */
export type Base = { readonly id: number; readonly version: number } | null;

export type HeatEntries = {
  readonly draft: HeatDraft;
  readonly base: Base;
  /** Changes of a calculator page that the draft contains, see {@link originOf}; empty for none. */
  readonly origin: string;
};

/** Returns the key of the form of a heat. Values from another page open a separate form of a new heat. */
export const heatForm = (id: number | undefined, origin: string): string =>
  `heat.${id ?? 'new'}${id === undefined && origin !== '' ? `.${origin}` : ''}`;

/** Returns the changes that another page passed to the form as text. */
export const originOf = (changes: object | null | undefined): string =>
  changes ? JSON.stringify(changes) : '';

/** Returns stored entries of this heat, or of a new one without `id`; null if they are something else. */
export function readHeatEntries(stored: unknown, id: number | undefined): HeatEntries | null {
  if (!isRecord(stored)) return null;
  const draft = readStoredDraft(stored['draft']);
  const base = readBase(stored['base']);
  const origin = stored['origin'];
  if (!draft || base === undefined || base?.id !== id || typeof origin !== 'string') return null;
  return { draft, base, origin };
}

function readStoredDraft(stored: unknown): HeatDraft | null {
  if (!isRecord(stored)) return null;
  const { name, grade, contents, shape, size, notes, sources } = stored;
  const texts = [name, grade, size, notes];
  if (!texts.every((text) => typeof text === 'string') || !isContents(contents)) return null;
  if (!sectionShapes.some((each) => each === shape)) return null;
  if (!Array.isArray(sources) || !sources.every(isSource)) return null;
  return { name, grade, contents, shape, size, notes, sources } as HeatDraft;
}

const isContents = (stored: unknown): boolean =>
  isRecord(stored) &&
  Object.entries(stored).every(([element, text]) => isElement(element) && typeof text === 'string');

const isSource = (stored: unknown): stored is ValueSource =>
  isRecord(stored) &&
  isElement(String(stored['element'])) &&
  typeof stored['place'] === 'string' &&
  (stored['certificate'] === undefined || isCertificatePlace(stored['certificate']));

const isCertificatePlace = (stored: unknown): stored is CertificatePlace =>
  isRecord(stored) &&
  typeof stored['file'] === 'string' &&
  Number.isSafeInteger(stored['page']) &&
  ['undefined', 'string'].includes(typeof stored['row']);

function readBase(stored: unknown): Base | undefined {
  if (stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { id, version } = stored;
  return typeof id === 'number' && typeof version === 'number' ? { id, version } : undefined;
}

export const isSameDraft = (one: HeatDraft, other: HeatDraft): boolean => textOf(one) === textOf(other);

function textOf({ name, grade, contents, shape, size, notes, sources }: HeatDraft): string {
  const stated = Object.entries(contents).filter(([, text]) => text !== '');
  const places = sources.map(({ element, place }) => [element, place]);
  return JSON.stringify([name, grade, stated.sort(), size && shape, size, notes, places.sort()]);
}
