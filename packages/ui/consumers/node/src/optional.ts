// Type test: every optional prop accepts `undefined`, even with `exactOptionalPropertyTypes`, because an app may not
// have its value yet.
import type * as library from '@heldermatch/ui';

type Refusing<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name>
    ? { [One in Name]: undefined } extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

/** Props that don't accept `undefined`, per component. Functions that create dates come from another library. */
type Refused = {
  [
    Name in keyof typeof library as Name extends Capitalize<Name> ? Name : never
  ]: (typeof library)[Name] extends (props: infer Props) => unknown ? Refusing<Props> : never;
};

type Violations = {
  [Name in keyof Refused as [Refused[Name]] extends [never] ? never : Name]: Refused[Name];
};

/** The type error names the components with a prop that doesn't accept `undefined`. */
export const violations: Violations = {};
