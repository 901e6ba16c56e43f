export { Footer, type FooterLinkGroup, type FooterProps } from './Footer.js';
