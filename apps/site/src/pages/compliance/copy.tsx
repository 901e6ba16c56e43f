import { company, emailHref, euSentence, processorOf, retention } from '@heldermatch/facts';
import { Link, Marker } from '@heldermatch/ui';
import { marking, inEurope, joined, shredder, steps, twins } from '@heldermatch/ui/drawings';

export const hero = {
  title: 'Compliance en verantwoording',
  intro: (
    <>
      Moet u beoordelen of uw organisatie met ons in zee kan? Hier leest u hoe wij omgaan met{' '}
      <Marker>menselijke controle,</Marker> transparantie, gegevens en bewaartermijnen. Het platform
      is in ontwikkeling: dit is hoe het moet werken als u het gebruikt.
    </>
  ),
  note: 'De volledige DPIA is op aanvraag beschikbaar.',
};

export const highlights = {
  title: 'In het kort',
  items: [
    {
      title: 'Een mens beslist',
      text: 'Er zijn geen volledig geautomatiseerde besluiten (AVG, artikel\u00A022). Elke score is een advies dat een recruiter beoordeelt.',
    },
    {
      title: 'Hoog risico onder de EU\u00A0AI\u00A0Act',
      text: 'AI die kandidaten beoordeelt, geldt als hoog risico (bijlage\u00A0III, punt\u00A04). Wij merken ons systeem ook zo aan. Wat dat van ons en van u vraagt, staat hieronder.',
    },
    {
      title: 'EU-first hosting',
      text: `${euSentence()} en worden nooit zonder toestemming gedeeld met anderen dan de partijen die voor ons werken. Opslag en verkeer zijn versleuteld.`,
    },
  ],
};

export const dpia = {
  title: 'De DPIA in het kort',
  intro:
    'Een DPIA is de gegevens\u00ADbeschermings\u00ADeffect\u00ADbeoordeling van artikel\u00A035 AVG. In onze DPIA staat:',
  items: [
    {
      term: 'Wat is beoordeeld',
      description:
        'Het analyseren van cv’s, het matchen met vacatures, het maken van shortlists en scorecards, en het bewaren van de keuzes van recruiters.',
    },
    {
      term: 'Risico’s voor kandidaten',
      description:
        'Een onjuiste of vertekende score, een besluit zonder uitleg, meer gegevens dan nodig, en toegang door onbevoegden.',
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

export const aiAct = {
  title: 'De AI-\u2060verordening: wie doet wat',
  intro:
    'De EU\u00A0AI\u00A0Act heet in het Nederlands de AI-\u2060verordening: Verordening (EU) 2024/1689. Dit is geen juridisch advies.',
  items: [
    {
      term: 'De rollen',
      description: `${company.name} ontwikkelt het systeem en is aanbieder (artikel\u00A03, punt\u00A03). U gebruikt het en bent gebruiksverantwoordelijke (artikel\u00A03, punt\u00A04).`,
    },
    {
      term: 'Vanaf wanneer',
      description:
        'Nu al: geen verboden praktijken (artikel\u00A05), en werken aan de AI-\u2060kennis van wie met het systeem werkt (artikel\u00A04). Voor systemen met een hoog risico uit bijlage\u00A0III, zoals het onze, gelden de eisen vanaf 2\u00A0december\u00A02027 (artikel\u00A0113, zoals gewijzigd bij Verordening (EU) 2026/1744). In onze voorwaarden staan ze nu al, voor ons en voor u.',
    },
    {
      term: 'Wat wij moeten doen',
      description:
        'Risico’s beheersen (artikel\u00A09), gegevens beheren (10), technische documentatie (11), logboeken (12), een gebruiksaanwijzing (13), menselijk toezicht mogelijk maken (14), nauwkeurigheid en beveiliging (15), een conformiteitsbeoordeling met EU-\u2060verklaring, CE-\u2060markering en registratie (43, 47, 48, 49), en de werking blijven volgen (72). Dit moet er zijn voordat het platform voor echte kandidaten in gebruik gaat. Wij zeggen niet dat het er al is.',
    },
    {
      term: 'Wat u moet doen',
      description:
        'De gebruiksaanwijzing volgen, toezicht geven aan mensen die daarvoor zijn opgeleid, op goede invoer letten, de werking volgen en de logboeken ten minste zes maanden bewaren (artikel\u00A026, leden\u00A01 tot en met\u00A06). Werknemers en hun vertegenwoordigers vooraf informeren (lid\u00A07) en kandidaten ook (lid\u00A011). Op verzoek uitleggen welke rol het systeem in een besluit had (artikel\u00A086). Een publiekrechtelijke organisatie of een particuliere organisatie met een publieke dienst, zoals vaak in zorg en onderwijs, beoordeelt vooraf de gevolgen voor grondrechten (artikel\u00A027).',
    },
    {
      term: 'Een mens aan het eind is niet genoeg',
      description:
        'Ook een score waar een ander zich sterk door laat leiden, kan een besluit zijn in de zin van artikel\u00A022 AVG (Hof van Justitie, SCHUFA, C-\u2060634/21). Een lange ranglijst waarvan alleen de top wordt gelezen, loopt dat risico. Lees daarom het bewijs voordat u iemand afwijst, en kijk ook onderaan de lijst.',
    },
    {
      term: 'In Nederland',
      description:
        'De ondernemingsraad heeft adviesrecht bij de invoering, ook als proef (WOR, artikel\u00A025, lid\u00A01, onder k). Hij heeft instemmingsrecht bij aanstellingsbeleid, bij de verwerking van persoonsgegevens van personeel en bij systemen die personeel kunnen volgen (WOR, artikel\u00A027, lid\u00A01, onder e, k en l). De NVP Sollicitatiecode en de Autoriteit Persoonsgegevens houden voor cv’s vier weken na de procedure aan, of één jaar met toestemming. Over gelijke behandeling oordeelt het College voor de Rechten van de Mens.',
    },
  ],
};

/** Overview for purchasers, which fits one printed page. */
export const overview = {
  title: 'Verantwoording in één oogopslag',
  intro:
    'Acht risico’s, wat wij ertegen doen, wat dat aantoont en waar het is afgesproken. Druk deze pagina af: de tabel past op één vel.',
  labels: {
    risk: 'Risico',
    measure: 'Maatregel',
    shownBy: 'Wat het aantoont',
    clause: 'Afgesproken in',
  },
  items: [
    {
      risk: 'Een onjuiste score',
      measure:
        'Bij elke score staan het bewijs, de zekerheid en de som. Een recruiter kan hem aanpassen.',
      shownBy: <Link href="/features/evidence-scorecard">Een scorecard die u narekent</Link>,
      clause: { href: '/terms#diensten', label: 'Voorwaarden, 2' },
    },
    {
      risk: 'Een vertekende score',
      measure:
        'Dezelfde eisen voor iedereen. Metingen met verzonnen cv’s; uitkomsten zijn er nog niet.',
      shownBy: <Link href="/how-we-score#vertekening">De meetmethode</Link>,
      clause: { href: '/terms#diensten', label: 'Voorwaarden, 2' },
    },
    {
      risk: 'Een besluit zonder mens',
      measure: 'Alleen een mens wijst af, nodigt uit of neemt aan. Het logboek zegt wie.',
      shownBy: <Link href="/features">Het logboek, met wie en wanneer</Link>,
      clause: { href: '/terms#diensten', label: 'Voorwaarden, 2\u00A0en\u00A03' },
    },
    {
      risk: 'Een besluit zonder uitleg',
      measure: 'Van elk cijfer terug naar de zin in het cv; kandidaten kunnen bezwaar maken.',
      shownBy: <Link href="/candidates">De uitleg voor kandidaten</Link>,
      clause: { href: '/dpa#rechten', label: 'Verwerkers\u00ADovereenkomst, 8' },
    },
    {
      risk: 'Meer gegevens dan nodig',
      measure: 'Alleen wat de vacature vraagt, mag meetellen; geen bijzondere persoonsgegevens.',
      shownBy: <Link href="/how-we-score">Wat wel en niet meetelt</Link>,
      clause: {
        href: '/dpa#gegevens-en-betrokkenen',
        label: 'Verwerkers\u00ADovereenkomst, 4',
      },
    },
    {
      risk: 'Te lang bewaren',
      measure: `Analyses en scorecards hoogstens ${retention.analyses}; na een contract binnen ${retention.customerData} weg of terug.`,
      shownBy: (
        <Link href="/privacy#bewaartermijnen">Alle termijnen, met wat een taak verwijdert</Link>
      ),
      clause: {
        href: '/dpa#onderwerp',
        label: 'Verwerkers\u00ADovereenkomst, 2\u00A0en\u00A012',
      },
    },
    {
      risk: 'Toegang door onbevoegden',
      measure:
        'Rollen en MFA; opgeslagen met AES-\u2060256, tussen u en ons verzonden over TLS\u00A01.3.',
      shownBy: 'Een audit op locatie, aangekondigd met 4\u00A0weken',
      clause: { href: '/dpa#beveiliging', label: 'Verwerkers\u00ADovereenkomst, 6' },
    },
    {
      risk: 'Een datalek, of gegevens buiten de EU',
      measure: `Melding binnen 72\u00A0uur. ${euSentence()}.`,
      shownBy: <Link href="/privacy#ontvangers">Elke ontvanger, en de plaats van de gegevens</Link>,
      clause: {
        href: '/dpa#datalekken',
        label: 'Verwerkers\u00ADovereenkomst, 7, 9\u00A0en\u00A011',
      },
    },
  ],
};

export const measures = {
  title: 'Onze maatregelen',
  intro: 'Zes maatregelen, met wat u ervan merkt.',
  items: [
    {
      illustration: marking,
      title: 'Menselijke controle (human-in-the-loop)',
      text: 'Voorstellen van de AI zijn adviezen. Alleen een mens wijst af, nodigt uit of neemt aan.',
      points: [
        'De recruiter kan elke score aanpassen en er een notitie bij zetten.',
        'Een lage score sluit niemand uit: iedere kandidaat blijft zichtbaar.',
        'Kandidaten kunnen bezwaar maken en vragen om een beoordeling door een mens.',
      ],
    },
    {
      illustration: joined,
      title: 'Transparantie',
      text: (
        <>
          Elke score heeft een uitleg en verwijst naar de zin in het cv waarop hij rust. Zegt het cv
          niets over een eis, dan is er geen score. Hoe dat eruitziet, leest u bij de{' '}
          <Link href="/features/evidence-scorecard">Evidence Scorecard</Link>.
        </>
      ),
      points: [
        'Naast de score staat de zekerheid, in procenten.',
        'Wat in het cv ontbreekt, wordt gemeld en niet geraden.',
        <>
          Voor uw kandidaten zijn er <Link href="/candidates">een uitleg en voorbeeldteksten</Link>.
        </>,
      ],
    },
    {
      illustration: twins,
      title: 'Datagovernance en biasmonitoring',
      text: (
        <>
          Wij leggen vast welke gegevens wij gebruiken en waarvoor, en meten of een score verandert
          door wie iemand is. Hoe wij dat meten, leest u bij{' '}
          <Link href="/how-we-score#vertekening">onze methode</Link>.
        </>
      ),
      points: [
        'Voor elke kandidaat op een vacature gelden dezelfde eisen.',
        'Wij meten met verzonnen cv’s die alleen in naam, leeftijd of geslacht verschillen. Bijzondere persoonsgegevens zijn daar niet voor nodig. Uitkomsten zijn er nog niet.',
        'Blijkt een score vertekend, dan passen wij de weging aan of tonen wij de score niet meer.',
      ],
    },
    {
      illustration: inEurope,
      title: 'EU-first hosting',
      text: (
        <>
          Database, inlog en serverfuncties draaien bij {processorOf('backend').name}, in een regio
          binnen de EU. Kan die leverancier van buiten de EU bij gegevens, dan gelden de
          modelcontracten van de Europese Commissie. Elke andere ontvanger staat in de{' '}
          <Link href="/privacy#ontvangers">Privacy Verklaring</Link>.
        </>
      ),
      points: [
        'Versleuteld opgeslagen met AES-\u2060256, tussen u en ons verzonden over TLS\u00A01.3.',
        'Wij gebruiken geen analytics en plaatsen geen cookies. Alleen uw eigen sessie staat in uw browser.',
        'De agenda van onze boekingsdienst laadt pas als u daarvoor op de knop drukt.',
      ],
    },
    {
      illustration: steps,
      title: 'Logboek (audit trails)',
      text: 'Wie wat wanneer veranderde, is na te lezen.',
      points: [
        'Aangepaste scores en keuzes staan in het logboek, met een reden of notitie.',
        'Een recruiter voegt kandidaten toe, besluit en verwijdert. Een leidinggevende past scores aan en besluit. Een controleur leest alleen.',
        'Wie waarbij kan, hangt af van zijn rol, met MFA voor iedereen die namens ons bij persoonsgegevens kan.',
        'U mag ons controleren: op locatie, met een aankondiging van 4\u00A0weken, hoogstens één keer per jaar. Na een datalek of op verzoek van een toezichthouder mag het vaker.',
      ],
    },
    {
      illustration: shredder,
      title: 'Dataminimalisatie en bewaartermijnen',
      text: (
        <>
          Wij vragen niet meer dan nodig en bewaren het niet langer dan afgesproken. Alle termijnen
          staan in de <Link href="/privacy#bewaartermijnen">Privacy Verklaring</Link>.
        </>
      ),
      points: [
        `Cv’s en andere gegevens van kandidaten: hoogstens ${retention.candidates} nadat u de vacature sluit, of met toestemming tot de datum daarvan, hoogstens ${retention.candidatesWithConsent}. Loopt er een verzoek van de kandidaat, dan tot het is beantwoord.`,
        `Analyses en scorecards: hoogstens ${retention.analyses}. Van wie niet is aangenomen, gaan ze samen met het cv weg, tenzij u vastlegt waarom zij langer nodig zijn.`,
        'Het logboek van scores en keuzes: zo lang als u bepaalt, en ten minste zes maanden zolang het contract loopt. Daarna krijgt u het mee.',
        `Accounts: zolang ze actief zijn, plus ${retention.accounts}.`,
        `Na het einde van een contract: verwijderen of teruggeven binnen ${retention.customerData}.`,
      ],
    },
  ],
} as const;

export const documents = {
  title: 'De volledige afspraken',
  items: [
    {
      title: 'Verwerkers\u00ADovereenkomst',
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
    'Vraag de volledige DPIA op of stuur ons uw vragenlijst. De mensen die het systeem maken, antwoorden u.',
};

/** Links to other pages. */
export const links = [
  { href: '/contact', label: 'Neem contact op' },
  { href: emailHref, label: company.email },
];
