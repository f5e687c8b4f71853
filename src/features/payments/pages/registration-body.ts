import type { BodyOf } from '../../../platform/server/http/contract.ts';
import { isEmail } from '../../../ui/form/typed.ts';
import type { RegistrationForm } from '../../membership/pages/registration/registration-data.ts';
import type { orderContract } from '../checkout/order.contract.ts';
import type { OrderRequest } from './order/order-calls.ts';

type Sent = BodyOf<typeof orderContract.orderPaypal>['registrationData'];
const typed = ['name', 'nickname', 'email', 'country', 'industry', 'job', 'avatar'] as const;

/** Returns the registration data of an order: all fields for a new member, only the identity for an existing one. */
export function registrationBody({
  plan,
  registration,
  password,
  isRenewal,
  renewalToken,
}: OrderRequest): Sent {
  const agreed = {
    membershipType: plan,
    paymentMethod: registration.paymentMethod || undefined,
    // The form cannot be submitted without this field; the server validates it.
    agreeToTerms: registration.agreeToTerms as true,
  };
  const { agreeToPrivacy } = registration;
  if (!isRenewal)
    return { ...filledFields(registration), ...agreed, ...(agreeToPrivacy && { agreeToPrivacy }), password };
  const email = registration.email.trim();
  return { ...agreed, ...(isEmail(email) && { email }), ...(renewalToken && { renewalToken }) };
}

function filledFields(registration: RegistrationForm) {
  return Object.fromEntries(
    typed.flatMap((name) => (registration[name] === '' ? [] : [[name, registration[name]]])),
  );
}
