/** Captcha providers that Supabase Auth supports, by its names. */
export const captchaProviders = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    /** Sources that the Content-Security-Policy has to allow, for scripts, styles, frames and requests. */
    sources: ['https://challenges.cloudflare.com'],
    /** Invisible unless the visitor has to do something. */
    options: { execution: 'execute', appearance: 'interaction-only', language: 'nl' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=nl',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    options: { size: 'invisible' },
  },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;
