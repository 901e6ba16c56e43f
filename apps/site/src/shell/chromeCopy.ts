// Copy around the pages, the same on every page.
import { checkedOn, company } from '@heldermatch/facts';

export const navigationTexts = {
  label: 'Hoofdnavigatie',
  action: { href: '/contact', label: company.name },
};

export const staging = {
  title: 'Dit is een testversie.',
  text: 'Wat hier staat, kan onjuist zijn. Vul geen gegevens van echte mensen in.',
};

export const footerTexts = {
  label: 'Contact en juridisch',
  searchPlaceholder: 'Zoeken..',
  disclaimer: `De kwaliteit van AI-\u2060recruitment verschilt. ${company.name} ondersteunt recruiters en vervangt het menselijk oordeel niet. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.`,
  copyright: `© 2025 ${company.name}`,
  note: `Teksten ${checkedOn.replaceAll(' ', '\u00A0')}.`,
};
