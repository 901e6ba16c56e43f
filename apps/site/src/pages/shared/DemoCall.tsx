import { CallToAction, type CallToActionProps } from '@heldermatch/ui';
import { ActionLinks } from './ActionLinks.tsx';
import { planDemo } from './labels.ts';

/** Call to action for a demo, at the end of every page about a feature. */
export const DemoCall = (props: Omit<CallToActionProps, 'actions'>) => (
  <CallToAction {...props} actions={<ActionLinks links={[planDemo]} />} />
);
