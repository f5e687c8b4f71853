import { cn as account } from '../features/account/messages/cn.ts';
import { cn as accuracy } from '../features/accuracy/messages/cn.ts';
import { cn as admin } from '../features/admin/messages/cn.ts';
import { cn as archive } from '../features/archive/messages/cn.ts';
import { cn as auth } from '../features/auth/messages/cn.ts';
import { cn as forum } from '../features/forum/messages/cn.ts';
import { cn as membership } from '../features/membership/messages/cn.ts';
import { cn as payments } from '../features/payments/messages/cn.ts';
import { cn as refunds } from '../features/refunds/messages/cn.ts';
import { cn as tools } from '../features/tools/messages/cn.ts';
import { cn as purposes } from '../features/tools/purposes/messages/cn.ts';
import { cn as reports } from '../features/tools/reports/messages/cn.ts';
import { cn as workbench } from '../features/workbench/messages/cn.ts';
import { cn as layout } from '../layout/messages/cn.ts';
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
  purposes,
  refunds,
  reports,
  layout,
  tools,
  workbench,
};
