export { browsers } from './browsers.ts';
export { company, emailHref, phoneHref } from './company.ts';
export { processors, retention } from './data.ts';
