import type { Messages } from '../../messages/index.ts';

export const cn: Messages['account'] = {};
