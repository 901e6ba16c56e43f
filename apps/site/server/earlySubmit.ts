/**
 * Runs before the app does. A form that is submitted before React listens to it is marked instead of
 * sent; the library's `Form` submits it again as soon as it is hydrated. Nothing typed is lost, and no
 * password ever ends up in an address.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){var d=e.target.dataset;if(d.hydrated===undefined&&d.early!==undefined){e.preventDefault();d.early='submitted'}},true)";
