import { Crashable, type CrashableProps } from './Crashable.tsx';

/** A part of a page to read that does nothing without the app: `start.ts` starts that when it comes near or is used. */
export function Live(props: CrashableProps) {
  return (
    <div data-live="">
      <Crashable {...props} />
    </div>
  );
}
