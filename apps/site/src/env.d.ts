interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_BOOKING_URL: string;
  readonly VITE_CAPTCHA_PROVIDER: import('./baas/captchaProviders.ts').CaptchaProvider | undefined;
  readonly VITE_CAPTCHA_SITE_KEY: string | undefined;
  readonly VITE_STAGING: 'true' | 'false' | undefined;
}
