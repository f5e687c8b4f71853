import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Swatch } from '../../../ui/tag.tsx';

type Line = { readonly label: string; readonly text: string };

export type PostTools = {
  readonly quoted: readonly {
    readonly name: string;
    readonly category: string;
    readonly categoryId: string;
    readonly address: string;
    readonly inputs: readonly Line[];
    readonly results: readonly Line[];
    readonly version: string;
  }[];
  readonly linked: readonly { readonly id: string; readonly name: string; readonly category: string }[];
};

export function PostCalculators({ quoted, linked }: PostTools) {
  const { t } = useTranslation('archive');
  const language = useLanguage();
  if (quoted.length + linked.length === 0) return null;
  return (
    <section className="mt-9">
      <h2 className="type-h2 border-b pb-2">{t('calculators')}</h2>
      {quoted.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {quoted.map(({ name, category, categoryId, address, inputs, results, version }) => (
            <li key={address} data-category={categoryId}>
              <a
                href={address}
                className="block rounded-control border border-l-4 border-l-category-fill bg-p1 px-3.5 py-2.5 recolour hover:border-ctl"
              >
                <span className="type-small block text-category">{category}</span>
                <strong>{name}</strong>
                <Lines lines={inputs} className="mt-1" />
                {results.length > 0 && (
                  <Lines lines={results} version={version} className="mt-1.5 border-t pt-1.5" />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {linked.length > 0 && (
        <ul className="divide-y">
          {linked.map(({ id, name, category }) => (
            <li key={id}>
              <Link
                to={localPath(language, `/tools/${id}`)}
                data-category={category}
                className="type-body flex min-h-11 items-center gap-2.5 py-2 recolour hover:text-hottext"
              >
                <Swatch category={category} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type LinesProps = { readonly lines: readonly Line[]; readonly version?: string; readonly className: string };

function Lines({ lines, version, className }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <span className={`type-small flex flex-wrap items-baseline gap-x-4 ${className}`}>
      {lines.map(({ label, text }) => (
        <span key={`${label} ${text}`} className="text-ink2">
          {label} <b className="font-[560] text-ink">{text}</b>
        </span>
      ))}
      {version && <span className="type-micro ml-auto text-ink3">{version}</span>}
    </span>
  );
}
