/** All interface words in English; each other language has the same shape, or does not compile. */

import { en as account } from '../features/account/messages/en.ts';
import { en as accuracy } from '../features/accuracy/messages/en.ts';
import { en as admin } from '../features/admin/messages/en.ts';
import { en as archive } from '../features/archive/messages/en.ts';
import { en as auth } from '../features/auth/messages/en.ts';
import { en as forum } from '../features/forum/messages/en.ts';
import { en as membership } from '../features/membership/messages/en.ts';
import { en as payments } from '../features/payments/messages/en.ts';
import { en as refunds } from '../features/refunds/messages/en.ts';
import { en as tools } from '../features/tools/messages/en.ts';
import { en as purposes } from '../features/tools/purposes/messages/en.ts';
import { en as reports } from '../features/tools/reports/messages/en.ts';
import { en as workbench } from '../features/workbench/messages/en.ts';
import { en as layout } from '../layout/messages/en.ts';

export const en = {
  accuracy,
  account,
  admin,
  archive,
  auth,
  forum,
  membership,
  payments,
  purposes,
  refunds,
  reports,
  layout,
  tools,
  workbench,
};
