import { ja as account } from '../features/account/messages/ja.ts';
import { ja as accuracy } from '../features/accuracy/messages/ja.ts';
import { ja as admin } from '../features/admin/messages/ja.ts';
import { ja as archive } from '../features/archive/messages/ja.ts';
import { ja as auth } from '../features/auth/messages/ja.ts';
import { ja as forum } from '../features/forum/messages/ja.ts';
import { ja as membership } from '../features/membership/messages/ja.ts';
import { ja as payments } from '../features/payments/messages/ja.ts';
import { ja as refunds } from '../features/refunds/messages/ja.ts';
import { ja as tools } from '../features/tools/messages/ja.ts';
import { ja as purposes } from '../features/tools/purposes/messages/ja.ts';
import { ja as reports } from '../features/tools/reports/messages/ja.ts';
import { ja as workbench } from '../features/workbench/messages/ja.ts';
import { ja as layout } from '../layout/messages/ja.ts';
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
  purposes,
  refunds,
  reports,
  layout,
  tools,
  workbench,
};
