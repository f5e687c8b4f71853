import { ja as account } from '../account/messages/ja.ts';
import { ja as accuracy } from '../accuracy/messages/ja.ts';
import { ja as admin } from '../admin/messages/ja.ts';
import { ja as archive } from '../archive/messages/ja.ts';
import { ja as auth } from '../auth/messages/ja.ts';
import { ja as forum } from '../forum/messages/ja.ts';
import { ja as layout } from '../layout/messages/ja.ts';
import { ja as membership } from '../membership/messages/ja.ts';
import { ja as payments } from '../payments/messages/ja.ts';
import { ja as refunds } from '../refunds/messages/ja.ts';
import { ja as tools } from '../tools/messages/ja.ts';
import { ja as reports } from '../tools/reports/messages/ja.ts';
import type { Messages } from './index.ts';

export const ja: Messages = {
  account,
  accuracy,
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
