export { CommentThread, type CommentItem, type CommentThreadProps } from './CommentThread.js';
