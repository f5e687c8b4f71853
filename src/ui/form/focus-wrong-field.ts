/** Focuses the first invalid field after rendering, within the open dialog if there is one. */
export function focusWrongField(): void {
  requestAnimationFrame(() => {
    const place = document.querySelector('[role=dialog]') ?? document;
    place.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] input')?.focus();
  });
}
