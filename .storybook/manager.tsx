/** @jsxRuntime classic */
// Storybook's manager has its own React, without the automatic runtime.
import '@heldermatch/ui/font.css';
import { dark, light } from '@heldermatch/tokens';
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API_SidebarOptions } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { Panel } from './auditPanel/Panel.tsx';
import { prefersDark, storybookThemes } from './theme.ts';

/** Marks a component whose props may still change. */
const renderLabel: NonNullable<API_SidebarOptions['renderLabel']> = (item, api) => {
  if (item.type !== 'component') return item.name;
  const isExperimental = item.children.every((id) =>
    api.getData(id).tags.includes('experimenteel'),
  );
  if (!isExperimental) return item.name;
  return (
    <>
      {item.name}{' '}
      <span style={{ alignSelf: 'center', fontSize: '0.75em', opacity: 0.8 }}>experimenteel</span>
    </>
  );
};

const configure = () => {
  const scheme = prefersDark.matches ? 'dark' : 'light';
  addons.setConfig({ theme: storybookThemes[scheme], sidebar: { renderLabel } });
};
configure();
prefersDark.addEventListener('change', configure);

// Storybook has no setting for these colours: orange for a page, turquoise for a story, white for the selected row.
const style = document.createElement('style');
style.textContent = `.sidebar-item[data-selected="false"] svg:is([type="document"], [type="story"]) {
  color: light-dark(${light.text.muted}, ${dark.text.muted});
}
.sidebar-item[data-selected="true"] :is(a, svg) {
  color: light-dark(${light.text.onAction}, ${dark.text.onAction});
}
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; } }
.sidebar-header img { block-size: 2rem; inline-size: auto; }`;
document.head.append(style);
addons.register('heldermatch/audit', () => {
  addons.add('heldermatch/audit/panel', {
    type: types.PANEL,
    title: 'Toetsenbord en schermlezer',
    render: ({ active = false }) => (
      <AddonPanel active={active}>{active ? <Panel /> : <></>}</AddonPanel>
    ),
  });
});
