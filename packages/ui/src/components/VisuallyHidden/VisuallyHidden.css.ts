import { componentStyle } from '../../styles/layered.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

export const root = componentStyle(visuallyHidden);
