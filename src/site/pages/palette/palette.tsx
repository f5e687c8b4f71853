import type { Grade } from '@ferrite/calculators/core/steels/steels.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { nextOption } from './palette-items.ts';
import { type Group, useGroups } from './use-groups.ts';

type PaletteProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Command palette that finds the member's own work, calculators, steel grades, posts and questions. */
export default function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation('layout');
  const [query, setQuery] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  const [active, setActive] = useState(0);
  const id = useId();
  const search = (text: string, of = grade) => {
    setQuery(text);
    setGrade(of);
    setActive(0);
  };
  const { groups, isSearching, dialog } = useGroups({
    query,
    grade,
    onGrade: (each) => search('', each),
    onClose,
  });
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, items.length - 1);
  const isEmpty = query.trim() !== '' && items.length === 0 && !isSearching;

  useEffect(() => {
    if (isOpen) return;
    setQuery('');
    setGrade(null);
    setActive(0);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && query === '' && grade) search('', null);
    const next = nextOption(event.key, current, items.length);
    if (event.key === 'Enter') items[current]?.run(event.ctrlKey || event.metaKey);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && onClose()}
        title={grade ? t('palette.withGrade', { grade: grade.name }) : t('palette.title')}
        closeLabel={t('palette.close')}
      >
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('palette.field')}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, 'h-12')}
        />
        <OptionList id={id} groups={groups} current={current} onActive={setActive} />
        <p role="status" className="type-small mt-2 min-h-5 text-ink2">
          {isEmpty && (
            <>
              {t('palette.nothing', { query: query.trim() })} <AskLink query={query} onClose={onClose} />
            </>
          )}
        </p>
      </Dialog>
      {dialog}
    </>
  );
}

type OptionListProps = {
  /** Prefix of the ids: list `<id>-list`, options `<id>-0` and so on. */
  readonly id: string;
  readonly groups: readonly Group[];
  readonly current: number;
  readonly onActive: (at: number) => void;
};

function OptionList({ id, groups, current, onActive }: OptionListProps) {
  const { t } = useTranslation('layout');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const items = groups.flatMap((group) => group.items);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('palette.title')}
      className="mt-3 h-[min(400px,50dvh)] overflow-y-auto"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options outside of a select.
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="type-column px-2 pt-2 pb-1 text-ink3">
            {group.title}
          </p>
          {group.items.map((item) => {
            const at = items.indexOf(item);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys.
              <div
                key={item.key}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === current}
                onPointerMove={() => onActive(at)}
                onClick={(event) => item.run(event.ctrlKey || event.metaKey)}
                className="type-body flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-p3 sm:min-h-10"
              >
                <span className="min-w-0 grow truncate">{item.label}</span>
                {item.aside && <span className="type-small shrink-0 text-ink3">{item.aside}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function AskLink({ query, onClose }: { readonly query: string; readonly onClose: () => void }) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <Link
      to={`${localPath(language, '/forum')}?ask=1&title=${encodeURIComponent(query.trim())}`}
      onClick={onClose}
      className="textlink"
    >
      {t('palette.ask')}
    </Link>
  );
}
