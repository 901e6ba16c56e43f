/** The build settings as the app reads them. Unset means the local backend; `settings.schema.ts` checks them. */
export const settings = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  bookingUrl: import.meta.env.VITE_BOOKING_URL,
  captchaProvider: import.meta.env.VITE_CAPTCHA_PROVIDER,
  captchaSiteKey: import.meta.env.VITE_CAPTCHA_SITE_KEY,
  /** A site to try things on: it says so on every page, and search engines stay out. */
  isStaging: import.meta.env.VITE_STAGING === 'true',
};
