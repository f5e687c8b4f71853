/** Problems of an email address and of its code that are found before they are sent. */
import { isAscii, isEmail } from '../../../../ui/form/typed.ts';

/** Text key for an email address that is empty, invalid or registered. */
export type AddressFault = 'emailInvalid' | 'emailLetters' | 'emailPlease' | 'emailTaken';
/** Text key for a problem with the code; `tries` means that another code must be requested. */
export type CodeFault = 'required' | 'six' | 'invalid' | 'tries';

/** Returns why no code can be sent to an address; null if it can. */
export function addressFaultOf(address: string): AddressFault | null {
  if (address === '') return 'emailPlease';
  if (isEmail(address)) return null;
  return isAscii(address) ? 'emailInvalid' : 'emailLetters';
}

/** Returns why a typed code cannot be checked; null if it can. */
export function codeFaultOf(code: string): CodeFault | null {
  if (code.length === 6) return null;
  return code === '' ? 'required' : 'six';
}
