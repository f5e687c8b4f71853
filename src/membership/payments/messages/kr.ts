import type { Messages } from '../../../messages/index.ts';

export const kr: Messages['payments'] = {};
