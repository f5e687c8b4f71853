/** S-04: simulates users who write while servers are killed, and records acknowledged writes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../scripts/random.ts';
import { type Answer, type Asked, jsonOf, sendCall } from './calls.ts';
import { type Person, signIn } from './inside.ts';
import type { Product } from './product.ts';
import type { Part } from './report.ts';

type Kind = 'question' | 'answer' | 'calculation';
/** A text with a unique word. */
type Written = {
  readonly kind: Kind;
  readonly mark: string;
  outcome: 'kept' | 'refused' | 'unknown';
  id: number | null;
  readonly by: Person;
};

const tables: Readonly<Record<Kind, string>> = {
  question: 'SELECT title AS mark FROM forum_posts WHERE title LIKE $1',
  answer: 'SELECT content AS mark FROM forum_answers WHERE content LIKE $1',
  calculation: 'SELECT name AS mark FROM saved_calculations WHERE name LIKE $1',
};
const saved =
  '/calculators/carbon-equivalent.html?C=0.18&Si=0.3&Mn=1.4&P=0.01&S=0.01&Cr=0&Mo=0&Ni=0&V=0&Cu=0';
/** Number of calculations that a member saves at most; the product allows 200. */
const maxSaved = 190;
const maxEach = 900;

export function createWriters(
  product: Product,
  part: Part,
  people: readonly Person[],
  posts: readonly number[],
) {
  const all: Written[] = [];
  /** Last confirmed state of a like for each person; undefined after a lost response. */
  const likes = new Map<string, boolean | undefined>();

  async function write(kind: Kind, by: Person, mark: string, asked: Asked): Promise<void> {
    const one: Written = { kind, mark, by, outcome: 'unknown', id: null };
    all.push(one);
    const answer = await sendCall(product, part, { ...asked, token: by.token });
    one.outcome = outcomeOf(answer);
    one.id = jsonOf<{ id?: number }>(answer)?.id ?? null;
    if (answer.status === 401) await signIn(product, part, by);
    else if (answer.status >= 400 && answer.status !== 503)
      part.problem(`writing a ${kind}: ${answer.status}`);
  }

  async function like(by: Person, post: number): Promise<void> {
    const key = `${by.email} ${post}`;
    const answer = await sendCall(product, part, {
      method: 'POST',
      path: `/api/materials/posts/${post}/like`,
      token: by.token,
    });
    const reported = answer.status === 200 ? jsonOf<{ liked: boolean }>(answer)?.liked : undefined;
    const before = likes.get(key);
    if (reported !== undefined && before !== undefined && reported === before)
      part.problem('a like was lost or duplicated');
    likes.set(key, outcomeOf(answer) === 'refused' ? before : reported);
  }

  async function one(by: Person, random: Random, name: string, goesOn: () => boolean): Promise<void> {
    const own: number[] = [];
    let calculations = 0;
    for (let n = 0; goesOn() && n < maxEach; n++) {
      const mark = `written ${name}-${n}`;
      const kind = random.pick(['question', 'answer', 'calculation', 'like'] as const);
      const id = own.length > 0 ? random.pick(own) : null;
      if (kind === 'like') await like(by, random.pick(posts));
      else if (kind === 'calculation' && calculations++ < maxSaved)
        await write(kind, by, mark, {
          method: 'POST',
          path: '/api/user/calculations',
          body: { name: mark, address: saved },
        });
      else if (kind === 'answer' && id !== null)
        await write(kind, by, mark, {
          method: 'POST',
          path: `/api/forum/posts/${id}/answers`,
          body: { content: mark },
        });
      else {
        await write('question', by, mark, {
          method: 'POST',
          path: '/api/forum/posts',
          body: { title: mark, content: `$t_{8/5}$ of ${mark}`, category: 'welding' },
        });
        const made = all.findLast((each) => each.mark === mark);
        if (made?.outcome === 'kept' && made.id) own.push(made.id);
      }
      await pause(random.between(100, 400));
    }
  }

  return {
    run: (random: Random, goesOn: () => boolean) =>
      Promise.all(people.map((by, at) => one(by, random.branch(), String(at), goesOn))),

    /** Checks that acknowledged writes exist once, rejected ones do not exist, and unknown ones exist at most once. */
    async compare(): Promise<void> {
      for (const kind of Object.keys(tables) as Kind[]) {
        const rows = await product.query<{ mark: string }>(tables[kind], ['written %']);
        const times = new Map<string, number>();
        for (const { mark } of rows) times.set(mark, (times.get(mark) ?? 0) + 1);
        const mine = all.filter((each) => each.kind === kind);
        const count = (outcome: Written['outcome']) => mine.filter((each) => each.outcome === outcome);
        part.note(`${kind}s`, {
          promised: count('kept').length,
          refused: count('refused').length,
          neverAnswered: count('unknown').length,
          ofTheseKept: count('unknown').filter(({ mark }) => times.has(mark)).length,
        });
        for (const { mark, outcome } of mine) {
          const found = times.get(mark) ?? 0;
          if (found > 1) part.problem(`a ${kind} exists ${found} times`);
          if (outcome === 'kept' && found === 0) part.problem(`an acknowledged ${kind} is lost`);
          if (outcome === 'refused' && found > 0) part.problem(`a rejected ${kind} was stored`);
        }
      }
      for (const { id, mark } of all.filter(
        ({ kind, outcome }) => kind === 'question' && outcome === 'kept',
      )) {
        const answer = await sendCall(product, part, { method: 'GET', path: `/api/forum/posts/${id}` });
        if (jsonOf<{ title: string }>(answer)?.title !== mark)
          part.problem('a question differs from the written one');
      }
      for (const by of people) {
        await signIn(product, part, by);
        const answer = await sendCall(product, part, {
          method: 'GET',
          path: '/api/materials/likes',
          token: by.token,
        });
        const liked = jsonOf<{ postIds: number[] }>(answer)?.postIds ?? [];
        for (const post of posts) {
          const reported = likes.get(`${by.email} ${post}`);
          if (reported !== undefined && reported !== liked.includes(post))
            part.problem('a like differs from its last confirmed state');
        }
      }
      part.note('likes', likes.size);
    },
  };
}

/**
 * Returns whether a write is acknowledged, rejected or unknown. A full disk is detected before the write begins; after
 * a lost database, the write may have been committed.
 */
function outcomeOf(answer: Answer): Written['outcome'] {
  if (answer.status >= 200 && answer.status < 300) return 'kept';
  if (answer.status === 0) return 'unknown';
  if (answer.status !== 503) return 'refused';
  return jsonOf<{ code: string }>(answer)?.code === 'server.disk_full' ? 'refused' : 'unknown';
}
