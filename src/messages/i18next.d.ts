import 'i18next';
import type { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: typeof en;
    returnNull: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
