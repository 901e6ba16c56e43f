import { use, useMemo, useState } from 'react';
import type { Key } from 'react-aria-components/ComboBox';
import { FormContext } from '../../internal/form/FormContext.js';
import { choicesOf, type Option, type OptionsProps } from '../internal/overlay/Options.js';

type Value = Key | null | readonly Key[] | undefined;

const listOf = (value: Value): readonly Key[] =>
  typeof value === 'object' ? (value ?? []) : value === undefined ? [] : [value];

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/**
 * Returns the same array for as long as its items are equal. React Aria treats a new array as a new selection and
 * clears the input, and apps often create one at every render.
 */
export function useSameValue<Given extends Value>(value: Given): Given {
  const [kept, setKept] = useState(value);
  if (value === kept || (Array.isArray(value) && Array.isArray(kept) && isSame(value, kept))) {
    return kept;
  }
  setKept(value);
  return value;
}

interface ChosenOptions extends Pick<OptionsProps, 'options'> {
  value?: Value;
  selectedKey?: Key | null | undefined;
  defaultValue?: Value;
  defaultSelectedKey?: Key | null | undefined;
}

/** Selected options that are no longer in the list, because the app has filtered it. */
export function useUnlisted(
  { options, value, selectedKey, defaultValue, defaultSelectedKey }: ChosenOptions,
  isFilteredByApp: boolean,
) {
  const [own, setOwn] = useState<Value>(defaultValue ?? defaultSelectedKey);
  const [kept, setKept] = useState<readonly Option[]>([]);
  const listed = useMemo(
    () => new Map(isFilteredByApp ? choicesOf(options).map((option) => [option.id, option]) : []),
    [options, isFilteredByApp],
  );
  const known = new Map<Key, Option>([
    ...kept.map((option) => [option.id, option] as const),
    ...listed,
  ]);
  const given = value === undefined ? selectedKey : value;
  const chosen = listOf(given === undefined ? own : given).flatMap((key) => known.get(key) ?? []);
  const textOf = (some: readonly Option[]) => some.flatMap(({ id, label }) => [id, label]);
  if (!isSame(textOf(chosen), textOf(kept))) setKept(chosen);
  return { unlisted: kept.filter(({ id }) => !listed.has(id)), setOwn };
}

interface ErrorOptions {
  name?: string | undefined;
  isInvalid?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Error of the form for a field that has no single control with its name. */
export function useErrors({ name, isInvalid = false, errorMessage }: ErrorOptions) {
  const { errors } = use(FormContext);
  const error = name === undefined ? undefined : errors[name];
  return {
    isInvalid: isInvalid || error !== undefined,
    errorMessage: errorMessage ?? error,
  };
}
