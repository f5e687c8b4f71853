import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Saved, savedContract } from '../../saved/saved.contract.ts';
import { RenameForm } from './rename-form.tsx';

type SavedItemProps = {
  readonly saved: Saved;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Called when the calculation was renamed or deleted. */
  readonly onChanged: () => void;
};

/** Saved calculation; deleting asks for confirmation in place, renaming replaces the name by a form. */
export function SavedItem({ saved, chosen, onChoose, onChanged }: SavedItemProps) {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const [isAsked, setAsked] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { id, name, calculator, version, currentVersion, changes, address, createdAt, results } = saved;
  const remove = useChange({
    mutationFn: () => call<typeof savedContract.remove>('DELETE', `/api/user/calculations/${id}`),
    onSuccess: () => toast({ title: t('saved.deleted') }),
    onError: (error) => {
      // The calculation was already deleted in another tab or browser; this is not an error.
      if (!(error instanceof ApiError && error.status === 404))
        toast({ variant: 'destructive', title: t('saved.failed'), description: passing(error) ?? undefined });
    },
    onSettled: onChanged,
  });
  function closeForm(isRenamed: boolean) {
    setRenaming(false);
    if (isRenamed) onChanged();
    renameButton.current?.focus();
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 grow basis-72 gap-2">
        <Checkbox checked={chosen} onChange={onChoose}>
          <span className="sr-only">{t('saved.compare', { name })}</span>
        </Checkbox>
        <div className="min-w-0">
          {isRenaming ? (
            <RenameForm saved={saved} onClosed={closeForm} />
          ) : (
            <p className="type-body font-[560] text-ink wrap-anywhere">{name}</p>
          )}
          <p className="type-small text-ink2">
            {calculator} · {t('saved.formula', { version })} · {shownMoment(createdAt)}
          </p>
          {results[0] && (
            <p className="type-small text-ink2">
              {results[0].label}: <span className="font-[560] text-ink">{results[0].text}</span>
            </p>
          )}
          {currentVersion !== null && currentVersion !== version && (
            <div className="type-small mt-1 text-warn">
              <p>{t('saved.changed', { from: version, to: currentVersion })}</p>
              <ul className="text-ink2">
                {changes.map((change) => (
                  <li key={`${change.version}${change.text}`}>
                    v{change.version}, {change.date}: {change.text}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <span className="flex gap-2">
        {address && (
          <a href={address} className={buttonClass({ size: 'small' })}>
            {t('saved.open')}
            <span className="sr-only"> {name}</span>
          </a>
        )}
        <Button
          ref={renameButton}
          size="small"
          aria-label={t('saved.renameNamed', { name })}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t('saved.rename')}
        </Button>
        {isAsked ? (
          <>
            <Button size="small" onClick={() => setAsked(false)}>
              {t('saved.keep')}
            </Button>
            <Button size="small" variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('saved.deleteNow')}
            </Button>
          </>
        ) : (
          <Button size="small" aria-label={t('saved.deleteNamed', { name })} onClick={() => setAsked(true)}>
            {t('saved.delete')}
          </Button>
        )}
      </span>
    </li>
  );
}
