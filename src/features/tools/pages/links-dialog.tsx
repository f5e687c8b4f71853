import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { relatedLink } from '../links/related-link.rules.ts';
import type { ToolRow } from './catalogue/catalogue.ts';
import { useLinks } from './use-links.ts';
import { shownName } from './use-open-tool.ts';

type LinksDialogProps = { readonly row: ToolRow; readonly onClose: () => void };

export function LinksDialog({ row, onClose }: LinksDialogProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const { add, remove, pending } = useLinks(row);
  const selected = chosen.filter((each) => row.links.includes(each));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = url.trim();
    if (trimmed !== '' && (await add(trimmed))) setUrl('');
  };
  const confirm = async () => {
    await remove(selected);
    setAsking(false);
    setChosen([]);
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={t('links.title', { tool: shownName(row, language) })}
        closeLabel={t('links.close')}
      >
        <form onSubmit={(event) => void send(event)} className="flex items-end gap-3">
          <TextField
            className="grow"
            label={t('links.url')}
            value={url}
            maxLength={2_000}
            autoComplete="off"
            inputMode="url"
            onChange={(event) => setUrl(event.target.value)}
          />
          <Button type="submit" variant="hot" disabled={url.trim() === ''} pending={pending === 'add'}>
            {t(pending === 'add' ? 'links.adding' : 'links.add')}
          </Button>
        </form>
        <fieldset className="mt-5">
          <legend className="type-label mb-1 text-ink">{t('links.existing')}</legend>
          {row.links.length === 0 && <p className="type-small text-ink2">{t('links.none')}</p>}
          <ul>
            {row.links.map((link) => (
              <li key={link} className="flex items-center gap-3 border-b py-1.5">
                <Checkbox
                  className="min-w-0 grow [overflow-wrap:anywhere]"
                  checked={selected.includes(link)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked ? [...selected, link] : selected.filter((each) => each !== link),
                    )
                  }
                >
                  {link}
                </Checkbox>
                <span className="type-small text-ink3">
                  {t(relatedLink(link)?.kind === 'post' ? 'links.internal' : 'links.external')}
                </span>
              </li>
            ))}
          </ul>
        </fieldset>
        <Button
          className="mt-4 border-err! text-err!"
          disabled={selected.length === 0}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
          {t('links.deleteSelected', { count: selected.length })}
        </Button>
      </Dialog>
      {asking && (
        <Dialog
          open
          danger
          width="narrow"
          onOpenChange={() => setAsking(false)}
          title={t('links.confirm', { count: selected.length })}
          closeLabel={t('links.close')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('links.cancel')}</Button>
              <Button variant="danger" pending={pending === 'remove'} onClick={() => void confirm()}>
                {t('links.confirmDelete')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
