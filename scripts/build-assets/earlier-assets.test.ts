import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveAssetsAside, restoreEarlierAssets } from './earlier-assets.ts';

let build: string;
beforeEach(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-assets-'));
});
afterEach(() => fs.rmSync(build, { recursive: true, force: true }));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Simulates a build, which empties its output folders and writes these files. */
function buildAt(now: Date, names: readonly string[], bytes?: number): void {
  moveAssetsAside(build, { now });
  for (const folder of ['client', 'calculators'])
    fs.rmSync(path.join(build, folder), { recursive: true, force: true });
  const gated: Record<string, string[]> = {};
  for (const name of names) {
    const file = path.join(build, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, name);
    fs.utimesSync(file, now, now);
    if (name.startsWith('calculators/gated/')) gated[name.replace('calculators/', '')] = ['tool'];
  }
  fs.mkdirSync(path.join(build, 'calculators'), { recursive: true });
  fs.writeFileSync(path.join(build, 'calculators/gated.json'), JSON.stringify(gated));
  restoreEarlierAssets(build, { now, ...(bytes !== undefined && { bytes }) });
}
const served = () =>
  fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.js$/.test(name))
    .sort();

describe('hashed files of earlier builds', () => {
  it('a hashed file is served for two weeks after a build replaced it, regardless of its age', () => {
    buildAt(day(1), ['client/assets/a-1.js', 'calculators/shared/b-1.js']);
    buildAt(day(100), ['client/assets/a-2.js', 'calculators/shared/b-1.js']);
    expect(served()).toEqual(['calculators/shared/b-1.js', 'client/assets/a-1.js', 'client/assets/a-2.js']);
    buildAt(day(110), ['client/assets/a-3.js']);
    expect(served()).toContain('client/assets/a-1.js');
    buildAt(day(115), ['client/assets/a-3.js']);
    expect(served()).toEqual(['calculators/shared/b-1.js', 'client/assets/a-2.js', 'client/assets/a-3.js']);
  });

  it('the oldest files of earlier builds are deleted first when the size limit is exceeded', () => {
    buildAt(day(1), ['client/assets/a-1.js']);
    buildAt(day(2), ['client/assets/a-2.js']);
    buildAt(day(3), ['client/assets/a-3.js'], 'client/assets/a-2.js'.length);
    expect(served()).toEqual(['client/assets/a-2.js', 'client/assets/a-3.js']);
  });

  it('files of earlier builds remain protected by the grants of their calculators', () => {
    buildAt(day(1), ['calculators/gated/f-1.js']);
    buildAt(day(2), ['calculators/gated/f-2.js']);
    expect(JSON.parse(fs.readFileSync(path.join(build, 'calculators/gated.json'), 'utf8'))).toEqual({
      'gated/f-1.js': ['tool'],
      'gated/f-2.js': ['tool'],
    });
  });

  it('files of earlier builds survive an aborted build', () => {
    buildAt(day(1), ['client/assets/a-1.js']);
    moveAssetsAside(build, { now: day(2) });
    buildAt(day(3), ['client/assets/a-2.js']);
    expect(served()).toEqual(['client/assets/a-1.js', 'client/assets/a-2.js']);
  });
});
