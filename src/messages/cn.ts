import { cn as account } from '../account/messages/cn.ts';
import { cn as accuracy } from '../accuracy/messages/cn.ts';
import { cn as admin } from '../admin/messages/cn.ts';
import { cn as archive } from '../archive/messages/cn.ts';
import { cn as auth } from '../auth/messages/cn.ts';
import { cn as forum } from '../forum/messages/cn.ts';
import { cn as layout } from '../layout/messages/cn.ts';
import { cn as membership } from '../membership/messages/cn.ts';
import { cn as payments } from '../payments/messages/cn.ts';
import { cn as refunds } from '../refunds/messages/cn.ts';
import { cn as tools } from '../tools/messages/cn.ts';
import { cn as reports } from '../tools/reports/messages/cn.ts';
import type { Messages } from './index.ts';

export const cn: Messages = {
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
