import { Button, PlainDisclosure, Prose } from '@heldermatch/ui';
import { useState } from 'react';
import { exportData } from '../../baas/account.ts';
import { toasts } from '../../shell/toasts.ts';
import { unreachableToast } from '../../shell/copy.ts';
import { data } from './copy.ts';

/** Downloads a file. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ExportData() {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const text = JSON.stringify(await exportData(), null, 2);
      const day = new Date().toISOString().slice(0, 10);
      save(new Blob([text], { type: 'application/json' }), data.fileName(day));
    } catch {
      toasts.show(unreachableToast);
    }
    setPending(false);
  };
  return (
    <>
      <PlainDisclosure title={data.contents.title}>
        <Prose>
          <ul>
            {data.contents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{data.contents.elsewhere}</p>
        </Prose>
      </PlainDisclosure>
      <div>
        <Button variant="secondary" isPending={isPending} onPress={() => void download()}>
          {isPending ? data.pending : data.download}
        </Button>
      </div>
    </>
  );
}
