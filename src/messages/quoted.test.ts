/** Messages whose exact wording the specification requires; each is in the English texts of a page or in the file that sends it. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordLengths } from '../platform/shared/password-length.ts';
import { loadMessages } from './index.ts';

const platform = [
  'Access granted',
  'Login Required',
  'Please log in to access tools.',
  'Premium Required',
  'This tool requires a premium membership. Please upgrade to access.',
  'Failed to access tool. Please try again.',
  'Tool Not Available',
  'This tool is currently unavailable',
  'No tools found',
  'Upload Tool File',
  'Upload Tool (Compressed File)',
  'Upload Successful',
  'Upload Error',
  'Link Added',
  'Link Deleted',
  'Failed to add link.',
  'Failed to delete link.',
  'Logout failed',
  'No access token',
  'Failed to fetch profile',
  'Search posts...',
  'Post Not Found',
  "The post you're looking for doesn't exist.",
  'Authentication Required',
  'Please log in to like posts.',
  'Failed to create post',
  'Failed to update post',
  'Failed to delete post',
  'Post created successfully!',
  'Post updated successfully!',
  'Post deleted successfully!',
  'Post URL copied to clipboard!',
  'No posts yet',
  'Be the first to ask a question!',
  'Ask a Question',
  'Edit Question',
  'Post Question',
  'Update Question',
  'Posting...',
  'Show Details',
  'Hide Details',
  'Write your answer',
  'Post Answer',
  'Title is required',
  'Content is required',
  'Category is required',
  'Maximum 5 images allowed',
  'Images pasted!',
  'Please log in to ask a question.',
  'Please log in to post answers.',
  'Unauthorized: You can only delete your own answers',
  'Error: Failed to post answer',
  'Failed to delete answer',
  'Failed to upload images',
  'No images were uploaded successfully',
  'Your question has been posted!',
  'Answer deleted successfully!',
  'Your answer has been posted!',
  // `{label}` is replaced by the name of the field, e.g. Width.
  'Please enter a valid value for {label}.',
  'Payment Successful',
];

const membership = [
  'Name is required',
  'Nickname is required',
  'Password must be at least 6 characters',
  'Passwords do not match',
  'You must agree to the Terms of Service and Refund Policy',
  'Invalid email',
  'Email Required',
  'Verification Code Required',
  'Verification code must be 6 digits',
  'Code must contain only numbers',
  'Name or email is required',
  'Password is required',
  'Reset token is required',
  'Please confirm your password',
  'Password required',
  'Invalid Payment',
  'Please select a payment transaction',
  'Please provide a reason for the refund request',
  'Password Mismatch',
  'Failed to Send Verification Code',
  'Invalid or expired verification code',
  'Email Verification Required',
  'Registration Failed',
  'Your subscription has expired. Please renew to continue.',
  'Renew Subscription',
  'This account is already logged in from another device',
  'Duplicate Login Detected',
  'Email address not registered. Please sign up first',
  'Incorrect password. Please enter the correct password or use forgot password',
  'Unregistered email',
  'Incorrect password',
  'Payment Error',
  'Payment Not Ready',
  'Payment Failed',
  'Payment Confirmation Failed',
  'Payment System Under Development',
  'Order ID not found',
  'Unable to verify payment status',
  'Error occurred while checking payment status',
  'Processing payment...',
  'Refund Request Failed',
  'Failed to submit refund request',
  'Update Failed',
  'Email Cannot Be Changed',
  'Payment Complete',
  'Subscription Renewed',
  'Information Verified',
  'Email Verification Complete',
  'Verification Email Sent',
  'Login Successful',
  'Registration Successful',
  'Renewal Information Confirmed',
  'You can now proceed to payment.',
  'Subscription Renewal',
  'Profile Updated',
  'Refund Requested',
  'Refund request submitted successfully!',
  'Not Eligible for Refund',
  'Tools have been used, subscription is considered activated',
  'No payment information available',
  'No refund requests yet',
  'Refund not available',
  'Go to Login',
  'Go to Home',
  'Proceed to Payment',
  'Change Plan',
];

type Tree = { readonly [key: string]: string | Tree };
const texts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
const root = path.join(import.meta.dirname, '../..');
const words = new Set(texts((await loadMessages('en')) as unknown as Tree));

/** Messages that are not in the texts of a page, each with the file that sends it. */
const senders: Readonly<Record<string, string>> = {
  'No access token': 'src/platform/browser/session/profile.ts',
  'Failed to fetch profile': 'src/platform/browser/session/profile.ts',
  'Unregistered email': 'src/features/auth/refusals.ts',
  'Please enter a valid value for {label}.': 'packages/calculators/core/texts/common-words.ts',
};

const filled = new Set([...words].map((text) => text.replace('{least}', String(passwordLengths.least))));

/** Returns whether a message exists: as a text of a page, as the beginning of one, or in the file that sends it. */
function stands(message: string, shown: ReadonlySet<string> = filled): boolean {
  const sender = senders[message];
  if (sender) return fs.readFileSync(path.join(root, sender), 'utf8').includes(`'${message}'`);
  return shown.has(message) || [...shown].some((text) => text.startsWith(message));
}

describe('G-02 specified messages', () => {
  it.each(platform)('G-02 the specified message exists: %s', (message) => {
    expect(stands(message)).toBe(true);
  });

  it.each(membership)('G-02 the specified message exists: %s', (message) => {
    expect(stands(message)).toBe(true);
  });

  it('G-02 a specified message counts as missing when a page has changed it', () => {
    const message = 'Please select a payment transaction';
    const changed = [...filled].map((text) => (text === message ? 'Select a payment first' : text));
    expect(stands(message, new Set(changed))).toBe(false);
  });
});
