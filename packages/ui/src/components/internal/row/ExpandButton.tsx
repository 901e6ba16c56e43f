import { ChevronRight } from 'lucide';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Icon } from '../../Icon/index.js';
import * as css from './expandButton.css.js';

/** Chevron that shows or hides the rows below a row. It points down in an element with `data-expanded`. */
export const ExpandButton = (props: ButtonProps) => (
  <Button {...props} className={css.button}>
    <Icon icon={ChevronRight} isDirectional className={css.icon} />
  </Button>
);
