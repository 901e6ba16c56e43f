/** The site's colours, written out: mail programs know no custom properties. A test holds them to the design tokens. */
export const colors = {
  light: {
    page: '#f7f4ec',
    card: '#ffffff',
    text: '#14213d',
    action: '#0b5c5a',
    onAction: '#ffffff',
    marker: '#ffe066',
    markerText: '#14213d',
  },
  dark: {
    page: '#182338',
    card: '#0e1627',
    text: '#f1f5f9',
    action: '#62d2c6',
    onAction: '#0e1627',
    marker: '#f4cf4d',
    markerText: '#0e1627',
  },
} as const;
