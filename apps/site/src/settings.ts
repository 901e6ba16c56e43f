/** Build settings of the app. `settings.schema.ts` validates them; by default they are for the local backend. */
export const settings = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  bookingUrl: import.meta.env.VITE_BOOKING_URL,
  /** Origin of the desk, if the site links to it as a demonstration. */
  deskUrl: import.meta.env.VITE_DESK_URL || undefined,
  captchaProvider: import.meta.env.VITE_CAPTCHA_PROVIDER || undefined,
  captchaSiteKey: import.meta.env.VITE_CAPTCHA_SITE_KEY || undefined,
  /** Whether this is a staging site: it has a banner on every page, and is hidden from search engines. */
  isStaging: import.meta.env.VITE_STAGING === 'true',
};
