// A module of its own, so that it is fetched apart.
export { KpiDialog } from '@heldermatch/ui';
