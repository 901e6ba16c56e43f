export type { FileKind } from '../../components/FileDrop/index.js';
export { UploadQueue, type UploadItem, type UploadQueueProps } from './UploadQueue.js';
