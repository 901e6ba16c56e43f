export { browsers } from './browsers.ts';
export { company, emailHref, phoneHref } from './company.ts';
export { legalVersions, processors, retention } from './data.ts';
