export { ProductTour, type ProductTourChapter, type ProductTourProps } from './ProductTour.js';
