export { HowItWorks, type HowItWorksProps, type HowItWorksStep } from './HowItWorks.js';
