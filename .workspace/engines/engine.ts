/** The keys that tests press. */
export type KeyName = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** A window of a browser, with the least that a visitor does in it. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Sets the size of the page in CSS pixels, or the nearest that the browser's window takes. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. Its value is JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse at a place of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /** The text in the first frame of the page. */
  frameText: () => Promise<string>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** Port on this machine of the HTTP proxy through which every request goes. */
  proxyPort?: number;
}

/** A browser that runs. */
export interface Engine {
  /** Opens a window with nothing stored. Only one is open at a time. */
  newTab: () => Promise<Tab>;
  /** Ends every process of the browser and removes its profile. */
  stop: () => Promise<void>;
}
