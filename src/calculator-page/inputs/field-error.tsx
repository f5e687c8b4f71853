import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, right below it. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="type-small flex items-start gap-1.5 text-err">
      <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
