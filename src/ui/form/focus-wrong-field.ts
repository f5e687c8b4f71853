/** Moves the focus to the first field that is marked as wrong, in the open dialog if there is one, once the marks are drawn. */
export function focusWrongField(): void {
  requestAnimationFrame(() => {
    const place = document.querySelector('[role=dialog]') ?? document;
    place.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] input')?.focus();
  });
}
