import { globalLayer } from '@vanilla-extract/css';

// Declared in this order: a consumer's unlayered CSS wins over all of them, whatever is loaded first.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const sections = globalLayer('sections');
export const app = globalLayer('app');
