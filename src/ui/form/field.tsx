import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** HTML attributes that connect a form control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

type FieldProps = {
  readonly label: ReactNode;
  /** Hint that describes the expected value; it stays visible beside an error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Id of a message outside of the field that states why its value was refused. */
  readonly problemId?: string | undefined;
  /** Content to the right of the label, e.g. a link or 'optional'. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Form field: label, control, hint and error. */
export function Field({ label, hint, error, problemId, aside, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error ? `${id}-error` : problemId].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label text-ink">
          {label}
        </label>
        {aside && <span className="type-small text-ink3">{aside}</span>}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...((error || problemId) && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="type-micro text-ink3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="type-small flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Class names of text fields. The font size of 16 px prevents phones from zooming in. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-ctl bg-well px-3 text-ink recolour max-sm:text-[16px] sm:type-body ' +
  'hover:border-ink3 aria-invalid:border-err disabled:opacity-60 disabled:cursor-not-allowed';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={classNames(
        controlClass,
        '[&[readonly]]:border-dashed [&[readonly]]:bg-transparent h-11 sm:h-9',
        className,
      )}
    />
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(controlClass, 'py-2', className)} />;
}

/** Native select element in the site's style. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(controlClass, 'h-11 sm:h-9', className)} />;
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'id'> & Omit<FieldProps, 'children'>;

export function TextField({ label, hint, error, problemId, aside, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} problemId={problemId} aside={aside} className={className}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
