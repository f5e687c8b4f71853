import { categories, pagePath } from '@ferrite/calculators/registry.ts';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { pathWithNext } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { placeOf } from '../saved/shared-address.ts';
import { useOpenTool } from '../use-open-tool.ts';
import type { ToolDescription } from './description.ts';

/** Panel with the required membership and the next step for this visitor. */
export function ToolAccessPanel({ tool: { entry, name, available } }: { readonly tool: ToolDescription }) {
  const { t } = useTranslation('tools');
  const { open, dialog } = useOpenTool();
  const premium = entry.access === 'premium';
  const category = categories.find((each) => each.id === entry.category)?.name ?? entry.category;
  return (
    <Panel title={t('page.accessTitle')}>
      <p className="type-body flex items-center gap-2 font-[560]">
        {premium && <KeyRound aria-hidden size={16} strokeWidth={1.5} className="text-ink2" />}
        {t(`access.${entry.access}`)}
      </p>
      <p className="type-small mt-1 text-ink2">{t(premium ? 'page.premiumText' : 'page.memberText')}</p>
      {available && (
        <Button
          variant="hot"
          size="large"
          className="mt-4 w-full whitespace-normal! py-2 text-center"
          onClick={() => void open({ category, name: entry.name, entry, available })}
        >
          {t('page.open', { tool: name })}
        </Button>
      )}
      {available && <AccessAction entry={entry} />}
      {dialog}
    </Panel>
  );
}

/** Button that depends on the session, which is available only in the browser; its space is reserved until then. */
function AccessAction({ entry }: Pick<ToolDescription, 'entry'>) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const { status, profile } = useSession();
  if (status === 'loading') return <div className="mt-3 h-9" />;
  const next = placeOf(localPath(language, '/tools'), `/calculators/${pagePath(entry)}`);
  const plans = (screen: '/membership' | `${string}/pricing`) => (
    <ButtonLink to={pathWithNext(screen, next)}>{t('page.plans')}</ButtonLink>
  );
  if (status === 'signed-out') {
    return (
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={pathWithNext('/login', next)}>{t('page.logIn')}</ButtonLink>
        <ButtonLink to={pathWithNext('/register', next)}>{t('page.signUp')}</ButtonLink>
        {entry.access === 'premium' && plans(localPath(language, '/pricing') as `${string}/pricing`)}
      </div>
    );
  }
  if (entry.access === 'premium' && !profile?.isPremium) {
    return <div className="mt-3">{plans('/membership')}</div>;
  }
  return <p className="type-small mt-3 text-ink2">{t('page.included')}</p>;
}
