/**
 * Runs before the app does.
 *
 * A form that is submitted before React listens to it is marked instead of sent; the library's `Form`
 * submits it again as soon as it is hydrated. Nothing typed is lost, and no password ever ends up in
 * an address.
 *
 * When the app's own code does not come, `#start-failure` says so. A press on one of its buttons and a
 * connection that comes back try again, on the page as it stands.
 */
export const startScript =
  "addEventListener('submit',function(e){var d=e.target.dataset;if(d.hydrated===undefined&&d.early!==undefined){e.preventDefault();d.early='submitted'}},true);" +
  "addEventListener('error',function(e){var s=e.target,n=document.getElementById('start-failure');if(s.tagName!=='SCRIPT'||!n)return;function again(){n.hidden=true;var c=document.createElement('script');c.type='module';c.src=s.src;document.head.append(c)}n.hidden=false;n.onclick=function(e){if(e.target.closest('button')){document.querySelector('main').focus();again()}};addEventListener('online',again,{once:true})},true)";
