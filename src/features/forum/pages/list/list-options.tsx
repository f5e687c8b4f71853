import { useTranslation } from 'react-i18next';
import { htmlLang, type Language, languageNames, languages } from '../../../../platform/shared/i18n/i18n.ts';
import { controlClass } from '../../../../ui/form/field.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { type PageSize, pageSizes } from '../../forum.rules.ts';

type ListOptionsProps = {
  readonly written: Language | undefined;
  readonly size: PageSize;
  readonly onWritten: (written: Language | undefined) => void;
  readonly onSize: (size: PageSize) => void;
};

/** Choice of the language of the questions and of the number per page. */
export function ListOptions({ written, size, onWritten, onSize }: ListOptionsProps) {
  const { t } = useTranslation('forum');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <label className="type-small flex items-center gap-2 text-ink2">
        <span className="whitespace-nowrap">{t('list.language')}</span>
        <select
          value={written ?? ''}
          onChange={(event) => onWritten(languages.find((each) => each === event.target.value))}
          className={`${controlClass} type-body h-11 w-auto sm:h-[34px]`}
        >
          <option value="">{t('list.everyLanguage')}</option>
          {languages.map((each) => (
            <option key={each} value={each} lang={htmlLang[each]}>
              {languageNames[each].name}
            </option>
          ))}
        </select>
      </label>
      <div className="type-small flex items-center gap-2 text-ink2">
        <span aria-hidden="true" className="whitespace-nowrap">
          {t('list.perPage')}
        </span>
        <Segmented
          label={t('list.perPage')}
          options={pageSizes.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(size)}
          onChange={(value) => onSize(pageSizes.find((each) => String(each) === value) ?? size)}
        />
      </div>
    </div>
  );
}
