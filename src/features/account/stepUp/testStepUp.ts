import { fireEvent, screen, waitFor, within } from '@testing-library/react';

const TOKEN = 'S'.repeat(43);

/** Tests' own: what the server answers to whoever proves who they are. */
export const PROVING = {
  'POST player/step-up': {
    status: 200,
    data: { token: TOKEN, expiresAt: '2026-11-20T10:10:00.000Z' },
  },
};

/** Tests' own: proves by the password, in the popup as it is in that language. */
export const prove = async (
  title = 'Is it you?',
  label = 'Current password',
  submit = 'Confirm',
): Promise<void> => {
  const popup = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(popup.getByLabelText(label), { target: { value: 'kopi0peng' } });
  fireEvent.click(popup.getByRole('button', { name: submit }));
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: title })) throw new Error('still asked');
  });
};
