/** Prepares `npm start` and `npm test`: packages, Node 24, the build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const neededNode = 24;
/**
 * Memory limits of the server. The heap limit is above normal use; beyond it a restart is cheaper than swapping. By
 * default the young generation takes 100 MB, of which a page needs two.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=320'];
/**
 * Variables of the server. The glibc settings on Linux limit the memory that each compressing or hashing thread keeps, and return large
 * blocks, such as pictures, to the system; without the fixed threshold, glibc would raise it with the first picture.
 */
export const serverVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  // Node keeps compiled code here; a start then takes a fifth less processor time. The build deletes the folder. If it
  // cannot be written, Node starts without it.
  NODE_COMPILE_CACHE: path.join(root, 'build', 'compiled'),
};

/**
 * Browsers for tests. The headless shell of Chromium renders the same as the full browser and takes a fifth less time.
 */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Returns the path of the browser for tests and measurements; undefined if there is none. */
export const browserFile = () => process.env.CHROMIUM ?? browsers.find((file) => fs.existsSync(file));

/** Runs a program in the project's folder; its output is shown only if it fails, unless `show` is set. */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(show ? `${args.join(' ')} failed.` : output.trim())),
    );
  });
}

/** Returns the flags that make Node read the settings file of this installation, if it exists. */
export const settingsFlags = () => (fs.existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []);

/** Installs the packages of the lock file unless they are already installed. */
export async function installed() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules', '.installed');
  if (readIfThere(mark) === wanted) return;
  refuseUnwritable(root);
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  // Not `ci`: it refuses a lock file without the optional packages of other platforms, which some registries lack.
  // `install` uses the versions of the lock file too, and `--no-save` leaves the lock file unchanged.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  fs.writeFileSync(mark, wanted);
}

/** Returns the path of Node 24 or newer: the running one, or the one in the packages. */
export function newNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = path.join(
    root,
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    system === 'win' ? 'node.exe' : 'node',
  );
  if (fs.existsSync(file)) return file;
  throw new Error(
    `Node ${neededNode} or newer is needed here (this is ${process.version}, and there is no package of it for ${process.platform}-${process.arch}).`,
  );
}

const buildMark = path.join(root, 'build', '.sources');

/** Builds pages and server unless the existing build was made from exactly these sources. */
export async function upToDateBuild(node) {
  if (readIfThere(buildMark) === sourcesHash()) return;
  refuseUnwritable(root);
  process.stdout.write('Building …\n');
  await run(node, ['scripts/build.ts'], { env: { NODE_ENV: 'production' } });
}

/**
 * Marks the build as incomplete.
 * @returns a function that marks it as built from the sources that were there at the beginning
 */
export function beginBuild() {
  const hash = sourcesHash();
  fs.rmSync(buildMark, { force: true });
  return () => fs.writeFileSync(buildMark, hash);
}

const sources = [
  'packages',
  'src',
  'public',
  'scripts/build.ts',
  'scripts/build-assets',
  'package-lock.json',
  'vite.config.ts',
  'vite.calculators.config.ts',
  'react-router.config.ts',
];

function sourcesHash() {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name));
    else if (!/\.test\.tsx?$/.test(file))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  };
  for (const each of sources) visit(path.join(root, each));
  return hash.digest('hex');
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

function refuseUnwritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new Error(`The folder ${folder} cannot be written; packages and build must go there once.`);
  }
}
