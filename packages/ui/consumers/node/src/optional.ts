// What an app does not know yet is `undefined`: with `exactOptionalPropertyTypes`, too, every optional prop takes that.
import type * as library from '@heldermatch/ui';

type Refusing<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name>
    ? { [One in Name]: undefined } extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

/** Of components: what makes dates is another library's. */
type Refused = {
  [
    Name in keyof typeof library as Name extends Capitalize<Name> ? Name : never
  ]: (typeof library)[Name] extends (props: infer Props) => unknown ? Refusing<Props> : never;
};

type Violations = {
  [Name in keyof Refused as [Refused[Name]] extends [never] ? never : Name]: Refused[Name];
};

/** The error names the components whose props refuse it. */
export const violations: Violations = {};
