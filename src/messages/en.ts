/** All interface words in English; each other language has the same shape, or does not compile. */

import { en as account } from '../account/messages/en.ts';
import { en as accuracy } from '../accuracy/messages/en.ts';
import { en as admin } from '../admin/messages/en.ts';
import { en as archive } from '../archive/messages/en.ts';
import { en as auth } from '../auth/messages/en.ts';
import { en as forum } from '../forum/messages/en.ts';
import { en as layout } from '../layout/messages/en.ts';
import { en as membership } from '../membership/messages/en.ts';
import { en as payments } from '../payments/messages/en.ts';
import { en as refunds } from '../refunds/messages/en.ts';
import { en as tools } from '../tools/messages/en.ts';
import { en as reports } from '../tools/reports/messages/en.ts';

export const en = {
  accuracy,
  account,
  admin,
  archive,
  auth,
  forum,
  membership,
  payments,
  refunds,
  reports,
  layout,
  tools,
};
