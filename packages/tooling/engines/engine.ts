/** Keys that tests press. */
export type KeyName = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** Browser window, with the minimum of actions of a visitor. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Sets the size of the page in CSS pixels, or the nearest size that the window allows. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks with the main mouse button at a position in the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /** Text in the first frame of the page. */
  frameText: () => Promise<string>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** Port on this machine of an HTTP proxy for all requests. */
  proxyPort?: number;
}

/** Running browser. */
export interface Engine {
  /** Opens a window with empty storage. Only one can be open at a time. */
  newTab: () => Promise<Tab>;
  /** Ends all processes of the browser, and removes its profile. */
  stop: () => Promise<void>;
}
