import { de as archive } from '../archive/messages/de.ts';
import { de as auth } from '../auth/messages/de.ts';
import { de as shell } from '../shell/messages/de.ts';
import { de as tools } from '../tools/messages/de.ts';
import type { Messages } from './index.ts';

export const de: Messages = { archive, shell, auth, tools };
