import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Input, TextField } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { heatLimits, maxHeats } from '../../heats/heat.rules.ts';
import { numberText } from '../../heats/heat-form.rules.ts';
import { sectionText } from '../../heats/heat-text.rules.ts';
import { contentsOf, type ImportRow, type RowEdit } from '../../heats/tables/import-rows.rules.ts';
import type { Import } from './use-import.ts';

/** Number of parts that were not read and are listed. */
const maxListed = 20;

/** Id of the note how many heats were saved, which gets the focus after saving. */
export const savedNoteId = 'saved-heats';

/** Table of the heats found, from which the member chooses those to be saved. */
export function FoundHeats({ state }: { readonly state: Import }) {
  const { t } = useTranslation('workbench');
  const { found, rows, edits } = state;
  if (state.text.trim() === '') return null;
  const saved = state.savedCount > 0 && (
    <p id={savedNoteId} tabIndex={-1} className="type-body text-ink2">
      {t('import.savedBefore', { count: state.savedCount })}
    </p>
  );
  if (rows.length === 0)
    return saved || (state.isCurrent ? <Notice tone="warn">{t('import.none')}</Notice> : null);
  return (
    <Panel flush title={t('import.found', { count: rows.length })}>
      <div className="grid gap-3 border-b p-4">
        {saved}
        <NotRead parts={found} />
        <TextField
          name="grade"
          className="max-w-80"
          maxLength={heatLimits.grade}
          autoComplete="off"
          spellCheck={false}
          label={t('import.grade')}
          value={state.grade}
          onChange={({ target }) => state.setGrade(target.value)}
        />
      </div>
      <table className="w-full border-collapse text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="type-column text-ink2 [&>th]:px-4 [&>th]:py-2 [&>th]:font-[520]">
            <th scope="col">{t('import.choose')}</th>
            <th scope="col">{t('form.name')}</th>
            <th scope="col">{t('form.grade')}</th>
            <th scope="col">{t('list.analysis')}</th>
            <th scope="col">{t('import.remarks')}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.slice(0, maxHeats).map((row, at) => (
            <FoundRow key={row.key} at={at} row={row} edit={edits[row.key]} onEdit={state.edit} />
          ))}
        </tbody>
      </table>
      {rows.length > maxHeats && (
        <p className="type-body border-t p-4 text-warn">
          {t('import.more', { count: rows.length - maxHeats, most: maxHeats })}
        </p>
      )}
    </Panel>
  );
}

/** Parts of the table that were left out. */
function NotRead({ parts: { notUnderstood, repeated, unused } }: { readonly parts: Import['found'] }) {
  const { t } = useTranslation('workbench');
  const listed = (list: readonly string[]): string =>
    [...list.slice(0, maxListed), ...(list.length > maxListed ? [`… (${list.length})`] : [])].join(' · ');
  const texts = [
    ...(unused.length > 0 ? [t('form.pasteUnused', { list: listed(unused) })] : []),
    ...(notUnderstood.length > 0 ? [t('form.pasteNotUnderstood', { list: listed(notUnderstood) })] : []),
    ...(repeated.length > 0 ? [t('form.pasteTwice', { list: listed(repeated) })] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Notice tone="warn">
      {texts.map((text) => (
        <span key={text} className="block wrap-anywhere">
          {text}
        </span>
      ))}
    </Notice>
  );
}

type RowProps = {
  readonly at: number;
  readonly row: ImportRow;
  readonly edit: RowEdit | undefined;
  readonly onEdit: (key: string, change: RowEdit) => void;
};

/** One heat. Its fields show the edit at once, the row follows. */
const FoundRow = memo(function FoundRow({ at, row, edit, onEdit }: RowProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { draft, content, section } = row;
  const n = at + 1;
  return (
    <tr className="type-body border-t max-md:grid max-md:gap-2 max-md:px-4 max-md:py-3 md:align-top md:[&>td]:px-4 md:[&>td]:py-2">
      <td className="md:pt-3!">
        <Checkbox
          checked={edit?.isChosen ?? row.isChosen}
          disabled={content === null}
          onChange={({ target }) => onEdit(row.key, { isChosen: target.checked })}
        >
          <span className="md:sr-only">{t('import.chooseRow', { n })}</span>
        </Checkbox>
      </td>
      <td className="md:w-48">
        <Input
          name={`name-${at}`}
          aria-label={t('import.nameOf', { n })}
          aria-invalid={row.problems['name'] ? true : undefined}
          placeholder={t('form.name')}
          maxLength={heatLimits.name}
          autoComplete="off"
          value={edit?.name ?? draft.name}
          onChange={({ target }) => onEdit(row.key, { name: target.value })}
        />
      </td>
      <td className="md:w-52">
        <Input
          name={`grade-${at}`}
          aria-label={t('import.gradeOf', { n })}
          placeholder={t('form.grade')}
          maxLength={heatLimits.grade}
          autoComplete="off"
          spellCheck={false}
          value={edit?.grade ?? draft.grade}
          onChange={({ target }) => onEdit(row.key, { grade: target.value })}
        />
      </td>
      <td className="type-small text-ink2 md:pt-3.5!">
        {[...contentsOf(row), typeof section === 'string' ? section : sectionText(section, language)]
          .filter(Boolean)
          .join(' · ')}
      </td>
      <td className="type-small md:pt-3.5!">
        <Remarks row={row} />
      </td>
    </tr>
  );
});

const formFields = {
  name: 'form.name',
  grade: 'form.grade',
  notes: 'form.notes',
  size: 'form.section',
} as const;
const isFormField = (field: string): field is keyof typeof formFields => Object.hasOwn(formFields, field);

/** List of the problems that prevent a row from being saved, and of the doubts because of which it is not selected at first. */
function Remarks({ row }: { readonly row: ImportRow }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const problems = Object.entries(row.problems).map(([field, problem]) =>
    t(`problem.${problem}`, { field: isFormField(field) ? t(formFields[field]) : field }),
  );
  const doubts = [
    ...(row.leftOut.length > 0 ? [t('form.pasteNotUnderstood', { list: row.leftOut.join(' · ') })] : []),
    ...[...row.unlikely].map(([field, most]) =>
      t('problem.unlikely', { field, most: numberText(most, language) }),
    ),
    ...row.misfits.map((field) => t('problem.misfit', { field })),
    ...row.unitless
      .filter((element) => !row.unlikely.has(element))
      .map((field) => t('problem.unitless', { field })),
    ...(row.isLimits ? [t('import.limits')] : []),
    ...(row.sameName ? [t(row.sameName === 'stored' ? 'import.known' : 'import.repeated')] : []),
  ];
  return (
    <>
      {problems.map((text) => (
        <span key={text} className="block text-err">
          {text}
        </span>
      ))}
      {doubts.map((text) => (
        <span key={text} className="block text-warn">
          {text}
        </span>
      ))}
    </>
  );
}
