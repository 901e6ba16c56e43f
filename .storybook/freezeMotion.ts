interface Options {
  /** Frames without movement that end the wait. */
  frames: number;
  /** Milliseconds after which an overlay that neither enters nor leaves counts as stuck. */
  patience: number;
}

/**
 * Waits until nothing moves on the page any more: no transition, and no overlay of React Aria that enters or leaves.
 * Imports nothing, as Playwright sends its source to the page.
 *
 * @returns the markup of a stuck overlay
 */
export async function freezeMotion({ frames, patience }: Options): Promise<string | undefined> {
  // A popover is masked for up to 0.6 s when it takes a viewport that became lower for a keyboard on the screen.
  const underWay = '[data-exiting], [style*="mask-image"]';
  const end = performance.now() + patience;
  for (let quietFrames = 0; quietFrames < frames; quietFrames += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(
      // Animations that follow scrolling end where that does.
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const element = document.querySelector(underWay);
    if (moving.length > 0 || element !== null) quietFrames = -1;
    // Storybook cuts what still moves after a play function, and React Aria then waits for its end for ever.
    if (element !== null && performance.now() > end) return element.outerHTML;
  }
  return undefined;
}
