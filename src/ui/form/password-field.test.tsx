import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it('S-12 a password field hides its value, names its purpose for password managers and restricts no characters', () => {
  const html = renderToStaticMarkup(
    <PasswordField
      name="password"
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="current-password"
      maxLength={1000}
      defaultValue=""
    />,
  );
  const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain('type="password"');
  expect(input).toContain('autoComplete="current-password"');
  expect(input).toContain('maxLength="1000"');
  expect(input).not.toMatch(/ (pattern|readonly)=/i);
});

it('a field whose value was refused is invalid and described by the message about it', () => {
  const html = renderToStaticMarkup(
    <PasswordField name="password" label="Password" showLabel="Show" hideLabel="Hide" problemId="notice" />,
  );
  const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="notice"');
});
