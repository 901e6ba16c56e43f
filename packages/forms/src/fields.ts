import * as v from 'valibot';
import { asStored, countCharacters, LIMITS } from './limits.ts';

const EMAIL_INVALID = 'Ongeldig e-mailadres';
const NAME_TOO_SHORT = 'Naam moet minimaal 2 tekens zijn';
const NAME_TOO_LONG = 'Naam mag maximaal 100 tekens zijn';
const COMPANY_TOO_LONG = 'Bedrijfsnaam mag maximaal 100 tekens zijn';
const COMPANY_NOT_ONE_LINE = 'Bedrijfsnaam mag geen regeleinden of tabs bevatten';

/**
 * Address syntax of the HTML standard, with at least one dot in the domain. Browsers accept `naam@bedrijf`, but no
 * email would arrive there.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

// The annotations let a bundler drop fields that a page doesn't use.

/** Not `v.minLength` and `v.maxLength`, which count UTF-16 units, so an emoji would count twice. */
/* @__NO_SIDE_EFFECTS__ */
export function minCharacters(min: number, message: string) {
  return v.check<string, string>((value) => countCharacters(value) >= min, message);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxCharacters(max: number, message: string) {
  return v.check<string, string>((value) => countCharacters(value) <= max, message);
}

/** Text as it is stored. A value of another type gets the same message. */
/* @__NO_SIDE_EFFECTS__ */
export function text(message: string) {
  return v.pipe(v.string(message), v.transform(asStored));
}

/* @__NO_SIDE_EFFECTS__ */
export function email(tooLong: string) {
  return v.pipe(
    text(EMAIL_INVALID),
    v.regex(EMAIL, EMAIL_INVALID),
    maxCharacters(LIMITS.email.max, tooLong),
  );
}

export const name = v.pipe(
  text(NAME_TOO_SHORT),
  minCharacters(LIMITS.name.min, NAME_TOO_SHORT),
  maxCharacters(LIMITS.name.max, NAME_TOO_LONG),
);

/** Optional: a missing company becomes an empty string, as in the database. */
export const company = v.nullish(
  v.pipe(
    text(COMPANY_TOO_LONG),
    maxCharacters(LIMITS.company.max, COMPANY_TOO_LONG),
    // A line break would add a separate line to the email to the company.
    v.regex(/^[^\n\t]*$/, COMPANY_NOT_ONE_LINE),
  ),
  '',
);

/** Fields of a user's profile, which registration asks for and the account page changes. */
export const profileFields = { name, company };

export const accountEmail = email('E-mail mag maximaal 255 tekens zijn');
