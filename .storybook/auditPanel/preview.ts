import { addons } from 'storybook/preview-api';
import { answered, requested, type Answer, type Request } from './events.ts';

interface AxeParameters {
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
}

let rulesOff: string[] = [];

/** Remembers which rules of axe the current story switches off. */
export function rememberRules(parameters: { a11y?: AxeParameters }): void {
  rulesOff = (parameters.a11y?.config?.rules ?? [])
    .filter(({ enabled }) => enabled === false)
    .map(({ id }) => id);
}

/** Answers the panel of auditors. Without a panel, such as in tests, nothing is loaded. */
export function answerPanel(): void {
  const channel = addons.getChannel();
  channel.on(requested, (request: Request) => {
    void import('./inspect.ts')
      .then(({ inspect }) => inspect(request))
      .then((answer) => channel.emit(answered, { ...answer, rulesOff } satisfies Answer));
  });
}
