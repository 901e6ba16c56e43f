/** Data attributes of a group that is a field, as React Aria sets them on a single input. */
export const stateAttributes = ({
  isInvalid,
  isDisabled,
  isReadOnly,
}: Record<'isInvalid' | 'isDisabled' | 'isReadOnly', boolean | undefined>) => ({
  'data-invalid': isInvalid || undefined,
  'data-disabled': isDisabled || undefined,
  'data-readonly': isReadOnly || undefined,
});
