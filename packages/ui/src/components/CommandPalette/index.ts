export {
  CommandPalette,
  type Command,
  type CommandPaletteProps,
  type CommandSection,
} from './CommandPalette.js';
