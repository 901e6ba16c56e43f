import { useEffect, useRef, type ReactNode } from 'react';
import { Inline } from '../../Inline/index.js';
import { Stack } from '../../Stack/index.js';
import { Text } from '../../Text/index.js';

const captions = {
  rest: 'Rust',
  hovered: 'Aangewezen',
  pressed: 'Ingedrukt',
  'focus-visible': 'Focus',
  // Text fields show their focus ring after a mouse press too.
  focused: 'Focus',
  'focus-within': 'Focus',
  'drop-target': 'Bestand erboven',
};

type State = keyof typeof captions;

interface SimulatedProps {
  state: State;
  control: string;
  children: ReactNode;
}

function Simulated({ state, control, children }: SimulatedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Sets React Aria's state attributes by hand, because a screenshot has no pointer.
    const found = root.current?.querySelector(control);
    if (!found) throw new Error(`Nothing in the story matches ${control}`);
    found.setAttribute(`data-${state}`, 'true');
  }, [state, control]);
  return (
    <Stack gap="xs" align="start">
      <Text size="small" emphasis="muted">
        {captions[state]}
      </Text>
      <div ref={root} data-simulated>
        {children}
      </div>
    </Stack>
  );
}

export interface SimulatedStatesProps {
  /** Control, rendered once for every state. */
  children: ReactNode;
  /** @default rest, hovered, pressed and focus-visible */
  states?: readonly State[];
  /**
   * CSS selector of the element that gets the state.
   * @default the first link, button, or label around a control
   */
  control?: string;
}

/** One control in its rest, hovered, pressed and focused states, side by side. For stories only. */
export function SimulatedStates({
  children,
  states = ['rest', 'hovered', 'pressed', 'focus-visible'],
  control = 'a, button, label',
}: SimulatedStatesProps) {
  return (
    <Inline gap="l">
      {states.map((state) => (
        <Simulated key={state} state={state} control={control}>
          {children}
        </Simulated>
      ))}
    </Inline>
  );
}
