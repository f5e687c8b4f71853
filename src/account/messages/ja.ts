import type { Messages } from '../../messages/index.ts';

export const ja: Messages['account'] = {};
