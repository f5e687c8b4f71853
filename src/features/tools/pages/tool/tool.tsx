import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../../../platform/shared/rendering/context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { SourceList } from '../../../../ui/source-list.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Swatch } from '../../../../ui/tag.tsx';
import { ToolAccessPanel } from './access-panel.tsx';
import type { ToolDescription } from './description.ts';
import { Lines } from './lines.tsx';
import { Related } from './related.tsx';
import { pictureOf, toolJson } from './structured-data.ts';
import { WorkedExample } from './worked-example.tsx';
import './tool.css';

/** Maximum number of forum questions beside a calculator. */
const maxQuestions = 4;

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const language = decideLanguage(url.pathname, languageCookie(request.headers.get('cookie')));
  const { describeTool, listTools, questions, site } = context.get(pageData);
  const tool: ToolDescription | null = await describeTool(params.id ?? '', language);
  if (!tool) throw data(null, { status: 404 });
  const listed = Object.values(await listTools()).flat();
  return {
    tool,
    json: toolJson(tool, language, site.publicUrl),
    listing: listed.find(({ id }) => id === tool.entry.id) ?? null,
    questions: await questions.containing(pagePath(tool.entry), maxQuestions),
  };
}

export default function Tool() {
  const { tool, json, listing, questions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('tools');
  const { entry, name, summary, available, example } = tool;
  return (
    <article className="page grow pt-6 pb-4 sm:pt-8">
      <PageHead
        path={`/tools/${entry.id}`}
        title={name}
        description={summary || t('page.buildingText')}
        picture={pictureOf(entry.id)}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data from the server without less-than signs.
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <ToolHead tool={tool} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <aside className="lg:col-start-2 lg:row-start-1">
          <ToolAccessPanel tool={tool} />
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {!available && <Notice title={t('page.building')}>{t('page.buildingText')}</Notice>}
          {example && <WorkedExample key={entry.id} example={example} />}
          <Formulas tool={tool} />
          <Ranges tool={tool} />
          <Sources tool={tool} />
          {available && <p className="type-micro max-w-[72ch] text-ink3">{t('page.disclaimer')}</p>}
        </div>
        <Related
          tool={tool}
          listing={listing}
          questions={questions}
          className="lg:sticky lg:top-20 lg:col-start-2"
        />
      </div>
    </article>
  );
}

type Part = { readonly tool: ToolDescription };

function ToolHead({ tool: { entry, name, category, summary } }: Part) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const number = registry.findIndex((each) => each.id === entry.id) + 1;
  return (
    <header>
      <Link
        to={localPath(language, '/tools')}
        className="type-small -ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 text-ink2 recolour hover:text-ink"
      >
        <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
        {t('page.all')}
      </Link>
      <p className="type-small mt-3 flex flex-wrap items-center gap-x-2.5" data-category={entry.category}>
        <Swatch category={entry.category} />
        <span className="font-[600] text-category">{category}</span>
        <span className="text-ink3">{t('page.number', { number })}</span>
      </p>
      <h1 className="type-h1 mt-1.5">{name}</h1>
      {summary && (
        <p className="type-lead mt-2 max-w-[68ch] text-ink2">
          <RunningText>{summary}</RunningText>
        </p>
      )}
    </header>
  );
}

function Formulas({ tool: { formulas } }: Part) {
  const { t } = useTranslation('tools');
  if (formulas.length === 0) return null;
  return (
    <Panel title={t('page.formulas')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {[...new Set(formulas.map(({ mathml }) => mathml))].map((mathml) => (
          <li
            key={mathml}
            lang="en"
            translate="no"
            className="formulas type-formula overflow-x-auto overflow-y-hidden py-1"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server typesets formulas from our definitions.
            dangerouslySetInnerHTML={{ __html: mathml }}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Ranges({ tool: { ranges, limits } }: Part) {
  const { t } = useTranslation('tools');
  const groups = [
    [t('page.rangesText'), ranges],
    [t('page.limitsText'), limits],
  ] as const;
  if (ranges.length + limits.length === 0) return null;
  return (
    <Panel title={t('page.ranges')}>
      <div className="flex flex-col gap-5">
        {groups.map(
          ([text, lines]) =>
            lines.length > 0 && (
              <div key={text}>
                <p className="type-small mb-3 max-w-[68ch] text-ink2">{text}</p>
                <Lines lines={lines} />
              </div>
            ),
        )}
      </div>
    </Panel>
  );
}

function Sources({ tool: { sources } }: Part) {
  const { t } = useTranslation('tools');
  if (sources.length === 0) return null;
  return (
    <Panel title={t('page.sources')}>
      <SourceList sources={sources} className="max-w-[80ch]" itemClass="py-1.5" />
    </Panel>
  );
}
