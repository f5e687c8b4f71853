import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

type State = {
  /** Text typed since the list was opened; null while it is closed. */
  readonly query: string | null;
  /** Index of the marked option. */
  readonly active: number;
};

const closed: State = { query: null, active: 0 };

/** Returns the state after a key other than Enter; null if the key does not belong to the list. */
export function stateAfterKey(state: State, key: string, count: number): State | null {
  const isOpen = state.query !== null;
  if (key === 'ArrowDown' && !isOpen) return { query: '', active: 0 };
  if (!isOpen) return null;
  if (key === 'ArrowDown') return { ...state, active: Math.max(0, Math.min(count - 1, state.active + 1)) };
  if (key === 'ArrowUp') return { ...state, active: Math.max(0, state.active - 1) };
  return key === 'Escape' || key === 'Tab' ? closed : null;
}

/** State of a text field that suggests options in a list with the ids `<id>-list`, `<id>-0`, `<id>-1` and so on. */
export function useCombobox() {
  const id = useId();
  const [state, setState] = useState(closed);
  const { query, active } = state;
  const isOpen = query !== null;
  const close = () => setState(closed);

  function onKey<Option>(event: KeyboardEvent, options: readonly Option[], choose: (option: Option) => void) {
    const option = options[active];
    const next = stateAfterKey(state, event.key, options.length);
    if (next) setState(next);
    if (next && event.key !== 'Tab') event.preventDefault();
    if (event.key !== 'Enter' || !isOpen) return;
    event.preventDefault();
    if (option) choose(option);
  }

  /**
   * Returns the properties of the text field. @param options options for the query @param choose called with the marked
   * option on Enter @param text shown while the list is closed
   */
  function fieldProps<Option>(options: readonly Option[], choose: (option: Option) => void, text: string) {
    return {
      id,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && options.length > 0 ? `${id}-${active}` : undefined,
      value: query ?? text,
      onClick: () => !isOpen && setState({ query: '', active: 0 }),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setState({ query: target.value, active: 0 }),
      onKeyDown: (event: KeyboardEvent) => !event.nativeEvent.isComposing && onKey(event, options, choose),
    } as const;
  }

  return {
    id,
    query,
    active,
    isOpen,
    close,
    /** Closes the list when the focus leaves the element around field and list. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    mark: (at: number) => setState((before) => ({ ...before, active: at })),
    fieldProps,
  };
}
