import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Grain } from '../../../ui/theme/grain.tsx';

type AuthPanelProps = {
  /** Whether to show a link to the home page. */
  readonly home?: boolean;
  readonly children: ReactNode;
};

/** Frame of all login pages. */
export function AuthPanel({ home = true, children }: AuthPanelProps) {
  return (
    <div className="relative isolate -mb-16 flex grow items-center justify-center overflow-hidden px-4 py-12 sm:py-16">
      <Grain />
      <section className="w-full max-w-[400px] rounded-panel border bg-p1 p-6 inset-shadow-sheen sm:p-8">
        {children}
        {home && <HomeLink />}
      </section>
    </div>
  );
}

function HomeLink() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <p className="type-small mt-4 flex justify-center">
      <Link
        to={localPath(language, '/')}
        className="inline-flex min-h-9 items-center gap-1.5 px-2 text-ink2 recolour hover:text-ink"
      >
        <House aria-hidden size={14} strokeWidth={1.5} />
        {t('login.home')}
      </Link>
    </p>
  );
}
