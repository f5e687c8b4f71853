import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/form/field.tsx';

type ChoiceFieldProps<T extends string> = {
  readonly name: string;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly none: string;
  readonly values: readonly T[];
  readonly value: string;
  readonly word: (value: T) => string;
  readonly disabled?: boolean;
  readonly onFocus?: () => void;
  readonly onChange: (value: string) => void;
};

/** Optional choice from a list. A stored value that is not in the list is kept. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { name, label, aside, none, values, value, word, disabled = false, onFocus, onChange } = props;
  const isUnknown = value !== '' && !values.some((each) => each === value);
  return (
    <Field label={label} aside={aside}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          disabled={disabled}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {isUnknown && <option value={value}>{value}</option>}
          {values.map((each) => (
            <option key={each} value={each}>
              {word(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
