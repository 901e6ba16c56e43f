/**
 * Marks a form as hydrated, and repeats a submit from before hydration. A server-rendered page can hold such a submit
 * back: it sets `data-early="submitted"` on a form that has `data-early` and not `data-hydrated`.
 */
export function replayEarlySubmit(form: HTMLFormElement | null): void {
  if (form === null) return;
  const wasSubmitted = form.dataset['early'] === 'submitted';
  form.dataset['early'] = '';
  form.dataset['hydrated'] = '';
  // Waits until React has rendered what was typed before hydration: the fields may be empty until then.
  if (wasSubmitted) queueMicrotask(() => form.requestSubmit());
}
