export {
  MailComposer,
  type MailComposerProps,
  type MailDraft,
  type MailTemplate,
} from './MailComposer.js';
export { mailtoOf } from './mailtoOf.js';
