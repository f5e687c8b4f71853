/** All interface words in English; each other language has the same shape, or does not compile. */

import { en as archive } from '../archive/messages/en.ts';
import { en as auth } from '../auth/messages/en.ts';
import { en as shell } from '../shell/messages/en.ts';
import { en as tools } from '../tools/messages/en.ts';

export const en = { archive, shell, auth, tools };
