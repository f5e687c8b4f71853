/** S-01: fills the disk while simulated users read, write and upload files. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Random } from '../../../scripts/random.ts';
import { imageKeys } from '../../../src/platform/shared/images/image-address.ts';
import { jsonOf, sendCall } from '../calls.ts';
import { type Person, signIn } from '../inside.ts';
import { isWell, type Product } from '../product.ts';
import type { Part } from '../report.ts';

const fullMs = 5_000;
/** Empty archive that contains its own name, which makes the bytes of each different. */
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

/** Uploads images and archives continuously and records the acknowledged ones. */
export async function sendFiles(options: {
  product: Product;
  part: Part;
  random: Random;
  member: Person;
  promised: string[];
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, member, promised, goesOn } = options;
  const noise = Buffer.from(Uint8Array.from({ length: 900 * 600 * 3 }, () => random.between(0, 255)));
  const picture = await sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  while (goesOn() && promised.length < 120) {
    const isPicture = random.chance(0.7);
    const form = new FormData();
    form.append(
      isPicture ? 'image' : 'file',
      new Blob([new Uint8Array(isPicture ? picture : zip)]),
      isPicture ? 'a.jpg' : 'a.zip',
    );
    const whole = new Response(form);
    const answer = await sendCall(product, part, {
      method: 'POST',
      path: isPicture ? '/api/forum/upload-image' : '/api/upload',
      token: member.token,
      type: whole.headers.get('content-type') ?? '',
      body: Buffer.from(await whole.arrayBuffer()),
    });
    const { url, code } = jsonOf<{ url?: string; code?: string }>(answer) ?? {};
    const isOfKilled = code === 'files.damaged' && product.failures.during(answer.from, answer.to, 'picture');
    if (isOfKilled) part.see('a picture whose process was killed: 400 files.damaged');
    if (answer.status === 200 && url) promised.push(url);
    if (answer.status === 401) await signIn(product, part, member);
    else if (answer.status >= 400 && answer.status !== 503 && !isOfKilled)
      part.problem(
        `sending a ${isPicture ? 'picture' : 'file'}: ${answer.status} ${answer.bytes.toString().slice(0, 120)}`,
      );
    await pause(random.between(300, 900));
  }
}

function partsOn(folder: string): string[] {
  const files = path.join(folder, 'files');
  if (!fs.existsSync(files)) return [];
  return fs
    .readdirSync(files, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.part'));
}

/** Fills the disk except for the given number of bytes. */
function fill(file: string, leave: number): void {
  const { bavail, bsize } = fs.statfsSync(path.dirname(file));
  const handle = fs.openSync(file, 'w');
  const block = Buffer.alloc(1 << 20);
  try {
    for (let left = bavail * bsize - leave; left > 0; left -= block.length)
      fs.writeSync(handle, block, 0, Math.min(left, block.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
}

export async function fillDisk(options: {
  product: Product;
  part: Part;
  random: Random;
  member: Person;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, member, goesOn } = options;
  const filler = path.join(path.dirname(product.folder), 'filler');

  async function one(): Promise<void> {
    if (!(await isWell(product))) return;
    const before = new Set(partsOn(product.folder));
    const end = product.failures.begin('disk');
    const leave = random.pick([10_000_000, 0]);
    try {
      fill(filler, leave);
      part.see(leave > 0 ? 'filled nearly' : 'filled completely');
      await pause(1_500);
      const until = performance.now() + fullMs;
      while (performance.now() < until) {
        const write = await sendCall(product, part, {
          method: 'POST',
          path: '/api/forum/posts',
          token: member.token,
          body: { title: 'on a full disk', content: 'x', category: 'others' },
        });
        if (write.status !== 503 || jsonOf<{ code: string }>(write)?.code !== 'server.disk_full')
          part.problem(
            `writing while full: ${write.status} ${write.error ?? write.bytes.toString().slice(0, 120)}`,
          );
        const health = jsonOf<{ disk: string }>(
          await sendCall(product, part, { method: 'GET', path: '/api/health' }),
        );
        if (health?.disk !== 'full') part.problem(`health while full: ${JSON.stringify(health)}`);
        for (const read of [
          '/',
          '/api/tools',
          `/api/forum/posts?page=1&n=${until}`,
          '/api/materials/posts?page=1',
        ]) {
          const { status } = await sendCall(product, part, { method: 'GET', path: read });
          if (status !== 200) part.problem(`reading ${read.split('?')[0]} while full: ${status}`);
        }
        await pause(300);
      }
    } finally {
      fs.rmSync(filler, { force: true });
    }
    const freed = performance.now();
    while (!(await isWell(product))) {
      if (performance.now() - freed > 45_000) return part.problem('not recovered 45 s after space was freed');
      await pause(100);
    }
    end();
    part.note('last recovery, ms', Math.round(performance.now() - freed));
    const write = await sendCall(product, part, {
      method: 'POST',
      path: '/api/forum/preview',
      token: member.token,
      body: { content: 'room again' },
    });
    if (write.status !== 200 && write.status !== 401)
      part.problem(`writing after space was freed: ${write.status}`);
    await pause(3_000);
    const left = partsOn(product.folder).filter((name) => !before.has(name));
    // A file that is being written at this moment is gone at the next check.
    await pause(2_000);
    const still = left.filter((name) => partsOn(product.folder).includes(name));
    if (still.length > 0) part.problem(`incomplete files: ${still.length}`);
  }

  while (goesOn()) {
    await pause(random.between(15_000, 30_000));
    if (goesOn()) await product.failures.alone(one);
  }
}

/** Checks that stored images are complete in all widths, and that all listed files exist. */
export async function compareFiles(
  product: Product,
  part: Part,
  promised: readonly string[],
  admin: Person,
): Promise<void> {
  for (const url of promised)
    for (const key of imageKeys(url)) {
      const answer = await sendCall(product, part, { method: 'GET', path: `/files/${key}` });
      const isWhole = answer.status === 200 && answer.bytes.length === answer.bytes.readUInt32LE(4) + 8;
      if (!isWhole) part.problem(`an acknowledged picture: ${answer.status}, ${answer.bytes.length} bytes`);
    }
  await signIn(product, part, admin);
  const rows = await product.query<{ id: string }>('SELECT id FROM tool_uploads');
  for (const { id } of rows) {
    const { status, bytes } = await sendCall(product, part, {
      method: 'GET',
      path: `/api/admin/uploads/${id}/file`,
      token: admin.token,
    });
    if (status !== 200 || !bytes.equals(zip)) part.problem(`a listed file: ${status}, ${bytes.length} bytes`);
  }
  part.note('compared', { pictures: promised.length, files: rows.length });
}
