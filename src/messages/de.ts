import { de as account } from '../features/account/messages/de.ts';
import { de as accuracy } from '../features/accuracy/messages/de.ts';
import { de as admin } from '../features/admin/messages/de.ts';
import { de as archive } from '../features/archive/messages/de.ts';
import { de as auth } from '../features/auth/messages/de.ts';
import { de as forum } from '../features/forum/messages/de.ts';
import { de as membership } from '../features/membership/messages/de.ts';
import { de as payments } from '../features/payments/messages/de.ts';
import { de as refunds } from '../features/refunds/messages/de.ts';
import { de as tools } from '../features/tools/messages/de.ts';
import { de as purposes } from '../features/tools/purposes/messages/de.ts';
import { de as reports } from '../features/tools/reports/messages/de.ts';
import { de as workbench } from '../features/workbench/messages/de.ts';
import { de as layout } from '../layout/messages/de.ts';
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
  purposes,
  refunds,
  reports,
  layout,
  tools,
  workbench,
};
