import { maxTable } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tableLimits } from '../../../../platform/browser/tables/file-fault.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Select, Textarea } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { Import } from './use-import.ts';
import type { TableFile } from './use-table-file.ts';

/** Text field with the table, and a button that fills it from a file. */
export function TableEntry({ state, file }: { readonly state: Import; readonly file: TableFile }) {
  const { t } = useTranslation('workbench');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel
      title={t('import.table')}
      actions={
        <Button size="small" pending={file.state.step === 'reading'} onClick={() => input.current?.click()}>
          {t('import.file')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="type-body max-w-[80ch] text-ink2">{t('import.lead')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void file.read(chosen);
            target.value = '';
          }}
        />
        <FileState file={file} />
        <Field label={t('import.text')} hint={t('import.hint')}>
          {(control) => (
            <Textarea
              {...control}
              name="table"
              rows={8}
              wrap="off"
              spellCheck={false}
              maxLength={maxTable}
              className="[tab-size:14]"
              value={state.text}
              onChange={({ target }) => {
                file.dismiss();
                state.setText(target.value);
              }}
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}

/** Sheets to choose from, or the reason why the file was not read. */
function FileState({ file: { state, choose } }: { readonly file: TableFile }) {
  const { t } = useTranslation('workbench');
  if (state.step === 'refused') {
    const limits: Partial<Record<typeof state.problem, number>> = {
      fileTooLarge: tableLimits.fileBytes / 1e6,
      inflatedTooLarge: tableLimits.inflatedBytes / 1e6,
      tooWide: tableLimits.columns,
      tooLong: maxTable,
    };
    return (
      <Notice tone="err">
        {state.file}: {t(`import.problem.${state.problem}`, { n: limits[state.problem] })}
      </Notice>
    );
  }
  if (state.step !== 'sheets') return null;
  return (
    <Field label={t('import.sheet')} hint={t('import.sheetHint', { file: state.file.name })}>
      {(control) => (
        <Select
          {...control}
          name="sheet"
          value={state.chosen ?? ''}
          onChange={({ target }) => void choose(Number(target.value))}
        >
          {state.chosen === null && <option value="">–</option>}
          {state.sheets.map(({ name, isHidden }, at) => (
            <option key={name} value={at}>
              {isHidden ? t('import.hiddenSheet', { name }) : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
