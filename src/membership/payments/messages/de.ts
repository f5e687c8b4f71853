import type { Messages } from '../../../messages/index.ts';

export const de: Messages['payments'] = {};
