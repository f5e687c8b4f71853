/**
 * Fills a database with questions in five languages, with answers, for measurements: `node labs/seed/seed-forum.ts
 * <database url> <number of questions>`. One question in a hundred contains the word for martensite.
 */
import pg from 'pg';
import { indexWords } from '../../src/platform/server/database/search-words.ts';

const categories = ['alloy-design', 'diffusion', 'heat-treatment', 'ingot', 'forging', 'welding', 'others'];
const answersEach = 10;
const batchSize = 2_000;
/** Number of different texts, which repeat if more are needed. */
const differentTexts = 20_000;
/** One question in this number contains the searched word, in every language. */
const rareEvery = 100;
const rareText =
  'The structure is tempered martensite: 템퍼드 마르텐사이트, 焼戻しマルテンサイト, 回火马氏体.';

const sentences = [
  'The plate is {a} mm thick and the certificate gives 0.{b} % carbon with 1.{a} % manganese.',
  'After tempering at {b}0 °C for {a} h the hardness was {b}2 HV, lower than the table promises.',
  'Does anybody preheat above {b}5 °C for this grade when the hydrogen scale is D?',
  'Das Blech ist {a} mm dick, die Vorwärmtemperatur lag bei {b}5 °C und der Lichtbogen war ruhig.',
  'Nach dem Anlassen bei {b}0 °C über {a} h fiel die Härte auf {b}2 HV, weniger als erwartet.',
  '板厚は {a} mm、焼戻し温度は {b}0 ℃ で、硬さのばらつきが大きくなりました。',
  '钢板厚度为 {a} mm，回火温度 {b}0 ℃，冲击功低于要求，请问是否与晶粒度有关？',
  '강판 두께는 {a} mm이고 템퍼링 온도는 {b}0 °C입니다. 충격값이 낮은 원인이 궁금합니다.',
  'With $T_p = {b}5\\,^\\circ\\mathrm{C}$ and $t_{8/5} = {a}\\,\\mathrm{s}$ the root stayed soft.',
  'The forging ratio was {a}, the ingot {b}0 mm in diameter, upset once and drawn twice.',
];

/** Returns pseudo-random numbers that are the same in every run. */
const mixed = (seed: number) => (Math.imul(seed ^ (seed >>> 15), 2_246_822_519) >>> 0) % 1_000_003;
const sentence = (seed: number): string =>
  (sentences[mixed(seed) % sentences.length] ?? '')
    .replaceAll('{a}', String(10 + (mixed(seed + 7) % 80)))
    .replaceAll('{b}', String(10 + (mixed(seed + 13) % 80)));

function questionOf(n: number): { title: string; content: string } {
  const title = sentence(n * 31).slice(0, 120);
  const rare = n % rareEvery === 0 ? ` ${rareText}` : '';
  const content = Array.from({ length: 4 }, (_, at) => sentence(n * 17 + at * 5)).join('\n\n') + rare;
  return { title, content };
}

type Client = pg.Client | pg.PoolClient;

async function writeTexts(client: Client, count: number): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS seed_texts`);
  await client.query(
    `CREATE TEMPORARY TABLE seed_texts (n int PRIMARY KEY, title text, content text, words tsvector)`,
  );
  for (let from = 0; from < count; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - from) }, (_, at) => {
      const n = from + at + 1;
      const question = questionOf(n);
      return { n, ...question, words: indexWords(`${question.title}\n${question.content}`) };
    });
    await client.query(
      `INSERT INTO seed_texts SELECT n, title, content, array_to_tsvector(words)
         FROM json_to_recordset($1) AS q(n int, title text, content text, words text[])`,
      [JSON.stringify(batch)],
    );
  }
}

/**
 * Adds questions and their answers; the newest question is dated now. @param client connected client @param count
 * number of questions to add
 */
export async function fillForum(client: Client, count: number, answers = answersEach): Promise<void> {
  const texts = Math.min(count, differentTexts);
  // The inserts may take longer than the server allows its own statements.
  await client.query('SET statement_timeout = 0');
  await writeTexts(client, texts);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM local_users LIMIT 50');
  if (rows.length === 0) throw new Error('There are no members to write questions.');
  await client.query(
    `WITH asked AS (
       INSERT INTO forum_posts (title, content, category, user_id, is_answered, search_words, created_at, updated_at)
       SELECT t.title, t.content, ($1::text[])[1 + i % ${categories.length}], ($2::uuid[])[1 + i % ${rows.length}],
              i % 3 = 0, t.words, at, at
         FROM generate_series(1, $3::int) AS i
         JOIN seed_texts t ON t.n = 1 + (i - 1) % $4::int,
              LATERAL (SELECT now() - make_interval(mins => $3::int - i) AS at) AS times
        ORDER BY i
       RETURNING id, user_id, created_at, is_answered)
     INSERT INTO forum_answers (post_id, user_id, content, is_accepted, created_at, updated_at)
     SELECT id, user_id, 'Answer ' || n || ': ' || $5, is_answered AND n = 1, created_at, created_at
       FROM asked, generate_series(1, $6::int) AS n`,
    [
      categories,
      rows.map(({ id }) => id),
      count,
      texts,
      'check the **restraint** and the interpass temperature, and measure $t_{8/5}$ once.',
      answers,
    ],
  );
  await client.query(`DELETE FROM forum_counts`);
  await client.query(
    `INSERT INTO forum_counts SELECT category, count(*) FROM forum_posts WHERE hidden_at IS NULL GROUP BY category`,
  );
  await client.query('VACUUM ANALYZE forum_posts');
  await client.query('VACUUM ANALYZE forum_answers');
  await client.query('RESET statement_timeout');
  await client.query('NOTIFY ferrite_changed');
}

if (process.argv[1] === import.meta.filename) {
  const [url, count] = process.argv.slice(2);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillForum(client, Number(count ?? 100_000)).finally(() => client.end());
}
