import { ButtonLink, CallToAction, type CallToActionProps } from '@heldermatch/ui';

/** What every page about a feature ends with: an invitation to a demo. */
export const DemoCall = (props: Omit<CallToActionProps, 'actions'>) => (
  <CallToAction
    {...props}
    actions={
      <ButtonLink href="/contact" size="large">
        Plan een Demo
      </ButtonLink>
    }
  />
);
