export { LineChart, type LineChartProps } from './LineChart.js';
export type { ChartSeries } from '../internal/chart/ChartFigure.js';
