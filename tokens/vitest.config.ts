import { defineProject } from 'vitest/config';
import { patience } from '@heldermatch/tooling/patience';

export default defineProject({ test: { name: 'tokens', testTimeout: patience(5) } });
