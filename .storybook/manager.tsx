/** @jsxRuntime classic */
// Storybook's manager has its own React, without the automatic runtime.
import '@heldermatch/ui/font.css';
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API_SidebarOptions } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { Panel } from './auditPanel/Panel.tsx';
import { storybookTheme } from './theme.ts';

/** Marks a component whose props may still change. */
const renderLabel: NonNullable<API_SidebarOptions['renderLabel']> = (item, api) => {
  if (item.type !== 'component') return item.name;
  const isExperimental = item.children.every((id) =>
    api.getData(id).tags.includes('experimenteel'),
  );
  if (!isExperimental) return item.name;
  return (
    <>
      {item.name} <span style={{ fontSize: '0.75em', opacity: 0.75 }}>experimenteel</span>
    </>
  );
};

addons.setConfig({ theme: storybookTheme, sidebar: { renderLabel } });
addons.register('heldermatch/audit', () => {
  addons.add('heldermatch/audit/panel', {
    type: types.PANEL,
    title: 'Toetsenbord en schermlezer',
    render: ({ active = false }) => (
      <AddonPanel active={active}>{active ? <Panel /> : <></>}</AddonPanel>
    ),
  });
});
