/** Who can tell people from programs: the two that Supabase Auth takes, by its own names for them. */
export const captchaProviders = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    /** What the Content-Security-Policy has to allow, for scripts, styles, frames and requests. */
    sources: ['https://challenges.cloudflare.com'],
    /** Nothing is seen unless somebody has to do something. */
    options: { execution: 'execute', appearance: 'interaction-only', language: 'nl' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=nl',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    options: { size: 'invisible' },
  },
} as const;

export type CaptchaProvider = keyof typeof captchaProviders;
