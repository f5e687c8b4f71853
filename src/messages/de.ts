import { de as account } from '../account/messages/de.ts';
import { de as accuracy } from '../accuracy/messages/de.ts';
import { de as admin } from '../admin/messages/de.ts';
import { de as archive } from '../archive/messages/de.ts';
import { de as auth } from '../auth/messages/de.ts';
import { de as forum } from '../forum/messages/de.ts';
import { de as layout } from '../layout/messages/de.ts';
import { de as membership } from '../membership/messages/de.ts';
import { de as payments } from '../payments/messages/de.ts';
import { de as refunds } from '../refunds/messages/de.ts';
import { de as tools } from '../tools/messages/de.ts';
import { de as reports } from '../tools/reports/messages/de.ts';
import type { Messages } from './index.ts';

export const de: Messages = {
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
