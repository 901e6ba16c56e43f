import { company } from '@heldermatch/facts';

export const wordmark = { ...company.brandMark, href: '/' };

export const navigationTexts = {
  label: 'Hoofdnavigatie',
  action: { href: '/contact', label: company.name },
};

export const footerTexts = {
  linksLabel: 'Contact en juridisch',
  network: `${company.name} op LinkedIn`,
  searchPlaceholder: 'Zoeken..',
  disclaimer: `De kwaliteit van AI-recruitment verschilt. ${company.name} ondersteunt recruiters en vervangt het menselijk oordeel niet. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.`,
  copyright: `© 2025 ${company.name}`,
};
