export { ExampleFigure, type ExampleFigureProps } from './ExampleFigure.js';
