export {
  ComplianceMeasures,
  type ComplianceMeasure,
  type ComplianceMeasuresProps,
} from './ComplianceMeasures.js';
