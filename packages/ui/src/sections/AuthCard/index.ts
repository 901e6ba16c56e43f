export { AuthCard, type AuthCardProps } from './AuthCard.js';
