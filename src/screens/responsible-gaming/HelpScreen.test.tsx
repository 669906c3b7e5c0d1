import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HELP_LINES } from '#contract/helpLines.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { HelpScreen } from './HelpScreen.tsx';

afterEach(cleanup);

describe.each(LANGUAGES)('playing responsibly, in %s', (language) => {
  it('names who listens, with a number to press, and for whom the club is', async () => {
    await loadTexts('responsible');
    await show(<HelpScreen />, '/responsible-gaming', language);
    for (const { name, phone } of HELP_LINES) {
      screen.getByRole('heading', { name });
      const digits = phone.replace(/\D/g, '');
      const link = screen.getByRole('link', { name: phone });
      expect(link.getAttribute('href')).toMatch(
        new RegExp(`^tel:(\\+60)?${digits.replace(/^0/, '')}$`),
      );
    }
    expect(document.body.textContent).toContain('21+');
    expect(document.body.textContent).not.toContain('{{');
  });
});
