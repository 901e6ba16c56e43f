import { globalLayer } from '@vanilla-extract/css';

// Cascade layers in ascending priority. A consumer's unlayered CSS overrides all of them, in any order of loading.
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const sections = globalLayer('sections');
export const app = globalLayer('app');
