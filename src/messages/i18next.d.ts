import 'i18next';
import type { Words } from '../platform/shared/i18n/words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Words;
    returnNull: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
