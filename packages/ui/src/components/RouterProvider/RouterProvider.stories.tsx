import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/index.js';
import { Inline } from '../Inline/index.js';
import { Link } from '../Link/index.js';
import { RouterProvider } from './RouterProvider.js';

const meta = {
  title: 'Om de app heen/RouterProvider',
  id: 'componenten-routerprovider',
  component: RouterProvider,
  args: {
    navigate: fn(),
    children: (
      <Inline gap="l">
        <Link href="/kandidaten?sorteer=naam#boven">Kandidaten</Link>
        <ButtonLink href="/vacatures">Vacatures</ButtonLink>
        <a href="/app/instellingen">Instellingen</a>
        <Link href="#inhoud">Naar de inhoud</Link>
        <Link href="https://example.com/">Elders</Link>
        <Link href="/handleiding" opensInNewTab>
          Handleiding
        </Link>
        <a href="/cv.pdf" download>
          Cv
        </a>
      </Inline>
    ),
  },
} satisfies Meta<typeof RouterProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the browser on the page for links that the router ignores. */
const stay = (event: Event) => event.preventDefault();

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Kandidaten' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/kandidaten?sorteer=naam#boven');
    await userEvent.click(canvas.getByRole('link', { name: 'Vacatures' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/vacatures');
    await userEvent.click(canvas.getByRole('link', { name: 'Instellingen' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/app/instellingen');
    await expect(args.navigate).toHaveBeenCalledTimes(3);
  },
};

/** Leaves clicks that the router must not handle to the browser. */
export const LeftToBrowser: Story = {
  play: async ({ canvas, args }) => {
    addEventListener('click', stay);
    for (const name of [/inhoud/, 'Elders', /Handleiding/, 'Cv']) {
      await fireEvent.click(canvas.getByRole('link', { name }));
    }
    const link = canvas.getByRole('link', { name: 'Kandidaten' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      await fireEvent.click(link, { [key]: true });
    }
    await fireEvent.click(link, { button: 1 });
    link.addEventListener('click', stay, { once: true });
    await fireEvent.click(link);
    removeEventListener('click', stay);
    await expect(args.navigate).not.toHaveBeenCalled();
  },
};

/** Supports an app that is not at the root of the site. */
export const Base: Story = {
  args: { base: '/app' },
  play: async ({ canvas, args }) => {
    addEventListener('click', stay);
    await fireEvent.click(canvas.getByRole('link', { name: 'Vacatures' }));
    await expect(args.navigate).not.toHaveBeenCalled();
    await fireEvent.click(canvas.getByRole('link', { name: 'Instellingen' }));
    removeEventListener('click', stay);
    await expect(args.navigate).toHaveBeenCalledOnce();
    await expect(args.navigate).toHaveBeenCalledWith('/instellingen');
  },
};
