// Documentation pages on tokens, generated from the tokens, so they can't be out-of-date.
import { dark, light, theme } from '@heldermatch/tokens';
import { byRole, contrastOf, contrastPairs } from '@heldermatch/tokens/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Grid, Heading, Stack, Text } from '../src/index.js';
import * as css from './docs.css.js';

const meta = { title: 'Fundament/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = [
  { name: 'light', title: 'Licht', colors: byRole(light) },
  { name: 'dark', title: 'Donker', colors: byRole(dark) },
] as const;

/** Sorts by the largest size of each value, ascending. Values without a size keep their order. */
function bySize(group: Parameters<typeof byRole>[0]) {
  const largest = (value: string) => {
    const [, number = '0', unit] = /([\d.]+)(\w*)\)?$/.exec(value) ?? [];
    return Number(number) / (unit === 'px' ? 16 : 1);
  };
  return Object.entries(byRole(group)).toSorted(
    ([, one], [, other]) => largest(one) - largest(other),
  );
}

const inDutch = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Table({
  label,
  head,
  rows,
}: {
  label: string;
  head: string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}) {
  return (
    // Focusable, so that keyboard users can scroll it on a narrow screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col" className={css.cell}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={css.cell}>
                <code>{name}</code>
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every colour role in both themes. */
export const Kleuren: Story = {
  render: () => (
    <Grid columns={2}>
      {themes.map(({ name, title, colors }) => (
        <div key={name} className={css.theme} style={{ colorScheme: name }}>
          <Stack gap="m">
            <Heading level={2}>{title}</Heading>
            <ul className={css.swatches}>
              {Object.entries(colors).map(([role, color]) => (
                <li key={role} className={css.swatch}>
                  <span className={css.sample} style={{ background: color }} />
                  <div>
                    <code>{role}</code>
                    <Text size="small" emphasis="muted">
                      {color}
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
};

/** Every colour pair in use, with its contrast in both themes and the required contrast. */
export const Contrast: Story = {
  render: () => (
    <Table
      label="Contrast"
      head={['Voorgrond', 'Achtergrond', 'Minstens', 'Licht', 'Donker']}
      rows={contrastPairs.map((pair) => [
        pair.foreground,
        <code key="background">{pair.background}</code>,
        `${pair.ratio} : 1`,
        ...themes.map(({ name, colors }) => {
          if (pair.theme !== undefined && pair.theme !== name) return '–';
          const { [pair.foreground]: foreground = '', [pair.background]: background = '' } = colors;
          return (
            <span key={name} className={css.swatch}>
              <span className={css.sample} style={{ background, color: foreground }}>
                {/* Text has letters; a border or an icon has only a shape. */}
                {pair.ratio > 3 ? 'Aa' : <span className={css.disc} />}
              </span>
              {inDutch.format(contrastOf(foreground, background))} : 1
            </span>
          );
        }),
      ])}
    />
  ),
};

/** The steps of the type scale. Each is fluid: it grows with the viewport. */
export const Letters: Story = {
  render: () => (
    <Table
      label="Letters"
      head={['Token', 'Waarde', 'Voorbeeld']}
      rows={bySize(theme.font.size).map(([name, size]) => [
        `font.size.${name}`,
        size,
        <span
          key="sample"
          style={{
            fontSize: size,
            ...(name.startsWith('title') && {
              fontWeight: theme.font.weight.bold,
              lineHeight: theme.font.lineHeight.tight,
            }),
          }}
        >
          Bewijs in geel
        </span>,
      ])}
    />
  ),
};

/** The spacing scale, drawn to size. */
export const Ruimte: Story = {
  render: () => (
    <Table
      label="Ruimte"
      head={['Token', 'Waarde', 'Voorbeeld']}
      rows={bySize(theme.space).map(([name, size]) => [
        `space.${name}`,
        size,
        <div key="sample" className={css.bar} style={{ inlineSize: size }} />,
      ])}
    />
  ),
};

/** All other tokens: sizes, radii, borders, motion, stacking order. */
export const Overig: Story = {
  render: () => (
    <Table
      label="Overige tokens"
      head={['Token', 'Waarde']}
      rows={(['size', 'radius', 'border', 'shadow', 'motion', 'layer'] as const).flatMap((group) =>
        bySize(theme[group]).map(([name, value]) => [`${group}.${name}`, value] as const),
      )}
    />
  ),
};
