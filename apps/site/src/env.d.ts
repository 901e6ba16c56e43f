/** Build settings. An optional one that isn't set is empty. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_BOOKING_URL: string;
  readonly VITE_DESK_URL: string;
  readonly VITE_CAPTCHA_PROVIDER: import('./baas/captchaProviders.ts').CaptchaProvider | '';
  readonly VITE_CAPTCHA_SITE_KEY: string;
  readonly VITE_STAGING: 'true' | 'false' | '';
}
