import { PlainButton } from '@heldermatch/ui';
import { useState } from 'react';
import { kpiDialog } from './copy.tsx';
import { unreachableToast } from '../../shell/copy.ts';
import { lazyModule, prefetch } from '../../lazyModule.ts';
import { toasts } from '../../shell/toasts.ts';

const dialogModule = lazyModule(() => import('./KpiDialog.ts'));

/** The button that opens the indicators. What draws them is fetched when it is pointed at or focused. */
export function HowWeMeasure() {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      await dialogModule.load();
      setOpen(true);
    } catch {
      toasts.show(unreachableToast);
    }
  };
  const fetchAhead = () => prefetch(dialogModule);
  const KpiDialog = dialogModule.peek()?.value.KpiDialog;
  return (
    <>
      <PlainButton
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
      >
        {kpiDialog.trigger}
      </PlainButton>
      {KpiDialog !== undefined && (
        <KpiDialog {...kpiDialog} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
