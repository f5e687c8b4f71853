import { AuthRefused, requirePhoneNumber } from './refusal.ts';

/**
 * Refuses a login by phone.
 * @throws AuthRefused for a text that is not a phone number, and otherwise because phone login is not offered
 */
export function refusePhone(phone: string, message: string): never {
  requirePhoneNumber(phone);
  throw new AuthRefused(400, 'phone_provider_disabled', message);
}
