// A module of its own, so that it is fetched apart.
export { ToastRegion as default } from '@heldermatch/ui';
