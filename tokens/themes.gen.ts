// Generated from the token files by `pnpm generate`. Do not edit.

/** The value of every role. A colour holds both themes and follows `color-scheme`. */
export const theme = {
  "border": {
    "medium": "2px",
    "thick": "3px",
    "thin": "1px"
  },
  "color": {
    "action": {
      "default": "light-dark(#0b5c5a, #62d2c6)",
      "hover": "light-dark(#084846, #8adfd6)",
      "pressed": "light-dark(#063937, #a9e8e1)",
      "subtle": "light-dark(#eff8f7, #132c38)"
    },
    "border": {
      "default": "light-dark(#7a8296, #7c89a3)",
      "subtle": "light-dark(#dde1e8, #34435e)"
    },
    "chart": {
      "1": "light-dark(#0b5c5a, #62d2c6)",
      "2": "light-dark(#b4530a, #f2a65e)",
      "3": "light-dark(#5a67d8, #a9b4ff)",
      "4": "light-dark(#8a1f6e, #f0a0da)",
      "5": "light-dark(#6a7410, #c6d06a)",
      "6": "light-dark(#7a8296, #b4bed0)"
    },
    "feedback": {
      "caution": {
        "default": "light-dark(#6b4500, #f2c879)",
        "surface": "light-dark(#fff6e3, #352709)"
      },
      "critical": {
        "default": "light-dark(#a4262c, #ffb3ae)",
        "surface": "light-dark(#fdf1f0, #3a1a20)"
      },
      "info": {
        "default": "light-dark(#1d4788, #b3ceff)",
        "surface": "light-dark(#eef4fc, #1a2b48)"
      },
      "positive": {
        "default": "light-dark(#165a31, #8fe0b0)",
        "surface": "light-dark(#edf7f1, #10301f)"
      }
    },
    "focus": {
      "ring": "light-dark(#14213d, #f1f5f9)"
    },
    "marker": {
      "default": "light-dark(#ffe066, #f4cf4d)",
      "text": "light-dark(#14213d, #0e1627)"
    },
    "scrim": "light-dark(#0a101da6, #0a101da6)",
    "shadow": {
      "far": "light-dark(#14213d33, #00000080)",
      "near": "light-dark(#14213d14, #0006)"
    },
    "surface": {
      "default": "light-dark(#fff, #0e1627)",
      "hover": "light-dark(#f1f5f9, #22304a)",
      "ink": "light-dark(#14213d, #0a101d)",
      "raised": "light-dark(#fff, #1c2942)",
      "warm": "light-dark(#f7f4ec, #182338)"
    },
    "text": {
      "default": "light-dark(#14213d, #f1f5f9)",
      "muted": "light-dark(#475069, #b4bed0)",
      "onAction": "light-dark(#fff, #0e1627)"
    }
  },
  "font": {
    "family": "\"Atkinson Hyperlegible Next\", \"Atkinson Hyperlegible Next Fallback\", system-ui, sans-serif",
    "lineHeight": {
      "normal": "1.6",
      "snug": "1.4",
      "tight": "1.15"
    },
    "measure": "45",
    "size": {
      "body": "clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)",
      "large": "clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)",
      "small": "1rem",
      "titleL": "clamp(1.75rem, 1.36rem + 1.74vw, 2.75rem)",
      "titleM": "clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)",
      "titleS": "clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)",
      "titleXl": "clamp(2.25rem, 1.86rem + 1.74vw, 3.25rem)"
    },
    "tracking": {
      "tight": "-0.015"
    },
    "weight": {
      "bold": "700",
      "medium": "600",
      "regular": "400"
    }
  },
  "layer": {
    "navigation": "10",
    "overlay": "20",
    "raised": "1",
    "toast": "30"
  },
  "motion": {
    "duration": {
      "fast": "150ms",
      "normal": "250ms",
      "turn": "900ms"
    },
    "easing": {
      "out": "cubic-bezier(0.2, 0, 0, 1)"
    }
  },
  "radius": {
    "full": "999px",
    "l": "0.625rem",
    "m": "0.5rem",
    "s": "0.375rem"
  },
  "shadow": {
    "raised": "0px 1px 2px 0px var(--hm-color-shadow-near), 0px 18px 40px -18px var(--hm-color-shadow-far)"
  },
  "size": {
    "choice": "1.5rem",
    "column": "14rem",
    "columnWide": "18rem",
    "container": "72rem",
    "dialog": "44rem",
    "dialogLarge": "64rem",
    "dialogSmall": "28rem",
    "form": "36rem",
    "frame": "700px",
    "icon": "1.25rem",
    "meter": "0.375rem",
    "narrow": "46rem",
    "navigation": "4.25rem",
    "target": "2.75rem",
    "targetLarge": "3rem",
    "targetSmall": "2rem",
    "toast": "26rem"
  },
  "space": {
    "band": "clamp(3.25rem, 2.37rem + 3.91vw, 5.5rem)",
    "gutter": "clamp(1.25rem, 0.96rem + 1.3vw, 2rem)",
    "l": "1.5rem",
    "m": "1rem",
    "s": "0.75rem",
    "xl": "2rem",
    "xs": "0.5rem",
    "xxl": "3rem",
    "xxs": "0.25rem"
  }
} as const;

/** The name of the custom property of every role, without its dashes. */
export const variables = {
  "border": {
    "medium": "hm-border-medium",
    "thick": "hm-border-thick",
    "thin": "hm-border-thin"
  },
  "color": {
    "action": {
      "default": "hm-color-action-default",
      "hover": "hm-color-action-hover",
      "pressed": "hm-color-action-pressed",
      "subtle": "hm-color-action-subtle"
    },
    "border": {
      "default": "hm-color-border-default",
      "subtle": "hm-color-border-subtle"
    },
    "chart": {
      "1": "hm-color-chart-1",
      "2": "hm-color-chart-2",
      "3": "hm-color-chart-3",
      "4": "hm-color-chart-4",
      "5": "hm-color-chart-5",
      "6": "hm-color-chart-6"
    },
    "feedback": {
      "caution": {
        "default": "hm-color-feedback-caution-default",
        "surface": "hm-color-feedback-caution-surface"
      },
      "critical": {
        "default": "hm-color-feedback-critical-default",
        "surface": "hm-color-feedback-critical-surface"
      },
      "info": {
        "default": "hm-color-feedback-info-default",
        "surface": "hm-color-feedback-info-surface"
      },
      "positive": {
        "default": "hm-color-feedback-positive-default",
        "surface": "hm-color-feedback-positive-surface"
      }
    },
    "focus": {
      "ring": "hm-color-focus-ring"
    },
    "marker": {
      "default": "hm-color-marker-default",
      "text": "hm-color-marker-text"
    },
    "scrim": "hm-color-scrim",
    "shadow": {
      "far": "hm-color-shadow-far",
      "near": "hm-color-shadow-near"
    },
    "surface": {
      "default": "hm-color-surface-default",
      "hover": "hm-color-surface-hover",
      "ink": "hm-color-surface-ink",
      "raised": "hm-color-surface-raised",
      "warm": "hm-color-surface-warm"
    },
    "text": {
      "default": "hm-color-text-default",
      "muted": "hm-color-text-muted",
      "onAction": "hm-color-text-on-action"
    }
  },
  "font": {
    "family": "hm-font-family",
    "lineHeight": {
      "normal": "hm-font-line-height-normal",
      "snug": "hm-font-line-height-snug",
      "tight": "hm-font-line-height-tight"
    },
    "measure": "hm-font-measure",
    "size": {
      "body": "hm-font-size-body",
      "large": "hm-font-size-large",
      "small": "hm-font-size-small",
      "titleL": "hm-font-size-title-l",
      "titleM": "hm-font-size-title-m",
      "titleS": "hm-font-size-title-s",
      "titleXl": "hm-font-size-title-xl"
    },
    "tracking": {
      "tight": "hm-font-tracking-tight"
    },
    "weight": {
      "bold": "hm-font-weight-bold",
      "medium": "hm-font-weight-medium",
      "regular": "hm-font-weight-regular"
    }
  },
  "layer": {
    "navigation": "hm-layer-navigation",
    "overlay": "hm-layer-overlay",
    "raised": "hm-layer-raised",
    "toast": "hm-layer-toast"
  },
  "motion": {
    "duration": {
      "fast": "hm-motion-duration-fast",
      "normal": "hm-motion-duration-normal",
      "turn": "hm-motion-duration-turn"
    },
    "easing": {
      "out": "hm-motion-easing-out"
    }
  },
  "radius": {
    "full": "hm-radius-full",
    "l": "hm-radius-l",
    "m": "hm-radius-m",
    "s": "hm-radius-s"
  },
  "shadow": {
    "raised": "hm-shadow-raised"
  },
  "size": {
    "choice": "hm-size-choice",
    "column": "hm-size-column",
    "columnWide": "hm-size-column-wide",
    "container": "hm-size-container",
    "dialog": "hm-size-dialog",
    "dialogLarge": "hm-size-dialog-large",
    "dialogSmall": "hm-size-dialog-small",
    "form": "hm-size-form",
    "frame": "hm-size-frame",
    "icon": "hm-size-icon",
    "meter": "hm-size-meter",
    "narrow": "hm-size-narrow",
    "navigation": "hm-size-navigation",
    "target": "hm-size-target",
    "targetLarge": "hm-size-target-large",
    "targetSmall": "hm-size-target-small",
    "toast": "hm-size-toast"
  },
  "space": {
    "band": "hm-space-band",
    "gutter": "hm-space-gutter",
    "l": "hm-space-l",
    "m": "hm-space-m",
    "s": "hm-space-s",
    "xl": "hm-space-xl",
    "xs": "hm-space-xs",
    "xxl": "hm-space-xxl",
    "xxs": "hm-space-xxs"
  }
} as const;

/** Sizes of the compact density that differ from the default. */
export const compact = {
  "font": {
    "size": {
      "body": "1rem",
      "large": "clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)",
      "titleL": "clamp(1.5rem, 1.4rem + 0.43vw, 1.75rem)",
      "titleM": "clamp(1.1875rem, 1.16rem + 0.11vw, 1.25rem)",
      "titleS": "clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)",
      "titleXl": "clamp(1.75rem, 1.55rem + 0.87vw, 2.25rem)"
    }
  },
  "size": {
    "choice": "1.25rem",
    "navigation": "3.5rem",
    "target": "2.25rem",
    "targetLarge": "2.5rem",
    "targetSmall": "1.75rem"
  },
  "space": {
    "band": "clamp(2rem, 1.41rem + 2.61vw, 3.5rem)",
    "gutter": "clamp(1rem, 0.8rem + 0.87vw, 1.5rem)",
    "l": "1rem",
    "m": "0.75rem",
    "s": "0.5rem",
    "xl": "1.5rem",
    "xs": "0.375rem",
    "xxl": "2rem",
    "xxs": "0.125rem"
  }
} as const;

/** Minimum widths for media queries, in rem. */
export const breakpoint = {
  "desktop": "64rem",
  "largePhone": "36rem",
  "phone": "22.5rem",
  "tablet": "48rem",
  "wide": "80rem"
} as const;

/** Colours of the light theme. */
export const light = {
  "action": {
    "default": "#0b5c5a",
    "hover": "#084846",
    "pressed": "#063937",
    "subtle": "#eff8f7"
  },
  "border": {
    "default": "#7a8296",
    "subtle": "#dde1e8"
  },
  "chart": {
    "1": "#0b5c5a",
    "2": "#b4530a",
    "3": "#5a67d8",
    "4": "#8a1f6e",
    "5": "#6a7410",
    "6": "#7a8296"
  },
  "feedback": {
    "caution": {
      "default": "#6b4500",
      "surface": "#fff6e3"
    },
    "critical": {
      "default": "#a4262c",
      "surface": "#fdf1f0"
    },
    "info": {
      "default": "#1d4788",
      "surface": "#eef4fc"
    },
    "positive": {
      "default": "#165a31",
      "surface": "#edf7f1"
    }
  },
  "focus": {
    "ring": "#14213d"
  },
  "marker": {
    "default": "#ffe066",
    "text": "#14213d"
  },
  "scrim": "#0a101da6",
  "shadow": {
    "far": "#14213d33",
    "near": "#14213d14"
  },
  "surface": {
    "default": "#fff",
    "hover": "#f1f5f9",
    "ink": "#14213d",
    "raised": "#fff",
    "warm": "#f7f4ec"
  },
  "text": {
    "default": "#14213d",
    "muted": "#475069",
    "onAction": "#fff"
  }
} as const;

/** Colours of the dark theme. */
export const dark = {
  "action": {
    "default": "#62d2c6",
    "hover": "#8adfd6",
    "pressed": "#a9e8e1",
    "subtle": "#132c38"
  },
  "border": {
    "default": "#7c89a3",
    "subtle": "#34435e"
  },
  "chart": {
    "1": "#62d2c6",
    "2": "#f2a65e",
    "3": "#a9b4ff",
    "4": "#f0a0da",
    "5": "#c6d06a",
    "6": "#b4bed0"
  },
  "feedback": {
    "caution": {
      "default": "#f2c879",
      "surface": "#352709"
    },
    "critical": {
      "default": "#ffb3ae",
      "surface": "#3a1a20"
    },
    "info": {
      "default": "#b3ceff",
      "surface": "#1a2b48"
    },
    "positive": {
      "default": "#8fe0b0",
      "surface": "#10301f"
    }
  },
  "focus": {
    "ring": "#f1f5f9"
  },
  "marker": {
    "default": "#f4cf4d",
    "text": "#0e1627"
  },
  "scrim": "#0a101da6",
  "shadow": {
    "far": "#00000080",
    "near": "#0006"
  },
  "surface": {
    "default": "#0e1627",
    "hover": "#22304a",
    "ink": "#0a101d",
    "raised": "#1c2942",
    "warm": "#182338"
  },
  "text": {
    "default": "#f1f5f9",
    "muted": "#b4bed0",
    "onAction": "#0e1627"
  }
} as const;
