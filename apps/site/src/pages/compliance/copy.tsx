import { company, emailHref, retention } from '@heldermatch/facts';
import { Link, Marker } from '@heldermatch/ui';
import { Database, Eye, FileClock, MapPin, ShieldAlert, Timer, UserCheck } from 'lucide';

export const hero = {
  title: 'Compliance en verantwoording',
  intro: (
    <>
      Voor wie moet beoordelen of u met ons in zee kunt: hoe wij omgaan met{' '}
      <Marker>menselijke controle</Marker>, transparantie, gegevens en bewaartermijnen.
    </>
  ),
  note: 'De volledige DPIA is op aanvraag beschikbaar.',
};

export const highlights = {
  title: 'In het kort',
  items: [
    {
      icon: UserCheck,
      title: 'Een mens beslist',
      text: 'Er zijn geen volledig geautomatiseerde besluiten (AVG, artikel\u00A022). Elke score is een voorstel dat een recruiter beoordeelt.',
    },
    {
      icon: ShieldAlert,
      title: 'Hoog risico onder de EU AI Act',
      text: 'AI die kandidaten beoordeelt, geldt als hoog risico (bijlage III, punt 4). Wij merken ons systeem ook zo aan en richten ons toezicht daarop in.',
    },
    {
      icon: MapPin,
      title: 'EU-first hosting',
      text: 'Gegevens blijven binnen de EU en worden nooit zonder toestemming gedeeld. Opslag en verkeer zijn versleuteld.',
    },
  ],
};

export const dpia = {
  title: 'De DPIA in het kort',
  intro:
    'Een DPIA is de gegevens\u00ADbeschermings\u00ADeffect\u00ADbeoordeling van artikel 35 AVG. Dit is waar die van ons over gaat.',
  items: [
    {
      term: 'Wat is beoordeeld',
      description:
        'Het analyseren van cv’s, het matchen met vacatures, het maken van shortlists en scorecards, en het bewaren van de keuzes van recruiters.',
    },
    {
      term: 'Risico’s voor kandidaten',
      description:
        'Een onjuiste of vertekende score, een besluit zonder uitleg, meer gegevens dan nodig, en toegang door wie die niet hoort te hebben.',
    },
    {
      term: 'Hoe wij ze beperken',
      description:
        'Met de zes maatregelen hieronder. Per risico staat in de DPIA welke maatregel het beperkt en wat er overblijft.',
    },
    {
      term: 'Wanneer opnieuw',
      description:
        'Bij elke wezenlijke wijziging van het systeem, van de gegevens of van de partijen die ze verwerken.',
    },
    {
      term: 'De volledige tekst',
      description: (
        <>
          Op aanvraag, ook als bijlage bij uw eigen DPIA.{' '}
          <Link href="/contact">Vraag de DPIA aan</Link>.
        </>
      ),
    },
  ],
};

export const measures = {
  title: 'Onze maatregelen',
  intro: 'Zes maatregelen, met wat u ervan merkt.',
  items: [
    {
      icon: UserCheck,
      title: 'Human-in-the-loop',
      text: 'Voorstellen van de AI zijn adviezen. Alleen een mens wijst af, nodigt uit of neemt aan.',
      points: [
        'De recruiter kan elke score aanpassen en er een notitie bij zetten.',
        'Een lage score sluit niemand uit: iedere kandidaat blijft zichtbaar.',
        'Kandidaten kunnen bezwaar maken en vragen om een beoordeling door een mens.',
      ],
    },
    {
      icon: Eye,
      title: 'Transparantie',
      text: (
        <>
          Elke score heeft een uitleg en verwijst naar de zin in het cv waarop hij rust. Hoe dat
          eruitziet, leest u bij de{' '}
          <Link href="/features/evidence-scorecard">Evidence Scorecard</Link>.
        </>
      ),
      points: [
        'Naast de score staat de zekerheid, in procenten.',
        'Wat in het cv ontbreekt, wordt gemeld en niet geraden.',
        'U krijgt de informatie die u nodig heeft om kandidaten te vertellen dat AI meeleest.',
      ],
    },
    {
      icon: Database,
      title: 'Datagovernance en bias-monitoring',
      text: 'Wij leggen vast welke gegevens wij gebruiken en waarvoor, en meten of de uitkomsten groepen verschillend raken.',
      points: [
        'Voor elke kandidaat op een vacature gelden dezelfde eisen.',
        'Verschillen tussen groepen worden gemeten en besproken met de opdrachtgever.',
        'Blijkt een score vertekend, dan passen wij de weging aan of zetten wij haar uit.',
      ],
    },
    {
      icon: MapPin,
      title: 'EU-first hosting',
      text: 'Database, inlog en serverfuncties draaien bij één verwerker, in een regio binnen de EU.',
      points: [
        'Versleuteld opgeslagen met AES-256, verstuurd met TLS 1.3.',
        'Geen analytics en geen cookies. Alleen uw eigen sessie staat in uw browser.',
        'De agenda van onze boekingsdienst laadt pas als u het tabblad ‘Plan direct’ opent.',
      ],
    },
    {
      icon: FileClock,
      title: 'Audit trails',
      text: 'Wie wat wanneer veranderde, is na te lezen.',
      points: [
        'Aangepaste scores, notities en keuzes staan in het auditlog.',
        'Toegang gaat op basis van rollen, met MFA voor beheerders.',
        'U mag ons controleren: op locatie, met een aankondiging van 4 weken, hoogstens één keer per jaar.',
      ],
    },
    {
      icon: Timer,
      title: 'Dataminimalisatie en bewaartermijnen',
      text: (
        <>
          Wij vragen niet meer dan nodig en bewaren het niet langer dan afgesproken. Alle termijnen
          staan in de <Link href="/privacy#bewaartermijnen">Privacy Verklaring</Link>.
        </>
      ),
      points: [
        `Analyses en scorecards: ${retention.analyses}.`,
        `Accounts: zolang ze actief zijn, plus ${retention.accounts}.`,
        `Na het einde van een contract: verwijderen of teruggeven binnen ${retention.customerData}.`,
      ],
    },
  ],
};

export const documents = {
  title: 'De volledige afspraken',
  items: [
    {
      title: 'Verwerkersovereenkomst',
      text: 'Wat wij afspreken over de kandidaatgegevens die wij in uw opdracht verwerken.',
      link: { href: '/dpa', label: 'Lees de Verwerkersovereenkomst' },
    },
    {
      title: 'Privacy Verklaring',
      text: 'Welke gegevens wij zelf verwerken, waarom en hoe lang.',
      link: { href: '/privacy', label: 'Lees de Privacy Verklaring' },
    },
    {
      title: 'Algemene Voorwaarden',
      text: 'Looptijd, betaling, aansprakelijkheid en wat u van ons mag verwachten.',
      link: { href: '/terms', label: 'Lees de Algemene Voorwaarden' },
    },
  ],
};

export const contact = {
  title: 'Vragen van inkoop of compliance?',
  intro:
    'Vraag de volledige DPIA op of stuur ons uw vragenlijst. U krijgt antwoord van wie het systeem maakt.',
};

/** Where the page leads. */
export const links = [
  { href: '/contact', label: 'Neem contact op' },
  { href: emailHref, label: company.email },
];
