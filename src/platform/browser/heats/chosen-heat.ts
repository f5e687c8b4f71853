/**
 * Stores the heat whose analysis fills compositions, and the recently chosen heats, under one local storage key.
 * Calculator pages read them without a session and offline; they are cleared at logout.
 */
import { useSyncExternalStore } from 'react';
import { heatsKey } from './heats-key.ts';

/** Number of heats offered for quick selection. */
const maxRecent = 6;

/** Properties of a heat that calculators use; contents and tolerances are in wt %. */
export type ChosenHeat = {
  readonly id: number;
  readonly name: string;
  readonly grade: string;
  readonly analysis: Readonly<Record<string, number>>;
  readonly tolerance: Readonly<Record<string, number>>;
  /** Symbols of the elements whose content is stated as below a limit (`<0.005`); omitted if there are none. */
  readonly below?: readonly string[] | undefined;
  /** Diameter of the bar or thickness of the plate; omitted or null if it is not stated. */
  readonly section?: { readonly shape: 'bar' | 'plate'; readonly sizeMm: number } | null | undefined;
};

export type HeatChoice = {
  readonly current: ChosenHeat | null;
  /** Recently chosen heats, newest first, including the current one. */
  readonly recent: readonly ChosenHeat[];
};

const none: HeatChoice = { current: null, recent: [] };

const isContents = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

function isSection(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const { shape, sizeMm } = value as Record<string, unknown>;
  return (shape === 'bar' || shape === 'plate') && Number.isFinite(sizeMm);
}

function isHeat(value: unknown): value is ChosenHeat {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, grade, analysis, tolerance, below = [], section } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    typeof grade === 'string' &&
    isContents(analysis) &&
    isContents(tolerance) &&
    Array.isArray(below) &&
    below.every((element) => typeof element === 'string') &&
    isSection(section)
  );
}

/** Returns the stored choice of heats; an empty choice if the data are damaged or missing. */
export function parseHeatChoice(text: string | null): HeatChoice {
  if (!text) return none;
  try {
    const stored = JSON.parse(text) as { current?: unknown; recent?: unknown };
    const recent = Array.isArray(stored.recent) ? stored.recent.filter(isHeat).slice(0, maxRecent) : [];
    return { recent, current: recent.find(({ id }) => id === stored.current) ?? null };
  } catch {
    return none;
  }
}

let readText: string | null = null;
let readChoice = none;
const listeners = new Set<() => void>();

export function readHeatChoice(): HeatChoice {
  let text: string | null = null;
  try {
    text = localStorage.getItem(heatsKey);
  } catch {
    // Without storage, no heat is chosen.
  }
  if (text !== readText) [readText, readChoice] = [text, parseHeatChoice(text)];
  return readChoice;
}

function write({ current, recent }: HeatChoice): void {
  try {
    if (recent.length === 0) localStorage.removeItem(heatsKey);
    else localStorage.setItem(heatsKey, JSON.stringify({ current: current?.id ?? null, recent }));
  } catch {
    // Without storage, the choice cannot be stored, so no heat is chosen.
  }
  for (const listener of listeners) listener();
}

const without = (heats: readonly ChosenHeat[], id: number) => heats.filter((each) => each.id !== id);

/** Returns the properties of a heat that calculators use. */
const keptOf = (heat: ChosenHeat): ChosenHeat => {
  const { id, name, grade, analysis, tolerance, below = [], section } = heat;
  return {
    ...{ id, name, grade, analysis, tolerance },
    ...(below.length > 0 && { below }),
    ...(section && { section: { shape: section.shape, sizeMm: section.sizeMm } }),
  };
};

/** Chooses a heat as the current one; null chooses none. The recent heats are kept. */
export function chooseHeat(heat: ChosenHeat | null): void {
  const { recent } = readHeatChoice();
  if (!heat) {
    write({ current: null, recent });
    return;
  }
  const kept = keptOf(heat);
  write({ current: kept, recent: [kept, ...without(recent, kept.id)].slice(0, maxRecent) });
}

/** Updates the stored copy of a heat, which may have been changed on another device. @param stored heat from the server */
export function updateChosenHeat(stored: unknown): void {
  const { current, recent } = readHeatChoice();
  if (!isHeat(stored)) return;
  const kept = keptOf(stored);
  const updated = recent.map((each) => (each.id === kept.id ? kept : each));
  if (JSON.stringify(updated) === JSON.stringify(recent)) return;
  write({ current: current?.id === kept.id ? kept : current, recent: updated });
}

/** Removes a heat that no longer exists from the stored choice. */
export function removeChosenHeat(id: number): void {
  const { current, recent } = readHeatChoice();
  if (!recent.some((each) => each.id === id)) return;
  write({ current: current?.id === id ? null : current, recent: without(recent, id) });
}

/**
 * Updates the stored copies of heats and removes heats that no longer exist.
 * @param heats all heats of the member
 */
export function syncChosenHeats(heats: readonly ChosenHeat[]): void {
  const { current, recent } = readHeatChoice();
  const synced = recent.flatMap(({ id }) => {
    const found = heats.find((each) => each.id === id);
    if (!found) return [];
    return [keptOf(found)];
  });
  if (JSON.stringify(synced) === JSON.stringify(recent)) return;
  write({ current: synced.find(({ id }) => id === current?.id) ?? null, recent: synced });
}

/** Removes all heats from this browser; called at logout. */
export const clearChosenHeats = (): void => write(none);

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === heatsKey || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns the current choice of heats and updates with changes in all tabs; empty while rendering on the server. */
export const useHeatChoice = (): HeatChoice => useSyncExternalStore(subscribe, readHeatChoice, () => none);
