import { CircleCheck, CircleX } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, LocaleProvider } from '../src/index.js';
import * as css from './docs.css.js';

interface ExampleProps {
  children: ReactNode;
  /** Why it is right or wrong, in a sentence. */
  why: string;
}

const Example = ({ children, why, isRight }: ExampleProps & { isRight: boolean }) => (
  <figure className={`sb-unstyled ${css.example} ${isRight ? css.right : css.wrong}`}>
    {/* What is wrong must not be met with the keyboard or by a screen reader. */}
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

/** A right example, rendered. Inside `DoDont`. */
export const Do = (props: ExampleProps) => <Example {...props} isRight />;

/** A wrong example, rendered and out of reach. Inside `DoDont`. */
export const Dont = (props: ExampleProps) => <Example {...props} isRight={false} />;

/** Right and wrong examples beside each other, on a documentation page. */
export const DoDont = ({ children }: { children: ReactNode }) => (
  <LocaleProvider>
    <div className={css.examples}>{children}</div>
  </LocaleProvider>
);
