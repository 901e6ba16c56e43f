import { CallToAction, type CallToActionProps } from '@heldermatch/ui';
import { ActionLinks } from './ActionLinks.tsx';
import { deskDemo } from './deskDemo.ts';
import { planDemo } from './labels.ts';

/** Call to action for a demo, at the end of every page about a feature. */
export function DemoCall({ intro, ...props }: Omit<CallToActionProps, 'actions'>) {
  const desk = deskDemo();
  return desk === undefined ? (
    <CallToAction
      data-nosnippet=""
      {...props}
      intro={intro}
      actions={<ActionLinks links={[planDemo]} />}
    />
  ) : (
    <CallToAction
      data-nosnippet=""
      {...props}
      intro={
        <>
          {intro} {desk.text}
        </>
      }
      actions={<ActionLinks links={[planDemo, desk.link]} />}
    />
  );
}
