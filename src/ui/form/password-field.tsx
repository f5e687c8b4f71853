import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, Input } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'id'> &
  Omit<ComponentProps<typeof Field>, 'children'> & { readonly showLabel: string; readonly hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  problemId,
  aside,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} problemId={problemId} aside={aside} className={className}>
      {(control) => (
        <span className="relative block">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} className="pr-11" />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            data-tip={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-control text-ink3 recolour hover:text-ink"
          >
            <Icon aria-hidden size={16} strokeWidth={1.5} />
          </button>
        </span>
      )}
    </Field>
  );
}
