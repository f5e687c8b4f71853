import { ApiError } from '../../../platform/browser/api-client.ts';
import { accessToken } from '../../../platform/browser/session/auth-client.ts';

/**
 * Fetches a file that only the signed-in may have and hands it to the browser's downloads.
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const token = await accessToken();
  const response = await fetch(path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: 'include',
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
