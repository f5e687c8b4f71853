import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../../layout/page-head.tsx';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../../platform/shared/rendering/context.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Accuracy, ModelAccuracy, PropertyAccuracy } from './accuracy-data.ts';
import { Changes } from './changes.tsx';
import { Diagram } from './diagram.tsx';
import { Ranking } from './ranking.tsx';
import { useErrorFormat } from './use-error-format.ts';

export function loader({ context, request, url }: LoaderFunctionArgs): Accuracy {
  const language = decideLanguage(url.pathname, languageCookie(request.headers.get('cookie')));
  return context.get(pageData).describeAccuracy(language);
}

export const handle = pageWords('accuracy');

/** Page with the accuracy of all models, and the calculators without measurements. */
export default function AccuracyPage() {
  const { calculators, measured, changes, unmeasured } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accuracy');
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageHead path="/accuracy" title={t('title')} description={t('description')} />
      <header className="max-w-[72ch]">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="type-answer mt-1 text-ink2">
          {t('lead', {
            compared: `${calculators.compared}`,
            all: `${calculators.all}`,
            properties: `${measured.length}`,
          })}
        </p>
      </header>
      <Ranking measured={measured} />
      <p className="type-body max-w-[72ch] text-ink2">{t('reading')}</p>
      {measured.map((property) => (
        <Property key={property.property} property={property} />
      ))}
      <section aria-labelledby="unmeasured">
        <h2 id="unmeasured" className="type-h2">
          {t('unmeasured')}
        </h2>
        <dl className="mt-4 grid gap-px overflow-hidden rounded-panel border bg-line sm:grid-cols-2">
          {unmeasured.map(({ reason, names }) => (
            <div key={reason} className="bg-p1 px-4 py-3">
              <dt className="type-h3">{t(`reason_${reason}`)}</dt>
              <dd className="type-small mt-1 text-ink2">{names.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Changes changes={changes} />
    </div>
  );
}

function Property({ property: found }: { readonly property: PropertyAccuracy }) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const { property, entry, calculatorName, models, rows, steels, source, isPublished } = found;
  return (
    <div id={property} className="scroll-mt-20">
      <Panel
        title={t(`property_${property}`)}
        actions={
          <Link to={localPath(language, `/tools/${entry.id}`)} className="textlink type-small">
            {calculatorName}
          </Link>
        }
        flush
      >
        <p className="type-small border-b px-4 py-3 text-ink2">
          {t(isPublished ? 'dataPublished' : 'data', {
            rows: formatShort(rows, language),
            steels: formatShort(steels, language),
            source,
          })}
        </p>
        <ul className="grid grid-cols-1 gap-px bg-line md:grid-cols-2 xl:grid-cols-3">
          {models.map((model) => (
            <Model
              key={model.output}
              model={model}
              unit={found.unit}
              axis={found.axis ?? diagramUnits[found.unit] ?? found.unit}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** Unit of a deviation by unit of the quantity: kelvins for temperatures, factors for diameters. */
const diagramUnits: Readonly<Record<string, string>> = { K: '°C', '%': 'µm' };

type ModelProps = { readonly model: ModelAccuracy; readonly unit: string; readonly axis: string };

function Model({ model, unit, axis }: ModelProps) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const { label, isFitted, n, bias, rmse, within90, inRange, bins } = model;
  const { isRatio, number, signed, within } = useErrorFormat(unit);
  const facts = [
    [t('rmse'), number(rmse)],
    [t('bias'), signed(bias)],
    [t('within'), within(within90)],
    [t('count'), formatShort(n, language)],
    ...(inRange ? [[t('inRange'), `${number(inRange.rmse)} (${formatShort(inRange.n, language)})`]] : []),
  ];
  return (
    <li className="flex flex-wrap gap-4 bg-p1 px-4 py-3">
      <Diagram label={label} unit={axis} isRatio={isRatio} bins={bins} />
      <div className="min-w-0 grow basis-40">
        <h3 className="type-h3 wrap-anywhere">{label}</h3>
        {isFitted && <p className="type-small text-info">{t('fitted')}</p>}
        <dl className="type-small mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink2">{name}</dt>
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
