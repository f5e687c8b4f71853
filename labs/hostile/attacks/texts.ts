/** S-02 and S-09: sends texts that are expensive to parse, and undecodable texts, to every text field. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../scripts/random.ts';
import { operationsOf, placesOf, unreadableTexts } from '../../../test/hostile-requests.ts';
import * as texts from '../../../test/hostile-texts.ts';
import { type Asked, jsonOf, sendCall, textOf } from '../calls.ts';
import { type Person, signIn } from '../inside.ts';
import type { Product } from '../product.ts';
import type { Part } from '../report.ts';

export const hostileTexts: readonly (readonly [string, texts.HostileText])[] = Object.values(texts).flatMap(
  (each) => Object.entries(each),
);
const bytes = 20_000;
/** Maximum number of stored texts; afterwards only previews and searches are requested, to limit the disk space. */
const maxKept = 250;
const fill = (path: string) => path.replace(/\{[^}]+\}/g, '999999999');
type Task = {
  product: Product;
  part: Part;
  random: Random;
  member: Person;
  admin: Person;
  goesOn: () => boolean;
};

export async function sendTexts({ product, part, random, member, admin, goesOn }: Task): Promise<void> {
  let kept = 0;
  let slowestMs = 0;
  const asMember = async (asked: Asked) => {
    const answer = await sendCall(product, part, { ...asked, token: member.token });
    if (answer.status === 401) await signIn(product, part, member);
    if (answer.status > 0) slowestMs = Math.max(slowestMs, answer.to - answer.from);
    return answer;
  };
  const read = async (path: string, name: string) => {
    const answer = await asMember({ method: 'GET', path });
    if (answer.status !== 200 && answer.status !== 503 && answer.status !== 0)
      part.problem(
        `${name}: what was kept is answered with ${answer.status} at ${path.replace(/\d+/g, 'n')}`,
      );
  };

  async function storeQuestion(name: string, text: string): Promise<void> {
    kept += 1;
    const asked = await asMember({
      method: 'POST',
      path: '/api/forum/posts',
      body: { title: text.slice(0, 190) || 'x', content: text, category: 'others' },
    });
    const { id, slug } = (asked.status === 201 && jsonOf<{ id: number; slug: string }>(asked)) || {};
    if (!id) return;
    await asMember({ method: 'POST', path: `/api/forum/posts/${id}/answers`, body: { content: text } });
    await read(`/api/forum/posts/${id}`, name);
    await read(`/api/forum/posts/${id}/answers`, name);
    await read(`/forum/${slug}`, name);
    await read(`/api/forum/posts?page=1&pageSize=50`, name);
  }

  async function storePost(name: string, text: string): Promise<void> {
    kept += 1;
    const form = new FormData();
    form.append('title', text.slice(0, 100) || 'x');
    form.append('content', text);
    const whole = new Response(form);
    const answer = await sendCall(product, part, {
      method: 'POST',
      path: '/api/materials/posts',
      token: admin.token,
      type: whole.headers.get('content-type') ?? '',
      body: Buffer.from(await whole.arrayBuffer()),
    });
    if (answer.status === 401) await signIn(product, part, admin);
    const id = answer.status === 201 ? jsonOf<{ id: number }>(answer)?.id : undefined;
    if (!id) return;
    await read(`/api/materials/posts/${id}`, name);
    await read('/api/materials/posts?page=1', name);
    await sendCall(product, part, {
      method: 'DELETE',
      path: `/api/materials/posts/${id}`,
      token: admin.token,
    });
  }

  while (goesOn()) {
    const [name, generator] = random.pick(hostileTexts);
    const text = generator(bytes);
    const content = { content: text };
    if (random.chance(0.5)) await asMember({ method: 'POST', path: '/api/forum/preview', body: content });
    else if (random.chance(0.3)) {
      const words = encodeURIComponent(text.slice(0, random.pick([90, 190, 4_000])).toWellFormed());
      await asMember({
        method: 'GET',
        path: `/api/${random.pick(['forum', 'materials'])}/posts?page=1&search=${words}`,
      });
      await sendCall(product, part, {
        method: 'GET',
        path: `/api/admin/all-members?search=${words}`,
        token: admin.token,
      });
    } else if (random.chance(0.2))
      await asMember({
        method: 'PATCH',
        path: '/api/auth/profile',
        body: {
          [random.pick(['name', 'country', 'job', 'industry'])]: text.slice(0, random.pick([50, 20_000])),
        },
      });
    else if (kept < maxKept) await (random.chance(0.6) ? storeQuestion : storePost)(name, text);
    await pause(120);
    part.note('slowestMs', Math.round(slowestMs));
  }
}

/**
 * Sends invalid texts in every text field of every described call, one at a time. NUL and lone surrogates must give
 * 400, four-byte characters a status below 500.
 */
export async function sendUnreadable({ product, part, random, admin, goesOn }: Task): Promise<void> {
  const description = jsonOf<Parameters<typeof operationsOf>[0]>(
    await sendCall(product, part, { method: 'GET', path: '/api/docs/json' }),
  );
  const places = description
    ? operationsOf(description).flatMap(({ method, path, operation }) => {
        const schema = operation.requestBody?.content?.['application/json']?.schema;
        return schema ? [{ method, path: fill(path), schema }] : [];
      })
    : [];
  part.note('calls with bodies', places.length);
  while (goesOn()) {
    const { method, path, schema } = random.pick(places);
    const isUnreadable = random.chance(0.6);
    const text = isUnreadable
      ? random.pick(unreadableTexts)
      : random.pick(['😀', '𠮷'.repeat(3), '🔥'.repeat(5_000)]);
    const body = JSON.stringify(random.pick(placesOf(schema, text)));
    const answer = await sendCall(product, part, { method, path, body, token: admin.token });
    // The second step of a login requires a second factor before it reads the body.
    const allowed = [400, 503, 0, 401, ...(path === '/api/auth/second-step' ? [403] : [])];
    if (answer.status === 401 && !path.startsWith('/api/auth/')) await signIn(product, part, admin);
    else if (isUnreadable && !allowed.includes(answer.status))
      part.problem(
        `${method} ${path} ${body.slice(0, 80)}: ${answer.status} ${textOf(answer).slice(0, 100)}`,
      );
    await pause(60);
  }
}
