import type { Page } from 'playwright';

/** Throttles a page to a phone on slow 4G with a processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.47 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
