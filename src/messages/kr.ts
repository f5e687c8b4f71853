import { kr as account } from '../features/account/messages/kr.ts';
import { kr as accuracy } from '../features/accuracy/messages/kr.ts';
import { kr as admin } from '../features/admin/messages/kr.ts';
import { kr as archive } from '../features/archive/messages/kr.ts';
import { kr as auth } from '../features/auth/messages/kr.ts';
import { kr as forum } from '../features/forum/messages/kr.ts';
import { kr as membership } from '../features/membership/messages/kr.ts';
import { kr as payments } from '../features/payments/messages/kr.ts';
import { kr as refunds } from '../features/refunds/messages/kr.ts';
import { kr as tools } from '../features/tools/messages/kr.ts';
import { kr as purposes } from '../features/tools/purposes/messages/kr.ts';
import { kr as reports } from '../features/tools/reports/messages/kr.ts';
import { kr as workbench } from '../features/workbench/messages/kr.ts';
import { kr as layout } from '../layout/messages/kr.ts';
import type { Messages } from './index.ts';

export const kr: Messages = {
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
