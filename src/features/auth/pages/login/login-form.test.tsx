import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import { LoginForm } from './login-form.tsx';

const { auth, layout } = await loadMessages('en');

it.each([
  ['wrong-password', 'password', auth.login.wrongPassword],
  ['unregistered', 'identifier', auth.login.unregistered],
] as const)(
  'M-06 after a login refused as %s, the field %s is described by the message',
  (kind, name, text) => {
    const element = <LoginForm problem={{ kind }} busy={false} onSubmit={() => {}} />;
    const router = createMemoryRouter([{ path: '/', element }]);
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={createI18n('en', { auth, layout })}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>,
    );
    const [field = ''] = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? [];
    const [, id = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
    expect(field).toContain('aria-invalid="true"');
    const described = html.slice(html.indexOf(`id="${id}" role="alert"`)).replace(/<[^>]*>/g, '');
    expect(described).toContain(text);
  },
);
