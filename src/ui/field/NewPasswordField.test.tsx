import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '#src/testing/screen.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

afterEach(cleanup);

it.each([
  ['en', /^This password is among the most common ones\./],
  ['zh', /^这个密码非常常见。/],
  ['ms', /^Kata laluan ini antara yang paling kerap digunakan\./],
] as const)(
  '[valid-password] a common password gets a hint, never a refusal (%s)',
  async (language, common) => {
    await show(<NewPasswordField id="new" label="New" hint="6 to 15" />, '/', language);
    const field = screen.getByLabelText<HTMLInputElement>('New');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    screen.getByText('6 to 15');
    type('Password1');
    await screen.findByText(common);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    type('Password1rimba');
    await waitFor(() => expect(screen.queryByText(common)).toBeNull());
    screen.getByText('6 to 15');
  },
);
