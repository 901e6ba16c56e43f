import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { memoryStore } from '../fixtures/memoryStore.ts';

/** Renders the empty frame, which every page starts from: its data are stored in the browser. */
export const renderFrame = () =>
  renderToString(
    <Router ssrPath="/">
      <App store={memoryStore()} />
    </Router>,
  );
