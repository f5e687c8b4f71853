import { kr as archive } from '../archive/messages/kr.ts';
import { kr as auth } from '../auth/messages/kr.ts';
import { kr as shell } from '../shell/messages/kr.ts';
import { kr as tools } from '../tools/messages/kr.ts';
import type { Messages } from './index.ts';

export const kr: Messages = { archive, shell, auth, tools };
