import { defineProject } from 'vitest/config';
import { patience } from '../.workspace/patience.ts';

export default defineProject({ test: { name: 'tokens', testTimeout: patience(5) } });
