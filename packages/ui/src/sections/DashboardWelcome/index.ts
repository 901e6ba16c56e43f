export { DashboardWelcome, type DashboardWelcomeProps } from './DashboardWelcome.js';
