/** Routes of all pages: those of the site, and those that features list in `pages/<feature>.pages.ts`. */
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { defaultLanguage, languages, localPath } from './platform/shared/i18n/i18n.ts';
import type { FeaturePage } from './platform/shared/rendering/feature-pages.ts';

/** Returns the route of a page. Paths are case-sensitive: `/TOOLS` is not `/tools`. */
const page = (path: string, file: string) =>
  route(path, file, { id: `${file}:${path}`, caseSensitive: true });
const each = (paths: readonly string[], file: string) => paths.map((path) => page(path, file));
const inLanguages = (path: string, file: string) =>
  each(
    languages.map((language) => localPath(language, path)),
    file,
  );
/**
 * Returns the routes of an account page, which has no language in its path. With a language prefix, a redirect stores
 * the language and removes the prefix.
 */
const account = (path: string, file: string) => [
  page(path, file),
  ...each(
    languages.filter((language) => language !== defaultLanguage).map((language) => localPath(language, path)),
    'site/pages/redirects/without-prefix.ts',
  ),
];
const byAddresses = { languages: inLanguages, account, exact: page } as const;

/**
 * Returns the routes of a feature's pages.
 * @param folder folder of `<feature>.pages.ts`, relative to `src`
 */
export const routesOf = (folder: string, pages: readonly FeaturePage[]): RouteConfigEntry[] =>
  pages.flatMap(({ paths, file, addresses }) =>
    paths.flatMap((path) => byAddresses[addresses](path, `${folder}/${file}`)),
  );

const featurePages = import.meta.glob<readonly FeaturePage[]>('./features/*/pages/*.pages.ts', {
  eager: true,
  import: 'pages',
});

export default [
  // Home, tools, archive and forum share one screen in every language; it stays mounted while the section changes.
  layout(
    'site/pages/home.tsx',
    languages.flatMap((language) =>
      ['/', '/tools', '/archive', '/forum'].map((rest) =>
        page(localPath(language, rest), 'site/pages/section.tsx'),
      ),
    ),
  ),
  ...inLanguages('/resources', 'site/pages/redirects/resources.ts'),
  ...inLanguages('/pricing', 'site/pages/pricing.tsx'),

  ...account('/register', 'site/pages/register.tsx'),
  ...account('/register-new', 'site/pages/register.tsx'),
  ...account('/register-old', 'site/pages/redirects/register-old.ts'),
  ...account('/membership', 'site/pages/membership.tsx'),
  ...account('/my-page', 'site/pages/my-page.tsx'),
  ...account('/workbench', 'site/pages/workbench/workbench.tsx'),
  ...account('/admin/dashboard', 'site/pages/admin-dashboard.tsx'),
  page('/dashboard', 'site/pages/redirects/dashboard.ts'),
  page('/dev/mailbox', 'site/pages/mailbox.tsx'),
  ...each(['/terms-of-service', '/refund-policy', '/privacy-policy'], 'site/pages/legal.tsx'),

  ...Object.entries(featurePages).flatMap(([file, pages]) =>
    routesOf(file.split('/').slice(1, -1).join('/'), pages),
  ),

  route('*', 'site/pages/not-found.tsx'),
] satisfies RouteConfig;
