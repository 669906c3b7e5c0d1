import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, it, vi } from 'vitest';
import { ahead, lazyPart } from './lazyPart.ts';
import { isOutOfReach } from './reach.ts';

vi.mock('./reach.ts', async (original) => ({
  ...(await original<object>()),
  isReachable: async () => false,
}));
afterEach(cleanup);

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === null ? this.props.children : String(isOutOfReach(this.state.error));
  }
}

const Rule = () => <hr />;

it('[pwa] a part that can’t be had without the network is out of reach, which its screen says', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const gone = () => Promise.reject<{ Menu: () => ReactNode }>(new TypeError('Failed to fetch'));
  // Looked at before it is wanted, it is nobody's concern.
  ahead(gone);
  const Menu = lazyPart('Menu', gone);
  render(
    <Boundary>
      <Suspense>
        <Menu />
      </Suspense>
    </Boundary>,
  );
  await screen.findByText('true');
});

it('a part is shown once it has come', async () => {
  const Menu = lazyPart('Rule', async () => ({ Rule }));
  render(
    <Suspense>
      <Menu />
    </Suspense>,
  );
  await screen.findByRole('separator');
});
