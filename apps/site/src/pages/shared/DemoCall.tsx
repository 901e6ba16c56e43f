import { CallToAction, type CallToActionProps } from '@heldermatch/ui';
import { Calls } from './Calls.tsx';
import { planDemo } from './labels.ts';

/** What every page about a feature ends with: an invitation to a demo. */
export const DemoCall = (props: Omit<CallToActionProps, 'actions'>) => (
  <CallToAction {...props} actions={<Calls links={[planDemo]} />} />
);
