import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Link } from './Link.js';

const meta = {
  title: 'Navigatie/Link',
  id: 'componenten-link',
  component: Link,
  args: { href: '#privacy', children: 'privacyverklaring' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Wat wij met uw gegevens doen, leest u in de <Link {...args} />.
    </Text>
  ),
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline'),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <Link {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <Link {...args} variant="standalone">
          Bekijk de scorecard
        </Link>
      </SimulatedStates>
      <SimulatedStates>
        <Link {...args} emphasis="muted">
          Voorwaarden
        </Link>
      </SimulatedStates>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Bekijk de scorecard' })) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const External: Story = {
  args: { opensInNewTab: true, children: 'Open de agenda' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /^Open de agenda\s\(opent in een nieuw tabblad\)$/,
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Expects the icon right after the last letter, at many widths. */
const expectIconAfterWords: Story['play'] = async ({ canvas }) => {
  const link = canvas.getByRole('link');
  const frame = link.closest('div') as HTMLElement;
  const icon = link.querySelector('svg') as SVGElement;
  const words = canvas.getByText(/College voor/).firstChild as CharacterData;
  const lastLetter = document.createRange();
  lastLetter.setStart(words, words.length - 1);
  lastLetter.setEnd(words, words.length);
  const isMirrored = getComputedStyle(link).direction === 'rtl';
  for (let width = 10; width < 30; width += 0.5) {
    frame.style.inlineSize = `${width}rem`;
    const letter = lastLetter.getBoundingClientRect();
    const { top, bottom, left, right } = icon.getBoundingClientRect();
    await expect(top).toBeGreaterThan(letter.top - 1);
    await expect(bottom).toBeLessThan(letter.bottom + 1);
    const gap = isMirrored ? letter.left - right : left - letter.right;
    await expect(gap, `${width}rem`).toBeGreaterThanOrEqual(0);
    await expect(gap, `${width}rem`).toBeLessThanOrEqual(12);
  }
  frame.style.inlineSize = '';
};

/** The icon stays with the last word, and with the punctuation after the link, at every width. */
export const ExternalInText: Story = {
  render: (args) => (
    <div>
      <Text>
        Voelt u zich gediscrimineerd, dan oordeelt het{' '}
        <Link {...args} opensInNewTab>
          College voor de Rechten van de Mens
        </Link>
        .
      </Text>
    </div>
  ),
  play: expectIconAfterWords,
};

/** The same with a word after the link instead of punctuation. */
export const ExternalBeforeWord: Story = {
  render: (args) => (
    <div>
      <Text>
        Voelt u zich gediscrimineerd, dan oordeelt het{' '}
        <Link {...args} opensInNewTab>
          College voor de Rechten van de Mens
        </Link>{' '}
        gratis.
      </Text>
    </div>
  ),
  play: expectIconAfterWords,
};

/** The same from right to left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <div>
      <Text>
        نص قبل الرابط{' '}
        <Link {...args} opensInNewTab>
          College voor de Rechten van de Mens مؤسسة حقوق الإنسان
        </Link>
        .
      </Text>
    </div>
  ),
  play: expectIconAfterWords,
};

export const WithoutDestination: Story = {
  args: { href: undefined, children: 'Wachtwoord vergeten?' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Wachtwoord vergeten?' });
    const address = location.href;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(location.href).toBe(address);
  },
};

const follow = fn((event: Event) => event.preventDefault());

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    follow.mockClear();
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongContent: Story = {
  render: (args) => (
    <Text>
      Zie{' '}
      <Link {...args} opensInNewTab>
        Verwerkersovereenkomst arbeidsongeschiktheidsverzekeringsmaatschappij
      </Link>{' '}
      of <Link href="mailto:info@voorbeeld.nl">{`${'a'.repeat(243)}@voorbeeld.nl`}</Link>.
    </Text>
  ),
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
