/**
 * `npm test`: installs what is missing (the browser too), builds, checks and runs every test. `npm test --
 * src/features/tools` runs only the tests below a path, without checks; the build is needed only for browser tests.
 * `npm test -- --changed` runs the tests that changes since the last commit affect: see `changed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { browserFile, browsers, installed, newNode, root, run, upToDateBuild } from './start/prepare.mjs';
import { stopWithParent } from './start/supervise.mjs';

/**
 * Finds Debian's chromium or installs it; without the rights to install, prints the command.
 * @returns its path
 */
function haveBrowser() {
  const isDebian = fs.existsSync('/etc/debian_version');
  let complaint = '';
  if (!browserFile() && isDebian && process.getuid?.() === 0) {
    process.stdout.write('Installing Debian’s chromium …\n');
    const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (browserFile()) break;
      complaint = spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', name],
        options,
      ).stderr;
    }
  }
  const browser = browserFile();
  if (browser) return browser;
  throw new Error(
    `The browser tests need chromium at ${browsers.join(' or ')} (or at the path in CHROMIUM). On Debian: sudo apt-get install chromium-headless-shell\n${complaint}`,
  );
}

function vitest(node, args, browser) {
  return new Promise((resolve) => {
    const child = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...(browser && { CHROMIUM: browser }) },
    });
    stopWithParent(() => child.kill());
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs the tests that changes since the last commit affect, in one run: see `changed/affected-tests.ts`. */
async function changed(node) {
  const tests = spawnSync(node, ['scripts/changed/affected-tests.ts'], { cwd: root, encoding: 'utf8' });
  if (tests.status !== 0) throw new Error(tests.stderr);
  const files = tests.stdout.split('\n').filter(Boolean);
  process.stdout.write(
    `${files.length} files of tests are affected; those of browsers and of large data are not chosen.\n`,
  );
  return files.length === 0 ? 0 : vitest(node, files);
}

try {
  await installed();
  const node = newNode();
  const chosen = process.argv.slice(2);
  const all = chosen.length === 0;
  const needsBrowser = all || chosen.some((each) => each.startsWith('e2e'));
  const browser = needsBrowser ? haveBrowser() : undefined;
  // A build uses one processor most of the time, hence the checks run beside it.
  const prepared = await Promise.allSettled([
    needsBrowser && upToDateBuild(node),
    all && run(node, ['scripts/check.ts'], { show: true }),
  ]);
  for (const each of prepared) if (each.status === 'rejected') throw each.reason;
  process.exit(chosen.includes('--changed') ? await changed(node) : await vitest(node, chosen, browser));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
