import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { locale } from '../../../platform/shared/i18n/i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SearchField, useTypedSearch } from '../../../ui/form/search-field.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useProblemWords } from './problem-words.ts';
import { useRefresh } from './use-list.ts';

type ListPanelProps = {
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly filters?: ReactNode;
  /** Download link for the list as CSV. */
  readonly file?: { readonly path: string; readonly name: string };
  readonly window?: { readonly page: number; readonly pageSize: number; readonly total: number } | undefined;
  readonly onPage: (page: number) => void;
  readonly error: unknown;
  readonly children: ReactNode;
};

export function ListPanel({ search, filters, file, window, onPage, error, children }: ListPanelProps) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  return (
    <div className="overflow-hidden rounded-panel border bg-p1 inset-shadow-sheen">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-3 py-2.5">
        {search && <ListSearch {...search} />}
        {filters && <div className="-my-1 max-w-full overflow-x-auto py-1">{filters}</div>}
        <div className="ml-auto flex items-center gap-2">
          {window && <Pages {...window} onPage={onPage} />}
          {file && <SaveButton {...file} />}
        </div>
      </div>
      {error ? (
        <div className="p-4">
          <Notice
            tone="err"
            actions={
              <Button size="small" onClick={() => void refresh()}>
                {t('retry')}
              </Button>
            }
          >
            {t('list.failed')} {words(error)}
          </Notice>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

function ListSearch({ label, value, onChange }: NonNullable<ListPanelProps['search']>) {
  const { t } = useTranslation('admin');
  const { typed, type, ask } = useTypedSearch(value, onChange);
  return (
    <SearchField
      className="min-w-52 grow sm:max-w-80"
      label={label}
      clearLabel={t('list.clearSearch')}
      value={typed}
      maxLength={200}
      onChange={type}
      onAsk={ask}
    />
  );
}

type PagesProps = NonNullable<ListPanelProps['window']> & Pick<ListPanelProps, 'onPage'>;

function Pages({ page, pageSize, total, onPage }: PagesProps) {
  const { t } = useTranslation('admin');
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString(locale[language]);
  return (
    <>
      <span role="status" className="type-small whitespace-nowrap text-ink2">
        {total === 0
          ? t('list.none')
          : t('list.range', { from: number(from), to: number(to), total: number(total) })}
      </span>
      {total > pageSize && (
        <span className="flex">
          <IconButton label={t('list.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
          <IconButton label={t('list.next')} disabled={to >= total} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </span>
      )}
    </>
  );
}

function SaveButton({ path, name }: NonNullable<ListPanelProps['file']>) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await saveFile(path, name);
    } catch (error) {
      toast({ variant: 'destructive', title: t('list.fileFailed'), description: words(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" pending={pending} onClick={() => void save()}>
      {!pending && <Download aria-hidden size={16} strokeWidth={1.5} />}
      {t('list.csv')}
    </Button>
  );
}
