/**
 * Checks that client programs with types generated from the OpenAPI document compile, and that the types describe the
 * server's responses.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateTypes } from '@ferrite/api-client/generate.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from './app.ts';

const root = path.resolve(import.meta.dirname, '..');
const example = path.join(root, 'clients/typescript/example.ts');
type Example = {
  run(baseUrl: string, account: { email: string; password: string }): Promise<Record<string, unknown>>;
};

let server: TestApp;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await createTestApp();
  url = await server.http.listen({ port: 0, host: '127.0.0.1' });
  await fs.mkdir(path.join(root, 'node_modules/.cache'), { recursive: true });
  folder = await fs.mkdtemp(path.join(root, 'node_modules/.cache/api-client-'));
});
afterAll(async () => {
  await fs.rm(folder, { recursive: true, force: true });
  await server.close();
});

it('S-06 a client with generated types compiles, and its calls return values of these types', async () => {
  const document = await (await fetch(`${url}/api/docs/json`)).json();
  await fs.writeFile(path.join(folder, 'api.d.ts'), await generateTypes(document));
  await fs.copyFile(example, path.join(folder, 'example.ts'));
  const compilerOptions = {
    target: 'es2024',
    module: 'preserve',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    lib: ['es2024', 'dom'],
    allowImportingTsExtensions: true,
  };
  await fs.writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['example.ts'] }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const compiled = await promisify(execFile)(process.execPath, [
    compiler,
    '--checkers',
    '1',
    '-p',
    folder,
  ]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe('');

  const { run } = (await import(example)) as Example;
  const account = { email: 'premium@demo.local', password: demoPassword };
  expect(await run(url, account)).toEqual({
    tools: expect.any(Number),
    calculators: 38,
    anonymous: 'tools.login_required',
    login: 'bearer',
    computed: expect.arrayContaining(['CET', 'Pcm']),
    impossible: 'tools.impossible_inputs',
    asked: 'Quench cracks',
    changed: 'forum.changed_meanwhile',
    fields: [],
    withdrawn: 'tools.no_report',
    forbidden: 'auth.admin_only',
  });
});
