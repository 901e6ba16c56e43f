export { Card, type CardProps } from './Card.js';
export { CardActions, CardLink, type CardActionsProps, type CardLinkProps } from './CardLink.js';
