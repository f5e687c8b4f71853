import { kr as account } from '../account/messages/kr.ts';
import { kr as accuracy } from '../accuracy/messages/kr.ts';
import { kr as admin } from '../admin/messages/kr.ts';
import { kr as archive } from '../archive/messages/kr.ts';
import { kr as auth } from '../auth/messages/kr.ts';
import { kr as forum } from '../forum/messages/kr.ts';
import { kr as layout } from '../layout/messages/kr.ts';
import { kr as membership } from '../membership/messages/kr.ts';
import { kr as payments } from '../payments/messages/kr.ts';
import { kr as refunds } from '../refunds/messages/kr.ts';
import { kr as tools } from '../tools/messages/kr.ts';
import { kr as reports } from '../tools/reports/messages/kr.ts';
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
  refunds,
  reports,
  layout,
  tools,
};
