import { useTranslation } from 'react-i18next';
import { SearchField, useTypedSearch } from '../../../../ui/form/search-field.tsx';

type PostSearchProps = { readonly value: string; readonly onChange: (value: string) => void };

export function PostSearch({ value, onChange }: PostSearchProps) {
  const { t } = useTranslation('archive');
  const { typed, type, ask } = useTypedSearch(value, onChange);
  return (
    <SearchField
      name="search"
      className="sm:w-80"
      label={t('search')}
      clearLabel={t('clearSearch')}
      value={typed}
      maxLength={200}
      onChange={type}
      onAsk={ask}
    />
  );
}
