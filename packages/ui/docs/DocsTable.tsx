import type { ComponentProps } from 'react';
import * as css from './docs.css.js';

/** A table of a documentation page, which scrolls by itself where the page is narrower. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  <div className={css.scroll}>
    <table {...props} />
  </div>
);
