import { CircleCheck, CircleX } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, LocaleProvider } from '../src/index.js';
import * as css from './docs.css.js';

interface ExampleProps {
  children: ReactNode;
  /** Reason in one sentence. */
  why: string;
}

const Example = ({ children, why, isRight }: ExampleProps & { isRight: boolean }) => (
  <figure className={`sb-unstyled ${css.example} ${isRight ? css.right : css.wrong}`}>
    {/* Keyboard and screen reader users must not reach the wrong example. */}
    <div className={css.exampleBody} inert={!isRight}>
      {children}
    </div>
    <figcaption className={css.caption}>
      <Icon icon={isRight ? CircleCheck : CircleX} />
      <span>
        <strong>{isRight ? 'Wel' : 'Niet'}:</strong> {why}
      </span>
    </figcaption>
  </figure>
);

/** A rendered example of correct use. Goes inside `DoDont`. */
export const Do = (props: ExampleProps) => <Example {...props} isRight />;

/** A rendered example of wrong use, inert. Goes inside `DoDont`. */
export const Dont = (props: ExampleProps) => <Example {...props} isRight={false} />;

/** Examples of correct and wrong use, side by side on a documentation page. */
export const DoDont = ({ children }: { children: ReactNode }) => (
  <LocaleProvider>
    <div className={css.examples}>{children}</div>
  </LocaleProvider>
);
