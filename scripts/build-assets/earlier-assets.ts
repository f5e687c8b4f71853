/**
 * Keeps the hashed files of earlier builds, because pages that are open in browsers still load parts of their own
 * build. The modification time of a kept file is the time when a build replaced it.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Folders whose file names contain a hash of the content. */
const folders = ['client/assets', 'calculators/shared', 'calculators/gated'];
/** File that lists for each file in `calculators/gated` the calculators whose grants give access to it. */
const gatedFile = 'calculators/gated.json';
const namesFile = 'hashed-files.json';
const earlierFolder = '.earlier';

const keptMs = 14 * 24 * 60 * 60 * 1000;
const keptBytes = 30_000_000;

type Limits = { readonly now?: Date; readonly bytes?: number };

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

function readJson<T>(file: string, otherwise: T): T {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : otherwise;
}

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/**
 * Moves the files of the current build aside, because the next build empties its folders. Files that were moved aside
 * by an aborted build are kept.
 */
export function moveAssetsAside(build: string, { now = new Date() }: Limits = {}): void {
  const names = path.join(build, namesFile);
  const present = new Set(readJson<string[]>(names, []));
  fs.rmSync(names, { force: true });
  const earlier = path.join(build, earlierFolder);
  const gated = path.join(build, gatedFile);
  if (fs.existsSync(gated)) move(gated, path.join(earlier, gatedFile));
  for (const folder of folders) {
    if (!fs.existsSync(path.join(build, folder))) continue;
    for (const name of listFiles(path.join(build, folder))) {
      const file = path.join(folder, name);
      move(path.join(build, file), path.join(earlier, file));
      if (present.has(file)) fs.utimesSync(path.join(earlier, file), now, now);
    }
  }
}

/** Moves the files of earlier builds back after a build, newest first, within the limits of age and size. */
export function restoreEarlierAssets(
  build: string,
  { now = new Date(), bytes = keptBytes }: Limits = {},
): void {
  const own = folders.flatMap((folder) =>
    fs.existsSync(path.join(build, folder))
      ? listFiles(path.join(build, folder)).map((name) => path.join(folder, name))
      : [],
  );
  const earlier = path.join(build, earlierFolder);
  if (fs.existsSync(earlier)) {
    let room = bytes;
    const retired = listFiles(earlier)
      .filter((file) => file !== path.normalize(gatedFile) && !fs.existsSync(path.join(build, file)))
      .map((file) => ({ file, stat: fs.statSync(path.join(earlier, file)) }))
      .filter(({ stat }) => now.getTime() - stat.mtimeMs < keptMs)
      .sort((a, b) => b.stat.mtimeMs - a.stat.mtimeMs);
    for (const { file, stat } of retired) {
      room -= stat.size;
      if (room < 0) break;
      move(path.join(earlier, file), path.join(build, file));
    }
    const gated = path.join(build, gatedFile);
    const tools = {
      ...readJson<Record<string, string[]>>(path.join(earlier, gatedFile), {}),
      ...readJson<Record<string, string[]>>(gated, {}),
    };
    const served = Object.entries(tools).filter(([name]) =>
      fs.existsSync(path.join(build, 'calculators', name)),
    );
    if (served.length > 0)
      fs.writeFileSync(gated, `${JSON.stringify(Object.fromEntries(served), null, 2)}\n`);
    fs.rmSync(earlier, { recursive: true, force: true });
  }
  fs.writeFileSync(path.join(build, namesFile), JSON.stringify(own));
}
