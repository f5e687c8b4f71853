import { SunMoon } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { themeKey } from './theme-script.ts';

export type Theme = 'dark' | 'light';

/** The theme in use: the stored choice, otherwise the setting of the system. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be forbidden; the theme then holds for this page.
  }
}

/** Switches between dark and light. The label names the action, because the server does not know the current theme. */
export function ThemeSwitch({ label }: { readonly label: string }) {
  return (
    <IconButton label={label} onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}>
      <SunMoon aria-hidden size={16} strokeWidth={1.5} />
    </IconButton>
  );
}
