import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openState } from './state.ts';

it.runIf(process.platform !== 'win32')(
  'only the owner can read the file with the stored state, even a file of an older version',
  () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-sandbox-'));
    const file = path.join(folder, 'sandbox.sqlite');
    const modes = () =>
      fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).mode & 0o777);
    for (const round of ['first', 'second']) {
      const state = openState(file);
      state.put('order', round, { amount: 10 });
      expect(modes().length).toBeGreaterThan(1);
      expect(modes().every((mode) => mode === 0o600)).toBe(true);
      state.close();
      fs.chmodSync(file, 0o644);
    }
    fs.rmSync(folder, { recursive: true });
  },
);
