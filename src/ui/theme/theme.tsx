import { SunMoon } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { themeKey } from './theme-script.ts';

export type Theme = 'dark' | 'light';

/** Returns the current theme: the stored choice, else the system setting. */
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
    // Without storage, the theme applies to this page only.
  }
}

/**
 * Button that switches the theme. Its label names the action instead of the theme, because the server does not know the
 * current theme.
 */
export function ThemeSwitch({ label }: { readonly label: string }) {
  return (
    <IconButton label={label} onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}>
      <SunMoon aria-hidden size={16} strokeWidth={1.5} />
    </IconButton>
  );
}
