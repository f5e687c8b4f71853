/**
 * `npm test`: installs what is missing (the browser too), builds, checks and runs every test.
 * `npm test -- src/tools` runs only the tests below a path, without checks; only browser tests need the build.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { installed, newNode, root, run, upToDateBuild } from './prepare.mjs';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Debian's chromium: installed here when we may, else the one command is named. */
function haveBrowser() {
  if (fs.existsSync(browser)) return;
  const isDebian = fs.existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    process.stdout.write('Installing Debian’s chromium …\n');
    const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    const { status, stderr } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      options,
    );
    if (status === 0) return;
    throw new Error(`chromium could not be installed: ${stderr}`);
  }
  throw new Error(
    `The browser tests need chromium at ${browser} (or at the path in CHROMIUM). On Debian: sudo apt-get install chromium`,
  );
}

function vitest(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', CHROMIUM: browser },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

try {
  await installed();
  const node = newNode();
  const chosen = process.argv.slice(2);
  const all = chosen.length === 0;
  if (all || chosen.some((each) => each.startsWith('e2e'))) {
    haveBrowser();
    await upToDateBuild(node);
  }
  if (all) await run(node, ['scripts/check.ts'], { show: true });
  process.exit(await vitest(node, chosen));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
