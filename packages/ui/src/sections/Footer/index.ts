export { Footer, type FooterLinks, type FooterProps } from './Footer.js';
