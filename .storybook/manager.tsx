/** @jsxRuntime classic */
// Storybook's manager has its own React, without the automatic runtime.
import '@heldermatch/ui/font.css';
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { Panel } from './auditPanel/Panel.tsx';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme });
addons.register('heldermatch/audit', () => {
  addons.add('heldermatch/audit/panel', {
    type: types.PANEL,
    title: 'Toetsenbord en schermlezer',
    render: ({ active = false }) => (
      <AddonPanel active={active}>{active ? <Panel /> : <></>}</AddonPanel>
    ),
  });
});
