import type { Scene } from './scene.ts';

/** Parts of a scene that are drawn by separate components. */
const parts = [
  'plot',
  'grid',
  'lines',
  'crossLines',
  'marks',
  'labels',
  'endLabels',
  'xTicks',
  'yTicks',
  'xTitle',
  'yTitle',
] as const satisfies readonly (keyof Scene)[];

/** Returns the scene with unchanged parts taken from `before`, which keeps their components from rendering again. */
export function withEqualParts(scene: Scene, before: Scene | undefined): Scene {
  if (!before) return scene;
  return {
    ...scene,
    ...Object.fromEntries(parts.map((part) => [part, keepEqual(scene[part], before[part])])),
  };
}

/** Returns `before` if both values are equal, otherwise `next`; a list keeps each item of `before` that is equal. */
function keepEqual(next: unknown, before: unknown): unknown {
  if (!isObject(next) || !isObject(before)) return next;
  const names = Object.keys(next);
  const items = names.map((name) => keepEqual(next[name], before[name]));
  const isEqual =
    names.length === Object.keys(before).length && names.every((name, at) => items[at] === before[name]);
  if (isEqual) return before;
  return Array.isArray(next) ? items : next;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
