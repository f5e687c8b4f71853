import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';
import { pageWords } from '../../messages/route-words.ts';
import { pageData } from '../../platform/context.ts';
import { localPath } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import { CentreCard } from '../../shell/centre-card.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import Coming from '../../shell/pages/coming.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

export const handle = pageWords('archive');

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!(await context.get(pageData).hasPost(params['id'] ?? ''))) throw data(null, { status: 404 });
  return null;
}

/** A post of the archive. Reading posts is being built; an address without a post says so already. */
export default Coming;

export function ErrorBoundary() {
  const { t } = useTranslation('archive');
  const { pathname } = useLocation();
  return (
    <CentreCard
      title={t('notFound.title')}
      actions={<Back opensAlone={pathname.startsWith('/resources/')} />}
    >
      <PageHead path={pathname} title={t('notFound.title')} description={t('notFound.text')} noindex />
      {t('notFound.text')}
    </CentreCard>
  );
}

/** A resource is opened in a window of its own, which Back closes; where that is not allowed it leads to the archive. */
function Back({ opensAlone }: { readonly opensAlone: boolean }) {
  const { t } = useTranslation('archive');
  const language = useLanguage();
  const navigate = useNavigate();
  const archive = localPath(language, '/archive');
  const label = (
    <>
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
      {t('notFound.back')}
    </>
  );
  if (!opensAlone) return <ButtonLink to={archive}>{label}</ButtonLink>;
  const leave = () => {
    window.close();
    if (!window.closed) void navigate(archive);
  };
  return <Button onClick={leave}>{label}</Button>;
}
