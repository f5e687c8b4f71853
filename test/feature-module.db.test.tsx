/**
 * Checks that a feature needs only one folder and one line in the list of modules: server, build and demo derive the
 * rest from its module and its file names.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadersByName } from '../src/messages/files.ts';
import { languages } from '../src/platform/shared/i18n/i18n.ts';
import { createI18n } from '../src/platform/shared/i18n/i18next.ts';
import { routesOf } from '../src/routes.ts';
import { pagesSitemap } from '../src/site/sitemap.ts';
import { createAnnouncementsModule } from './announcements/announcements.module.ts';
import { createAnnouncements } from './announcements/tables.ts';
import { createTestApp, demoPassword, type TestApp } from './app.ts';

let test: TestApp;
const post = (as: 'admin' | 'premium', endsAt: string, text = 'New grades') =>
  test.call('POST', '/api/announcements', { as, body: { text, endsAt } });
const list = async () => (await test.call('GET', '/api/announcements')).json();

beforeAll(async () => {
  test = await createTestApp({ DEMO_YEAR: 'off' }, { modules: [createAnnouncementsModule] });
  await test.database.db.execute(createAnnouncements);
});
afterAll(() => test.close());

/** Lists of pages that the build finds by file name below `src/features/`; here below the folder of this test. */
const pageLists = import.meta.glob<Parameters<typeof routesOf>[1]>('./*/pages/*.pages.ts', {
  eager: true,
  import: 'pages',
});
const pageFiles = import.meta.glob<typeof import('./announcements/pages/announcements.tsx')>(
  './*/pages/*.tsx',
);
const texts = loadersByName(import.meta.glob<Record<string, object>>('./*/messages/{en,de,cn,ja,kr}.ts'));

describe('a feature module in the list of modules', () => {
  it('the API calls of a feature module are guarded, validated and described in the OpenAPI document', async () => {
    expect((await post('premium', '2027-01-01T00:00:00Z')).statusCode).toBe(403);
    expect((await post('admin', 'tomorrow')).json().code).toBe('request.invalid');
    expect((await post('admin', '2027-01-01T00:00:00Z')).statusCode).toBe(201);
    expect(await list()).toEqual([{ id: expect.any(Number), text: 'New grades' }]);
    const { paths, tags } = (await test.call('GET', '/api/docs/json')).json();
    expect(paths['/api/announcements'].post.operationId).toBe('announcements_post');
    expect(Object.keys(paths['/api/announcements'].post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '409', '429']),
    );
    expect(tags).toContainEqual({
      name: 'announcements',
      description: 'Announcements of the administrators',
    });
  });

  it('the refusals of a feature module are returned with their status and listed in the OpenAPI document', async () => {
    await post('admin', '2027-01-01T00:00:00Z', 'Twice');
    const refused = await post('admin', '2027-01-01T00:00:00Z', 'Twice');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('announcements.already_posted');
    const { components } = (await test.call('GET', '/api/docs/json')).json();
    expect(components.schemas.Refusal.properties.code.enum).toContain('announcements.already_posted');
  });

  it('the page of a feature module has a URL in every language, shows its data in that language and is listed in the sitemap', async () => {
    const [[file = '', pages = []] = []] = Object.entries(pageLists);
    const routes = routesOf(file.split('/').slice(1, -1).join('/'), pages);
    expect(routes.map(({ path }) => path)).toEqual([
      '/announcements',
      ...['de', 'cn', 'ja', 'ko'].map((prefix) => `/${prefix}/announcements`),
    ]);
    const page = await pageFiles[`./${routes[0]?.file}`]?.();
    if (!page) throw new Error('There is no such page.');
    const shown = await list();
    for (const language of languages) {
      const words = (await texts.get(`${page.handle.words[0]}.${language}`)?.())?.[language] as {
        title: string;
      };
      const client = new QueryClient();
      client.setQueryData(page.listQuery.queryKey, shown);
      const i18n = createI18n(language, { announcements: words });
      const html = renderToStaticMarkup(
        createElement(
          I18nextProvider,
          { i18n },
          createElement(QueryClientProvider, { client }, createElement(page.default)),
        ),
      );
      expect(html).toContain(`<h1>${words.title}</h1><p>${shown[0].text}</p>`);
    }
    const listed = test.app.modules.flatMap(({ pages: all = [] }) => all);
    const addresses = [...pagesSitemap('', listed).matchAll(/<loc>(\S*announcements)<\/loc>/g)];
    expect(addresses.map(([, path]) => path)).toEqual(routes.map(({ path }) => path));
  });

  it('the job of a feature module runs with the jobs of other modules', async () => {
    test.clock.set('2027-01-01T00:00:01Z');
    await test.app.runJob('announcements-clean-up');
    const { rows } = await test.database.pool.query('SELECT count(*)::int AS n FROM announcements');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('the example content of a feature module is part of a demo', async () => {
    await test.app.seedExamples();
    expect(await list()).toEqual([{ id: expect.any(Number), text: 'Welcome' }]);
    await test.database.pool.query('DELETE FROM announcements');
  });

  it('the rows of a feature module are part of the personal data export and are deleted with the account', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `SELECT id FROM local_users WHERE email = 'member@demo.local'`,
    );
    await test.database.pool.query(
      `INSERT INTO announcements (text, author_id, ends_at) VALUES ('Mine', $1, '2028-01-01')`,
      [rows[0]?.id],
    );
    const file = (await test.call('GET', '/api/user/data', { as: 'member' })).json();
    expect(file.announcements).toEqual([{ text: 'Mine' }]);
    const gone = await test.call('DELETE', '/api/user/account', {
      as: 'member',
      body: { password: demoPassword },
    });
    expect(gone.statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });
});
