import { asOf, company, emailHref, pilot, retention } from '@heldermatch/facts';
import { Link, Marker } from '@heldermatch/ui';
import { inPilot, planDemo } from '../shared/labels.ts';

export const hero = {
  eyebrow: inPilot,
  title: 'De pilot',
  intro: (
    <>
      Met een paar organisaties zoeken wij uit of {company.name}{' '}
      <Marker>doet wat het moet doen</Marker>. Hier leest u wat dat van u vraagt, wat het kost en
      wat er daarna gebeurt.
    </>
  ),
};

export const offer = {
  title: 'Wat wij voorstellen',
  intro: `Dit is ons voorstel, ${asOf}. Wat voor u geldt, leggen wij vooraf samen schriftelijk vast.`,
  items: [
    {
      term: 'Voor wie',
      description:
        'Organisaties in Nederland met eigen recruiters en ten minste één open vacature. Vooral als u wilt kunnen uitleggen waarom iemand wel of niet op gesprek komt.',
    },
    { term: 'Hoe lang', description: pilot.duration },
    {
      term: 'Wat het kost',
      description: `${pilot.price}. Hij gaat nooit vanzelf over in een betaalde dienst, en u mag elke dag stoppen.`,
    },
    { term: 'Hoeveel plaatsen', description: pilot.places },
    {
      term: 'Met welke cv’s',
      description:
        'Eerst met verzonnen cv’s, bij een vacature die al is vervuld. Echte kandidaten pas als de Verwerkersovereenkomst is getekend, de DPIA is besproken en de gebruiksaanwijzing er is.',
    },
    {
      term: 'Wat u doet',
      description:
        'U houdt twee weken bij hoeveel tijd het lezen van cv’s kost, beoordeelt shortlists en zegt waar een score niet klopt. Reken op ongeveer twee uur per week per recruiter.',
    },
    {
      term: 'Wat wij doen',
      description: (
        <>
          Wij richten het met u in, kijken elke week mee en meten de{' '}
          <Link href="/how-we-score#cijfers">doelen van de pilot</Link>. Halen wij een doel niet,
          dan hoort u dat ook.
        </>
      ),
    },
    {
      term: 'Wat er daarna gebeurt',
      description: `U krijgt een verslag met de uitkomsten. Binnen ${retention.customerData} verwijderen wij uw gegevens of geven wij ze terug. Wilt u verder, dan doen wij een voorstel met een prijs; die staat nu nog niet vast.`,
    },
    {
      term: 'Met wie u praat',
      description: (
        <>
          Met de mensen die het systeem maken, via <Link href={emailHref}>{company.email}</Link>. U
          krijgt binnen {pilot.answersWithin} antwoord.
        </>
      ),
    },
  ],
};

export const now = {
  title: 'Wat er nu is',
  intro: `Het platform is in ontwikkeling (${asOf}). Met een account heeft u een plek in de pilot, en nog niet het platform. Wij laten het u weten als u aan de beurt bent.`,
  link: { href: '/about', label: 'Bekijk onze roadmap' },
};

export const closing = {
  title: 'Meedoen?',
  intro: 'Plan een demo en vertel ons welke vacature u wilt gebruiken.',
};

/** Where the page leads. */
export const links = [planDemo, { href: '/register', label: 'Start Nu' }];
