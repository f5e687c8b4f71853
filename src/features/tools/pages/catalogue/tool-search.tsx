import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/form/search-field.tsx';

type ToolSearchProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function ToolSearch({ value, onChange }: ToolSearchProps) {
  const { t } = useTranslation('tools');
  return (
    <SearchField
      name="q"
      className="sm:w-80"
      label={t('search')}
      clearLabel={t('clearSearch')}
      value={value}
      maxLength={100}
      shortcut="/"
      onChange={onChange}
    />
  );
}
