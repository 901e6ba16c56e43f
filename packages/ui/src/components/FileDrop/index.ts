export type { FileStatus } from '../internal/file/status.js';
export { FileDrop, type FileDropProps } from './FileDrop.js';
export type { FileKind, FileType } from './validateFile.js';
