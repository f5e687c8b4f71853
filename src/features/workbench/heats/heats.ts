/** Use cases of heats. Reading and deleting remain possible after the membership has ended. */
import type { Clock } from '../../../platform/server/clock.ts';
import { refuse } from '../refusals.ts';
import { analysisProblem, type HeatContent, maxHeats, withAnalysis } from './heat.rules.ts';
import type { HeatStore, StoredHeat } from './heats.store.ts';

export type HeatDependencies = { readonly store: HeatStore; readonly clock: Clock };
/** Owner of heats, authenticated by session or access key. */
export type HeatCaller = { readonly memberId: string; readonly isPremium: boolean };
export type HeatChange = { readonly [Key in keyof HeatContent]?: HeatContent[Key] | undefined } & {
  readonly version?: number | undefined;
};

/** Returns the caller's heats as a JSON array, last changed first. */
export const listHeats = ({ store }: HeatDependencies, { memberId }: HeatCaller): Promise<string> =>
  store.listJson(memberId, maxHeats);

/** Creates a heat. @throws AppError 403 without premium, 409 at the limit of 500 */
export async function createHeat(
  deps: HeatDependencies,
  caller: HeatCaller,
  content: HeatContent,
): Promise<StoredHeat> {
  const [row] = await createHeats(deps, caller, [content]);
  if (!row) throw new Error('The insert returned no heat.');
  return row;
}

/** Creates all of these heats or none. @throws AppError 403 without premium, 409 beyond the limit of 500 */
export async function createHeats(
  { store, clock }: HeatDependencies,
  caller: HeatCaller,
  contents: readonly HeatContent[],
): Promise<readonly StoredHeat[]> {
  requirePremium(caller);
  const { memberId } = caller;
  const rows = await store.insert(contents, { memberId, limit: maxHeats, now: clock.now() });
  if (!rows) throw refuse('workbench.too_many_heats', { about: maxHeats, fields: { most: maxHeats } });
  return rows;
}

/** Returns a heat of the caller. @throws AppError 404 */
export async function readHeat(
  { store }: HeatDependencies,
  { memberId }: HeatCaller,
  id: number,
): Promise<StoredHeat> {
  const row = await store.find({ memberId, id });
  if (!row) throw refuse('workbench.no_heat');
  return row;
}

/**
 * Changes a heat and keeps the earlier version. A change without effect returns the heat unchanged.
 * @throws AppError 403 without premium, 404, 409 when `change.version` is not the current one, 400 for an inconsistent analysis
 */
export async function changeHeat(
  { store, clock }: HeatDependencies,
  caller: HeatCaller,
  id: number,
  { version, ...change }: HeatChange,
): Promise<StoredHeat> {
  requirePremium(caller);
  return store.transaction(async (tx) => {
    const row = await store.lock(tx, { memberId: caller.memberId, id });
    if (!row) throw refuse('workbench.no_heat');
    if (version !== undefined && version !== row.version)
      throw refuse('workbench.heat_changed', { fields: { current: row.version } });
    const content = merge(row, change);
    if (analysisProblem(content)) throw refuse('workbench.inconsistent_analysis');
    if (isSame(row, content)) return row;
    return store.replace(tx, caller.memberId, { row, content, now: clock.now() });
  });
}

/** Deletes a heat and its versions. @throws AppError 404 */
export async function deleteHeat(
  { store }: HeatDependencies,
  { memberId }: HeatCaller,
  id: number,
): Promise<void> {
  if (!(await store.remove({ memberId, id }))) throw refuse('workbench.no_heat');
}

/** Returns the earlier versions of a heat, newest first. @throws AppError 404 */
export async function listHeatVersions(deps: HeatDependencies, caller: HeatCaller, id: number) {
  await readHeat(deps, caller, id);
  return deps.store.versions(id);
}

function requirePremium({ isPremium }: HeatCaller): void {
  if (!isPremium) throw refuse('workbench.premium_required');
}

/** Merges a changed analysis into the stored heat. Tolerances and places of removed elements are dropped unless stated. */
function merge(row: StoredHeat, change: Omit<HeatChange, 'version'>): HeatContent {
  const base = change.analysis ? withAnalysis(row, change.analysis) : row;
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...base, ...stated };
}

const contentKeys = [
  'name',
  'grade',
  'analysis',
  'tolerance',
  'below',
  'section',
  'notes',
  'sources',
] as const satisfies readonly (keyof HeatContent)[];

const isSame = (a: HeatContent, b: HeatContent): boolean =>
  contentKeys.every((key) => ordered(a[key]) === ordered(b[key]));

/** Returns JSON with sorted keys, because the database returns keys in a different order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
