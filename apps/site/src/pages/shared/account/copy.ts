/** Copy for an unusable link from an email, with a way forward. */
export const deadLink = {
  title: 'Deze link werkt niet meer',
  intro: 'De link is verlopen, al gebruikt of niet helemaal meegekomen.',
  help: 'Vraag een nieuwe link aan. Daarmee kiest u een wachtwoord en kunt u weer inloggen.',
  action: 'Nieuwe link aanvragen',
};

export const loginLink = { href: '/login', label: 'Naar inloggen' };
