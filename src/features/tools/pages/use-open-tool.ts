import { calculatorNames } from '@ferrite/calculators/names.ts';
import { pagePath } from '@ferrite/calculators/registry.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { hasStoredSession } from '../../../platform/browser/session-key.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import type { AnswerOf } from '../../../platform/server/http/contract.ts';
import { type Language, locale, localPath } from '../../../platform/shared/i18n/i18n.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { toolsContract } from '../tools.contract.ts';
import { type AccessOutcome, accessOutcome, nextDay } from './access-outcome.ts';
import type { ToolRow } from './catalogue/catalogue.ts';
import { type UseConsent, useRefundEnd } from './catalogue/use-refund-end.tsx';
import { rememberTool } from './kept/local-tools.ts';
import { type OpeningTab, openingTab } from './opening-tab.ts';
import { inLanguage, placeOf } from './saved/shared-address.ts';

/** Time in milliseconds for which the link that replaces a blocked tab is shown. */
const blockedMs = 30_000;

export type OpenableTool = Pick<ToolRow, 'category' | 'name' | 'entry' | 'available'>;

export type OpenTool = {
  readonly open: (tool: OpenableTool) => Promise<void>;
  /** Opens this URL with its inputs in the current tab. */
  readonly openHere: (tool: OpenableTool, address: string, how?: 'replace') => Promise<void>;
  /** Consent dialog, to be rendered by the caller. */
  readonly dialog: ReactNode;
};

/** Returns the localized name of a tool; for an unknown tool the name in the catalogue. */
export function shownName(tool: Pick<ToolRow, 'entry' | 'name'>, language: Language): string {
  return tool.entry ? calculatorNames[tool.entry.id][language] : tool.name;
}

/** Requests access to a tool and opens it, or shows why access is denied. */
export function useOpenTool(): OpenTool {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const refuse = useRefusal();
  const asking = useRef(false);
  const { using, dialog } = useRefundEnd();

  const open = useCallback(
    async (tool: OpenableTool): Promise<void> => {
      if (asking.current) return;
      if (!tool.available || !tool.entry) return refuse({ kind: 'unavailable' }, tool, () => {});
      asking.current = true;
      const name = shownName(tool, language);
      let tab: OpeningTab | null = null;
      try {
        const access = await using(name, async (consent) => {
          tab?.close();
          // Without a session no tab is opened, because it would be closed again immediately.
          tab = hasStoredSession() ? openingTab(t('open.opening', { tool: name })) : null;
          return { tab, ...(await requestAccess(tool, consent)) };
        });
        if (!access) return (tab as OpeningTab | null)?.close();
        rememberTool(tool.entry.id);
        const { url, today } = access;
        const address = inLanguage(url, language);
        if (access.tab && !access.tab.go(address)) return;
        const blocked = {
          durationMs: blockedMs,
          description: `${t('open.blocked')} ${t('open.blockedHelp')}`,
          action: { label: t('open.openNow'), onSelect: () => void window.open(address, '_blank') },
        };
        toast({
          title: t('open.granted'),
          ...(access.tab
            ? {
                description: today
                  ? t('open.todayText', { tool: name, ...today })
                  : t('open.grantedText', { tool: name }),
              }
            : blocked),
        });
      } catch (error) {
        (tab as OpeningTab | null)?.close();
        refuse(error as Error, tool, () => void open(tool));
      } finally {
        asking.current = false;
      }
    },
    [t, language, refuse, using],
  );

  const openHere = useCallback(
    async (tool: OpenableTool, address: string, how?: 'replace'): Promise<void> => {
      if (asking.current) return;
      asking.current = true;
      try {
        const access = await using(shownName(tool, language), (consent) => requestAccess(tool, consent));
        if (!access) return;
        if (tool.entry) rememberTool(tool.entry.id);
        const wanted = inLanguage(address, language);
        if (how === 'replace') location.replace(wanted);
        else location.assign(wanted);
      } catch (error) {
        refuse(error as Error, tool, () => void openHere(tool, address, how), address);
      } finally {
        asking.current = false;
      }
    },
    [language, refuse, using],
  );

  return { open, openHere, dialog };
}

type Access = AnswerOf<typeof toolsContract.access>;

/** Requests access to a tool. @returns the URL of the tool page; for free members also the used share of the daily limit */
async function requestAccess({ category, name }: OpenableTool, consent: UseConsent): Promise<Access> {
  const path =
    `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(name)}/access${consent}` as const;
  return call<typeof toolsContract.access>('POST', path);
}

/** Shows why access was refused. @param why error of the request, or an outcome known without a request */
type Refuse = (why: AccessOutcome | Error, tool: OpenableTool, retry: () => void, address?: string) => void;

function useRefusal(): Refuse {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (why, { entry }, retry, address) => {
      const outcome = why instanceof Error ? accessOutcome(why) : why;
      const plans = { label: t('open.plansAction'), onSelect: () => void navigate('/membership') };
      switch (outcome.kind) {
        case 'login': {
          const wanted = address ?? (entry ? `/calculators/${pagePath(entry)}` : null);
          const tools = localPath(language, '/tools');
          const next = wanted ? placeOf(tools, wanted) : tools;
          const action = {
            label: t('open.loginAction'),
            onSelect: () => void navigate(`/login?next=${encodeURIComponent(next)}`),
          };
          toast({ variant: 'destructive', title: t('open.login'), description: t('open.loginText'), action });
          return;
        }
        case 'premium':
          toast({
            variant: 'notice',
            title: t('open.premium'),
            description: t('open.premiumText'),
            action: plans,
          });
          return;
        case 'limit': {
          const time = new Intl.DateTimeFormat(locale[language], {
            dateStyle: 'medium',
            timeStyle: 'short',
            hourCycle: 'h23',
          }).format(nextDay(new Date()));
          const text =
            outcome.limit === null
              ? t('open.limitTextShort', { time })
              : t('open.limitText', { limit: outcome.limit, time });
          toast({
            variant: 'destructive',
            title: t('open.limit'),
            description: text,
            action: plans,
            durationMs: 10_000,
          });
          return;
        }
        case 'unavailable':
          toast({
            variant: 'destructive',
            title: t('open.unavailable'),
            description: t('open.unavailableText'),
          });
          return;
        case 'ended':
          return;
        case 'failed':
          toast({
            variant: 'destructive',
            title: t('open.failed'),
            description: passing(why) ?? undefined,
            action: { label: t('open.retryAction'), onSelect: retry },
          });
      }
    },
    [t, passing, language, navigate],
  );
}
