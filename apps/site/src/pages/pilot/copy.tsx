import {
  asOfDate,
  company,
  confirmed,
  dateInDutch,
  emailHref,
  pilot,
  retention,
} from '@heldermatch/facts';
import { Link, Marker } from '@heldermatch/ui';
import { indicative, phase, planDemo } from '../shared/labels.ts';

export const hero = {
  eyebrow: phase,
  title: 'De pilot',
  intro: (
    <>
      Met maximaal tien organisaties tegelijk zoeken wij uit of {company.name}{' '}
      <Marker>doet wat het moet doen.</Marker> Hier leest u wat dat van u vraagt, wat het kost en
      wat er daarna gebeurt.
    </>
  ),
};

export const offer = {
  title: 'Wat wij voorstellen',
  intro: `Dit is ons voorstel van ${dateInDutch(confirmed)}. Wat voor u geldt, leggen wij vooraf samen schriftelijk vast.`,
  items: [
    { title: '3 maanden', text: `${pilot.duration}.` },
    {
      title: 'Gratis',
      text: `${pilot.price}. Hij gaat nooit vanzelf over in een betaalde dienst, en u mag elke dag stoppen.`,
    },
    { title: '10 plaatsen', text: `${pilot.places}.` },
  ],
};

export const details = {
  title: 'Hoe het gaat',
  intro: 'Wie er meedoet, met welke cv’s, en wat wij van elkaar mogen verwachten.',
  items: [
    {
      term: 'Voor wie',
      description:
        'Organisaties in Nederland met eigen recruiters, ten minste één open vacature en één die al is vervuld. Vooral als u wilt kunnen uitleggen waarom iemand wel of niet op gesprek komt.',
    },
    {
      term: 'Met welke cv’s',
      description:
        'Eerst verzonnen cv’s, bij een vacature die al is vervuld. Echte kandidaten pas als de Verwerkersovereenkomst is getekend, de DPIA is besproken, uw ondernemingsraad is gehoord, het AI-\u2060model 30 dagen bekend is, en alles er is wat de AI-\u2060verordening van ons vraagt. Duurt dat langer, dan schuiven de weken op.',
    },
    {
      term: 'Wat u doet',
      description:
        'U doet twee weken de nulmeting die hierboven staat. Daarna beoordeelt u shortlists en zegt u waar een score niet klopt. Reken op ongeveer twee uur per week per recruiter.',
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
      description: `U krijgt een verslag met de uitkomsten. Wilt u verder, dan krijgt u voordat de pilot eindigt een voorstel met een prijs; die staat nu nog niet vast. Gaat u niet verder, dan verwijderen wij uw gegevens binnen ${retention.customerData} of geven wij ze terug.`,
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

export const timetable = {
  title: 'Wat wij wanneer meten',
  intro: `Elk doel krijgt een vertrekpunt. Meestal komt dat vooraf uit uw eigen organisatie. ${indicative}`,
  items: [
    {
      period: 'Week 1 en 2',
      title: 'De nulmeting',
      text: 'U noteert de minuten voor twintig cv’s per recruiter, en hoeveel kandidaten uit uw eigen voorselectie u uitnodigt. Uit uw administratie van de drie maanden ervoor komen de dagen tot een eerste gesprek en de uren per plaatsing.',
    },
    {
      period: 'Week 3 en 4',
      title: 'Verzonnen cv’s',
      text: 'Bij een vacature die al is vervuld. Wij kijken samen of elke score bewijs, een uitleg en een som heeft. Cijfers over doelen komen hier niet uit.',
    },
    {
      period: 'Week 5 tot en met 12',
      title: 'Echte kandidaten',
      text: 'Wij meten dezelfde vier zaken als in de nulmeting, en controleren elke maand het logboek.',
    },
    {
      period: 'Na de pilot',
      title: 'Als u verdergaat',
      text: 'Twee doelen vragen meer tijd: of een leidinggevende na drie maanden tevreden is (95% betere match), en of u over twaalf maanden sneller aanneemt (70%). Die meten wij alleen als u verdergaat.',
    },
  ],
};

export const now = {
  title: 'Wat er nu is',
  intro: `Het platform is in ontwikkeling (${asOfDate}). In pilot betekent: met de eerste klanten testen wij het ontwerp, met verzonnen cv’s. Echte kandidaten zijn er nog niet bij. Met een account staat u op de lijst voor de pilot. Een begindatum is er nog niet. Wij laten het u weten als u aan de beurt bent.`,
  link: { href: '/about', label: 'Bekijk onze roadmap' },
};

export const missing = {
  title: 'Wat er nog niet is',
  intro: 'Liever nu dan halverwege een aanbesteding.',
  items: [
    {
      term: 'Koppeling met uw ATS',
      description:
        'De fase is nog niet begonnen, en met welke systemen wij beginnen staat niet vast.',
    },
    {
      term: 'Certificaten',
      description:
        'Geen ISO 27001, geen NEN 7510 en geen SOC 2. Wij zeggen het als er een audit begint.',
    },
    {
      term: 'Inloggen met uw eigen account (SSO)',
      description: 'Nog niet. U logt in met e-\u2060mailadres en wachtwoord.',
    },
    {
      term: 'Support buiten kantooruren',
      description: `Nog niet. U krijgt binnen ${pilot.answersWithin} antwoord.`,
    },
    {
      term: 'Een prijs',
      description: 'Die staat niet vast. U krijgt een voorstel voordat de pilot eindigt.',
    },
    {
      term: 'Namen en gezichten',
      description:
        'Wie wij zijn, staat nog niet op deze site. In een demo praat u met wie het systeem maakt.',
    },
    {
      term: 'Een blad voor uw ondernemingsraad',
      description: (
        <>
          Nog niet. Wel is er <Link href="/compliance">een overzicht op één vel</Link>, met
          risico’s, maatregelen en waar ze zijn afgesproken.
        </>
      ),
    },
  ],
};

export const closing = {
  title: 'Meedoen?',
  intro: 'Plan een demo en vertel ons welke vacature u wilt gebruiken.',
};

/** Links to other pages. */
export const links = {
  top: [planDemo],
  end: [planDemo, { href: '/register', label: 'Start Nu' }],
};
