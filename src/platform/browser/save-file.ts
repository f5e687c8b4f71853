import { ApiError } from './api-client.ts';
import { accessToken } from './session/auth-client.ts';

/**
 * Downloads a file with the session of the member.
 * @param body if given, it is sent by POST and without the session, e.g. the token of an expired member
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function saveFile(path: string, name: string, body?: object): Promise<void> {
  const token = body ? null : await accessToken();
  const response = await fetch(path, {
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    credentials: 'include',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  saveBytes(await response.blob(), name);
}

export function saveBytes(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
