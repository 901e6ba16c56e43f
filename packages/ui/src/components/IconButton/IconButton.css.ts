import { componentStyle } from '../../styles/layered.js';

export const root = componentStyle({
  paddingInline: 0,
  marginInline: 0,
  textDecoration: 'none',
});
