import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { RichText } from '../RichTextView/richText.js';
import type { Editor, EditorEvents } from './editor.js';

type Engine = typeof import('./engine.js');

interface EditorOptions extends EditorEvents {
  editor: Editor | undefined;
  setEditor: (editor: Editor | undefined) => void;
  value: RichText;
  /** Attributes of the editable element. */
  attributes: Readonly<Record<string, string | undefined>>;
  isEditable: boolean;
}

/** Focus and caret of the textarea, or of the editor when React replaces its element. */
interface Caret {
  isFocused: boolean;
  offset: number | undefined;
}

/** Loads the engine. A failed download can't be repeated in every browser, so the textarea stays. */
function useEngine() {
  const [engine, setEngine] = useState<Engine | 'failed'>();
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      const loaded = await import('./engine.js').catch(() => 'failed' as const);
      if (isMounted) setEngine(loaded);
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, []);
  return engine;
}

const present = (attributes: EditorOptions['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * Mounts the editor in the element of `host`, when it has loaded. Until then the field renders a textarea with the ref
 * `area`, whose focus and caret the editor continues.
 */
export function useEditor({
  editor,
  setEditor,
  value,
  attributes,
  isEditable,
  ...events
}: EditorOptions) {
  const engine = useEngine();
  // Input methods lose their text when the element is replaced during a composition.
  const [isComposing, setComposing] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret>({ isFocused: false, offset: undefined });
  const isReady = engine !== undefined && engine !== 'failed' && !isComposing;

  const area = useCallback(
    (element: HTMLTextAreaElement | null) => () => {
      caret.current = {
        isFocused: document.activeElement === element,
        offset: element?.selectionStart,
      };
    },
    [],
  );

  const onChange = useEffectEvent(events.onChange);
  const onKey = useEffectEvent(events.onKey);
  const onToggle = useEffectEvent(events.onToggle);
  const onLink = useEffectEvent(events.onLink);
  const onToolbar = useEffectEvent(events.onToolbar);
  const mount = useEffectEvent((create: Engine['createEditor'], element: HTMLElement) =>
    create(element, value, present(attributes), isEditable, {
      onSnapshot: events.onSnapshot,
      onChange: (changed) => onChange(changed),
      onKey: (event) => onKey(event),
      onToggle: (format, isOn) => onToggle(format, isOn),
      onLink: () => onLink(),
      onToolbar: () => onToolbar(),
    }),
  );
  useLayoutEffect(() => {
    const element = host.current;
    if (!isReady || element === null) return undefined;
    const mounted = mount(engine.createEditor, element);
    setEditor(mounted);
    if (caret.current.isFocused) mounted.focus(caret.current.offset);
    return () => {
      caret.current = { isFocused: element.contains(document.activeElement), offset: undefined };
      setEditor(undefined);
      mounted.destroy();
    };
  }, [engine, isReady, setEditor]);
  useEffect(() => editor?.setValue(value), [editor, value]);
  const shown = JSON.stringify(attributes);
  useLayoutEffect(() => {
    editor?.setAttributes(present(JSON.parse(shown) as EditorOptions['attributes']), isEditable);
  }, [editor, shown, isEditable]);

  return { isReady, hasFailed: engine === 'failed', host, area, setComposing };
}

/** Calls `reset` when the form of an element is reset. */
export function useFormReset(
  element: RefObject<HTMLTextAreaElement | null>,
  isRendered: boolean,
  reset: () => void,
): void {
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    const form = isRendered ? element.current?.form : null;
    const handle = (event: Event) => {
      if (!event.defaultPrevented) onReset();
    };
    form?.addEventListener('reset', handle);
    return () => form?.removeEventListener('reset', handle);
  }, [element, isRendered]);
}
