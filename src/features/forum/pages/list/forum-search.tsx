import { useTranslation } from 'react-i18next';
import { SearchField, useTypedSearch } from '../../../../ui/form/search-field.tsx';

const searchLength = 100;

type ForumSearchProps = { readonly value: string; readonly onSearch: (text: string) => void };

export function ForumSearch({ value, onSearch }: ForumSearchProps) {
  const { t } = useTranslation('forum');
  const { typed, type, ask } = useTypedSearch(value, onSearch);
  return (
    <SearchField
      name="q"
      className="sm:w-72"
      label={t('search')}
      clearLabel={t('clearSearch')}
      value={typed}
      maxLength={searchLength}
      onChange={type}
      onAsk={ask}
    />
  );
}
