/** What somebody does on a page that stands there before its program does: it is held, and takes effect after. */
import { useEffect } from 'react';

type Press =
  | { readonly form: HTMLFormElement; readonly by: HTMLElement | null }
  | { readonly button: HTMLButtonElement };

/**
 * Runs in the head. Until React answers, a form to be posted would lead to a page that there is none of, and the press
 * of a button to nothing. The last one is kept, and hidden from React, which could answer it before it knows what was typed.
 */
export const earlyInputScript = `(()=>{let held=null;const submit=e=>{if(e.target.method==='post'){e.preventDefault();e.stopPropagation();held={form:e.target,by:e.submitter}}};const click=e=>{const button=e.target.closest?.('button[type=button]');if(button){e.stopPropagation();held={button}}};addEventListener('submit',submit,true);addEventListener('click',click,true);window.takeEarlyPress=()=>{removeEventListener('submit',submit,true);removeEventListener('click',click,true);delete window.takeEarlyPress;return held}})()`;

/** As soon as React answers, it hears what was typed and chosen before; then the held press is repeated. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { takeEarlyPress } = window as { takeEarlyPress?: () => Press | null };
    const press = takeEarlyPress?.();
    if (press === undefined) return;
    for (const field of document.querySelectorAll('input, textarea, select')) tell(field);
    if (!press) return;
    // What was typed is with the form once it has been rendered again.
    const timer = setTimeout(() => {
      if ('button' in press) press.button.click();
      else if (press.form.isConnected) press.form.requestSubmit(press.by?.isConnected ? press.by : null);
    });
    return () => clearTimeout(timer);
  }, []);
}

/** React takes a value that was there when it came for its own: each is set back, and told as a change. */
function tell(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find((option) => option.defaultSelected) ?? options[0];
    if (first && !first.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (!field.checked || field.defaultChecked) return;
    field.checked = false;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.type === 'file' || field.value === field.defaultValue) return;
    const typed = field.value;
    field.value = field.defaultValue;
    // By the browser's own setter, which React does not watch.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
