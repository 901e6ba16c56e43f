interface Options {
  /** Number of frames without movement that end the wait. */
  frames: number;
  /** Timeout for an entering or leaving overlay, in milliseconds. */
  patience: number;
}

/**
 * Waits until nothing on the page renders or moves: no transition, and no overlay of React Aria that enters or leaves.
 * Has no imports, because Playwright sends its source to the page.
 *
 * @returns the markup of a stuck overlay, if any.
 */
export async function waitUntilStill({ frames, patience }: Options): Promise<string | undefined> {
  // A popover is masked for up to 0.6 s while it adapts to a viewport that an on-screen keyboard has made smaller.
  const inProgress = '[data-exiting], [style*="mask-image"]';
  const end = performance.now() + patience;
  for (let quietFrames = 0; quietFrames < frames; quietFrames += 1) {
    await new Promise(requestAnimationFrame);
    // React renders deferred work, such as the rows of a table, in slices. A background task runs after all of them.
    await scheduler.postTask(() => {}, { priority: 'background' });
    const moving = document.getAnimations().filter(
      // Scroll-driven animations end when scrolling ends.
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const element = document.querySelector(inProgress);
    if (moving.length > 0 || element !== null) quietFrames = -1;
    // Storybook aborts transitions after a play function, and React Aria then waits for their end forever.
    if (element !== null && performance.now() > end) return element.outerHTML;
  }
  return undefined;
}
