import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

it('each source is described once: no field overwrites the entry of another', async () => {
  const files = globSync('sources/*.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, import.meta.url).href) as Promise<object>),
  );
  const keys = modules.flatMap((each) => Object.values(each)).flatMap((each) => Object.keys(each as object));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys.length).toBe(Object.keys(sources).length);
});
