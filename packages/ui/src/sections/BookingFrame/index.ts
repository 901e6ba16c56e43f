export { BookingFrame, type BookingFrameProps } from './BookingFrame.js';
