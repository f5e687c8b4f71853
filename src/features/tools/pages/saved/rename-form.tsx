import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input } from '../../../../ui/form/field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Saved, savedContract } from '../../saved/saved.contract.ts';

type RenameFormProps = {
  readonly saved: Pick<Saved, 'id' | 'name'>;
  /** Called when the name was changed, or the form is closed without a change. */
  readonly onClosed: (isRenamed: boolean) => void;
};

/** Form in place of the name of a saved calculation. */
export function RenameForm({ saved: { id, name }, onClosed }: RenameFormProps) {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const [text, setText] = useState(name);
  const isMissing = text.trim() === '';
  const rename = useChange({
    mutationFn: () =>
      call<typeof savedContract.rename>('PATCH', `/api/user/calculations/${id}`, { name: text.trim() }),
    onSuccess: () => onClosed(true),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('saved.failed'), description: passing(error) ?? undefined }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === name) onClosed(false);
    else if (!isMissing && !rename.isPending) rename.mutate();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClosed(false)}
      className="mb-1 flex flex-wrap items-start gap-2"
    >
      <Field
        label={t('saved.name')}
        error={isMissing ? t('saved.nameMissing') : undefined}
        className="min-w-48 grow"
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            required
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <span className="flex gap-2 sm:mt-7">
        <Button type="submit" size="small" variant="hot" pending={rename.isPending}>
          {t('saved.submit')}
        </Button>
        <Button size="small" onClick={() => onClosed(false)}>
          {t('saved.cancel')}
        </Button>
      </span>
    </form>
  );
}
