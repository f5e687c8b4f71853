import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { readPastedAnalysis } from '../../heats/heat-form.rules.ts';
import type { useHeatForm } from './use-heat-form.ts';

/** Dialog that fills the analysis from pasted text, after showing what was found. */
export function PasteAnalysis({ form }: { readonly form: ReturnType<typeof useHeatForm> }) {
  const { t } = useTranslation('workbench');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { draft, setDraft } = form;
  const found = readPastedAnalysis(text);
  const list = Object.entries(found).map(([element, value]) => `${element} ${value}`);
  const apply = () => {
    const isKept = ({ element }: (typeof draft.sources)[number]) => !(element in found);
    setDraft({
      ...draft,
      contents: { ...draft.contents, ...found },
      sources: draft.sources.filter(isKept),
    });
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('form.paste')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('form.paste')}
        closeLabel={t('heat.close')}
        actions={
          <Button variant="hot" disabled={list.length === 0} onClick={apply}>
            {t('form.pasteApply')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <Field label={t('form.analysis')} hint={t('form.pasteHint')}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                maxLength={20_000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <p role="status" className="type-small text-ink2">
            {list.length > 0 && t('form.pasteFound', { list: list.join(', ') })}
            {list.length === 0 && text.trim() !== '' && t('form.pasteNone')}
          </p>
        </div>
      </Dialog>
    </>
  );
}
