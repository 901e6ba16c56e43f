import { useId, type ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Stack } from '../../components/Stack/index.js';
import { SectionHeader } from './SectionHeader.js';

export interface HeadedBandProps extends Omit<BandProps, 'labelledBy'> {
  title: ReactNode;
  intro?: ReactNode;
}

/** A band that its heading names, with the same distances from heading to intro to content everywhere. */
export function HeadedBand({ title, intro, children, ...band }: HeadedBandProps) {
  const id = useId();
  return (
    <Band {...band} labelledBy={id}>
      <Stack gap="xl">
        <SectionHeader id={id} title={title} intro={intro} />
        {children}
      </Stack>
    </Band>
  );
}
