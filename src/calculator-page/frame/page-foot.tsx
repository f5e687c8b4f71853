import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Mark } from '../../ui/theme/mark.tsx';
import { useFixed } from '../use-calculator.ts';

export function Foot() {
  const { words, language } = useFixed();
  return (
    <footer className="border-t max-lg:mb-16 print:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-8 print:p-0">
        <a
          href={localPath(language, '/')}
          aria-label={words.nav.home}
          data-tip={words.nav.home}
          data-print="hide"
          className="text-ink3"
        >
          <Mark className="size-4" />
        </a>
        <p className="type-small text-ink3">
          {words.disclaimer} {words.rounding}
        </p>
      </div>
    </footer>
  );
}
