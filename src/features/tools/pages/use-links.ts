import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, isRefusal } from '../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { ToolCode } from '../refusals.ts';
import type { toolsContract } from '../tools.contract.ts';
import type { ToolRow } from './catalogue/catalogue.ts';

const reasons = {
  'tools.bad_link': 'links.badLink',
  'tools.link_exists': 'links.exists',
  'tools.no_such_post': 'links.noPost',
} as const satisfies Partial<Record<ToolCode, string>>;

/** Adds and removes links of a tool, shows the outcome, and reloads the catalogue. */
export function useLinks({ category, name }: Pick<ToolRow, 'category' | 'name'>) {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<'add' | 'remove' | null>(null);
  const path = `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(name)}/links` as const;

  async function attempt(what: 'add' | 'remove', work: () => Promise<unknown>): Promise<boolean> {
    setPending(what);
    try {
      await work();
      toast({ title: t(what === 'add' ? 'links.added' : 'links.deleted') });
      return true;
    } catch (error) {
      const usual = t(what === 'add' ? 'links.addFailed' : 'links.deleteFailed');
      const key = error instanceof ApiError ? reasons[error.code as keyof typeof reasons] : undefined;
      const reason = key ? t(key) : (passing(error) ?? '');
      toast({
        variant: 'destructive',
        title: t('links.error'),
        description: reason === '' ? usual : `${usual} ${reason}`,
      });
      return false;
    } finally {
      setPending(null);
      await queryClient.invalidateQueries({ queryKey: ['/api/tools'] });
    }
  }

  return {
    pending,
    add: (url: string) => attempt('add', () => call<typeof toolsContract.addLink>('POST', path, { url })),
    /** Sends one request per link; a link that was already deleted counts as deleted. */
    remove: (urls: readonly string[]) =>
      attempt('remove', async () => {
        for (const url of urls)
          await call<typeof toolsContract.removeLink>(
            'DELETE',
            `${path}?url=${encodeURIComponent(url)}`,
          ).catch((error: unknown) => {
            if (!isRefusal<ToolCode>(error, 'tools.link_not_found')) throw error;
          });
      }),
  };
}
