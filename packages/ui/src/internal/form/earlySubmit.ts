/**
 * Says that React listens to a form now, and submits it again if that was done before. A page that is
 * rendered on the server may hold such a submit back: it sets `data-early="submitted"` on a form that
 * has `data-early` and not `data-hydrated`.
 */
export function endEarlySubmit(form: HTMLFormElement | null): void {
  if (form === null) return;
  const wasSubmitted = form.dataset['early'] === 'submitted';
  form.dataset['early'] = '';
  form.dataset['hydrated'] = '';
  // When React has drawn what was typed before: until then its fields may stand empty.
  if (wasSubmitted) queueMicrotask(() => form.requestSubmit());
}
