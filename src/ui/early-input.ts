/** Records input made before hydration and repeats it afterwards. */
import { useEffect } from 'react';

type Press =
  | { readonly form: HTMLFormElement; readonly by: HTMLElement | null }
  | { readonly button: HTMLButtonElement };

/**
 * Script in the head. Until hydration, it records the last form submission or button press and hides it from React,
 * which does not know the typed values yet.
 */
export const earlyInputScript = `(()=>{let held=null;const submit=e=>{if(e.target.method==='post'){e.preventDefault();e.stopPropagation();held={form:e.target,by:e.submitter}}};const click=e=>{const button=e.target.closest?.('button[type=button]');if(button){e.stopPropagation();held={button}}};addEventListener('submit',submit,true);addEventListener('click',click,true);window.takeEarlyPress=()=>{removeEventListener('submit',submit,true);removeEventListener('click',click,true);delete window.takeEarlyPress;return held}})()`;

/** Reports typed and chosen values to React after hydration, and repeats the recorded press. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { takeEarlyPress } = window as { takeEarlyPress?: () => Press | null };
    const press = takeEarlyPress?.();
    if (press === undefined) return;
    for (const field of document.querySelectorAll('input, textarea, select')) dispatchInput(field);
    if (!press) return;
    // Waits until the form has rendered with the typed values.
    const timer = setTimeout(() => {
      if ('button' in press) press.button.click();
      else if (press.form.isConnected) press.form.requestSubmit(press.by?.isConnected ? press.by : null);
    });
    return () => clearTimeout(timer);
  }, []);
}

/** Resets a field and sets its value again, so that React notices a change. */
function dispatchInput(field: Element): void {
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
    // Calls the setter of the prototype, which React does not intercept.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
