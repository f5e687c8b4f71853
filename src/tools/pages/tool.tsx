import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { registry } from '../../../calculators/registry.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { localPath } from '../../platform/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../platform/i18n/language-choice.ts';
import { useLanguage } from '../../platform/i18n/language-context.ts';
import { pageData } from '../../platform/rendering/context.ts';
import { RunningText } from '../../ui/chart/text/running-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { SourceList } from '../../ui/source-list.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { Swatch, Tag } from '../../ui/tag.tsx';
import { ToolAccessPanel } from './tool-access-panel.tsx';
import type { ToolDescription } from './tool-description.ts';
import './tool.css';

export async function loader({
  params,
  context,
  request,
  url,
}: LoaderFunctionArgs): Promise<ToolDescription> {
  const language = decideLanguage(url.pathname, languageCookie(request.headers.get('cookie')));
  const tool: ToolDescription | null = await context.get(pageData).describeTool(params.id ?? '', language);
  if (!tool) throw data(null, { status: 404 });
  return tool;
}

/** What a calculator computes, for people and search engines; anyone may read it. */
export default function Tool() {
  const tool = useLoaderData<typeof loader>();
  const { t } = useTranslation('tools');
  const { entry, name, summary, available } = tool;
  return (
    <article className="page grow pt-6 pb-4 sm:pt-8">
      <PageHead path={`/tools/${entry.id}`} title={name} description={summary || t('page.buildingText')} />
      <ToolHead tool={tool} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <aside className="lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
          <ToolAccessPanel tool={tool} />
        </aside>
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-start-1">
          {!available && <Notice title={t('page.building')}>{t('page.buildingText')}</Notice>}
          <Formulas tool={tool} />
          <Ranges tool={tool} />
          <Example tool={tool} />
          <Sources tool={tool} />
          {available && <p className="type-micro max-w-[72ch] text-ink3">{t('page.disclaimer')}</p>}
        </div>
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
      <ul className="grid gap-4">
        {[...new Set(formulas.map(({ mathml }) => mathml))].map((mathml) => (
          <li
            key={mathml}
            lang="en"
            translate="no"
            className="formulas type-formula overflow-x-auto overflow-y-hidden py-1"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: typeset by our server from our own definitions.
            dangerouslySetInnerHTML={{ __html: mathml }}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Ranges({ tool: { ranges } }: Part) {
  const { t } = useTranslation('tools');
  if (ranges.length === 0) return null;
  return (
    <Panel title={t('page.ranges')}>
      <p className="type-small mb-3 max-w-[68ch] text-ink2">{t('page.rangesText')}</p>
      <Lines lines={ranges} />
    </Panel>
  );
}

function Example({ tool: { example } }: Part) {
  const { t } = useTranslation('tools');
  if (!example) return null;
  return (
    <Panel title={t('page.example')}>
      <p className="type-body mb-4 max-w-[68ch] text-ink2">{example.title}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Column title={t('page.inputs')}>
          <Lines lines={example.inputs} />
        </Column>
        <Column title={t('page.results')}>
          <Lines lines={example.results} strong />
        </Column>
      </div>
    </Panel>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="type-column border-b border-line2 pb-1.5 text-ink2">{title}</h3>
      {children}
    </section>
  );
}

/** Longer values get a line of their own below the label. */
const shortText = 40;

/** Label left, value right, a hairline between lines. */
function Lines({
  lines,
  strong = false,
}: {
  readonly lines: readonly (ToolDescription['ranges'][number] & { readonly isOutside?: boolean })[];
  readonly strong?: boolean;
}) {
  const { t } = useTranslation('tools');
  return (
    <dl className="type-small">
      {lines.map(({ label, text, isOutside }) => (
        <div
          key={`${label} ${text}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-1.5 last:border-b-0"
        >
          <dt className="min-w-0 text-ink2">
            <RunningText>{label}</RunningText>
          </dt>
          <dd
            className={classNames(
              'text-ink',
              text.length > shortText ? 'basis-full' : 'ml-auto text-right',
              strong && 'font-[560]',
            )}
          >
            {text}
            {isOutside && (
              <>
                {' '}
                <Tag>{t('page.outside')}</Tag>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
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
