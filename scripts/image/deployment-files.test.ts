import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverFlags, serverVariables } from '../start/prepare.mjs';

const dockerfile = fs.readFileSync('Dockerfile', 'utf8');
const compose = fs.readFileSync('compose.yaml', 'utf8');
const unit = fs.readFileSync('deploy/systemd/ferrite.service', 'utf8');
const documented = new Set(
  [...fs.readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
/** Variables that are not our settings: those of Node, the C library and the system. */
const foreign = ['NODE_ENV', 'PATH', ...Object.keys(serverVariables)];

/** Returns the names of the variables that a text sets in the form `NAME=value`. */
const assigned = (text = '') => [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name);
const instance = /^x-instance:[\s\S]*?\n {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? '';

describe('O-01 Dockerfile, compose.yaml and systemd unit', () => {
  it.each([
    ['Dockerfile', assigned(/^ENV (.*)$/m.exec(dockerfile)?.[1])],
    ['compose.yaml', [...instance.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)],
    ['systemd unit', assigned(/^Environment=(.*)$/m.exec(unit)?.[1])],
  ])('O-01 %s sets only documented settings', (_file, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !documented.has(name) && !foreign.includes(String(name)))).toEqual([]);
  });

  it('O-01 Dockerfile and systemd unit start the server with the memory limits of npm start', () => {
    const [command = ''] = /^CMD .*$/m.exec(dockerfile) ?? [];
    const [start = ''] = /^ExecStart=.*$/m.exec(unit) ?? [];
    const limits = serverFlags.filter((flag: string) => /space-size/.test(flag));
    expect(limits.length).toBe(2);
    for (const limit of limits)
      expect([command.includes(limit), start.includes(limit)]).toEqual([true, true]);
  });

  it('O-01 the server runs as an unprivileged user and on a read-only file system', () => {
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(compose).toMatch(/^ {2}read_only: true$/m);
    expect(unit).toMatch(/^User=ferrite$/m);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
  });
});
