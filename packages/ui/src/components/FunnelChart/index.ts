export { FunnelChart, type FunnelChartProps, type FunnelItem } from './FunnelChart.js';
