import type { ComponentProps } from 'react';
import * as css from './docs.css.js';

/** Table on a documentation page. Scrolls horizontally in its own container when the page is too narrow. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  <div className={css.scroll}>
    <table {...props} />
  </div>
);
