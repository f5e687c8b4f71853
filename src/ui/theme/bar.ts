/** Class names of the top bar, shared by the site and the calculator pages, so that the bar looks the same on both. */
import { classNames } from '../class-names.ts';

export const barRow = 'flex h-14 items-center px-4 sm:px-8';
export const barLogo = 'mr-2 sm:mr-8 flex shrink-0 rounded-control xl:mr-11';
export const barNav = 'hidden h-full gap-6 lg:flex';
export const barEnd = 'ml-auto flex min-w-0 items-center gap-1 sm:gap-2';
export const barMenu =
  'type-small relative inline-flex h-9 items-center gap-1.5 rounded-control px-2 whitespace-nowrap text-ink2 recolour hover:text-ink max-sm:after:absolute max-sm:after:-inset-1';

/** Returns the class names of a navigation link; the current one is underlined on the border of the bar. */
export const barItem = (isCurrent: boolean): string =>
  classNames(
    'type-body relative flex h-full items-center whitespace-nowrap recolour hover:text-ink',
    isCurrent
      ? 'font-[520] text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-hot'
      : 'text-ink2',
  );
