export { BarChart, type BarChartProps } from './BarChart.js';
export type { ChartSeries } from '../internal/chart/ChartFigure.js';
