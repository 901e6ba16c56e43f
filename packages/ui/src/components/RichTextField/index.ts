export {
  RichTextField,
  type RichTextFieldProps,
  type RichTextMention,
  type RichTextVariable,
} from './RichTextField.js';
