import { cn as archive } from '../archive/messages/cn.ts';
import { cn as auth } from '../auth/messages/cn.ts';
import { cn as shell } from '../shell/messages/cn.ts';
import { cn as tools } from '../tools/messages/cn.ts';
import type { Messages } from './index.ts';

export const cn: Messages = { archive, shell, auth, tools };
