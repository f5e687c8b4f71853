import { calculatorNames } from '@ferrite/calculators/names.ts';
import { type CalculatorId, findEntry, registry } from '@ferrite/calculators/registry.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Swatch } from '../../ui/tag.tsx';
import { Grain } from '../../ui/theme/grain.tsx';
import { Diagram } from './diagram.tsx';
import { ElementBackground } from './element-background.tsx';

/** One calculator of each category, for first-time visitors. */
const startHere = [
  'jominy-hardenability',
  'temper-parameter',
  'carbon-equivalent',
  'schaeffler-diagram',
  'hardness-converter',
] as const satisfies readonly CalculatorId[];

export function Hero() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const count = registry.length;
  return (
    <section className="relative isolate overflow-hidden border-b">
      <Grain className="hero-light" />
      <ElementBackground />
      <div className="page grid gap-8 py-8 sm:gap-10 sm:py-12 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_600px] xl:gap-x-20">
        <div className="flex min-w-0 flex-col justify-center xl:pr-6">
          <h1 className="type-hero max-w-[11.5em]">{t('home.claim')}</h1>
          <p className="type-lead mt-4 max-w-[28em] text-ink2 sm:mt-6">{t('home.lead', { count })}</p>
          <SearchField />
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink variant="hot" size="large" to={localPath(language, '/tools')} prefetch="intent">
              {t('home.openTools')}
            </ButtonLink>
            <ButtonLink size="large" to={localPath(language, '/forum')}>
              {t('home.askForum')}
            </ButtonLink>
          </div>
          <div className="mt-6 max-w-[540px] border-t border-line2 pt-4 sm:mt-8">
            <h2 className="type-small text-ink3">{t('home.startHere')}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {startHere.map((id) => (
                <li key={id}>
                  <Link
                    to={localPath(language, `/tools/${id}`)}
                    className="type-body inline-flex min-h-9 items-center gap-2 text-ink decoration-ctl underline-offset-4 hover:underline sm:min-h-7"
                  >
                    <Swatch category={findEntry(id)?.category ?? ''} />
                    {calculatorNames[id][language]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Diagram className="w-full self-center" />
      </div>
    </section>
  );
}

function SearchField() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Form
      role="search"
      action={localPath(language, '/tools')}
      className="relative mt-6 max-w-[480px] sm:mt-8"
    >
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute top-4 left-4 text-ink3"
      />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('home.searchLabel')}
        placeholder={t('home.search', { count: registry.length })}
        enterKeyHint="search"
        autoComplete="off"
        className="h-12 w-full truncate rounded-control border border-ctl bg-well pr-12 pl-11 text-ink recolour hover:border-ink3 max-sm:text-[16px] sm:type-answer"
      />
      <span
        aria-hidden="true"
        className="type-micro pointer-events-none absolute top-[14px] right-4 rounded-tag border border-line2 px-1.5 font-sans text-ink3 max-sm:hidden"
      >
        /
      </span>
    </Form>
  );
}
