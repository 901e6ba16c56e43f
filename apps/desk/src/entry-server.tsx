import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { memoryStore } from '../fixtures/memoryStore.ts';

/** The empty frame, which every address begins with: what stands in it is kept in the browser. */
export const renderFrame = () =>
  renderToString(
    <Router ssrPath="/">
      <App store={memoryStore()} />
    </Router>,
  );
