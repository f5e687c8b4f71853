import { ja as archive } from '../archive/messages/ja.ts';
import { ja as auth } from '../auth/messages/ja.ts';
import { ja as shell } from '../shell/messages/ja.ts';
import { ja as tools } from '../tools/messages/ja.ts';
import type { Messages } from './index.ts';

export const ja: Messages = { archive, shell, auth, tools };
