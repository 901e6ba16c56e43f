export { Marker, type MarkerProps } from './Marker.js';
