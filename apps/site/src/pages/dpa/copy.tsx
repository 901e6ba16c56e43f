import { LegalTable } from '../shared/LegalTable.tsx';
import { Link, type LegalDocumentProps } from '@heldermatch/ui';
import {
  company,
  emailHref,
  processorOf,
  processors,
  retention,
  storageSentence,
  unnamed,
} from '@heldermatch/facts';
import { contentsLabel, lastChanged, printLabel, summaryLabel } from '../shared/legal.ts';

export const dpa: LegalDocumentProps = {
  title: 'Verwerkers\u00ADovereenkomst',
  intro: `De afspraken tussen de Klant en ${company.legalName} over persoonsgegevens die wij in opdracht van de Klant verwerken (artikel\u00A028 AVG).`,
  lastChanged: lastChanged('dpa'),
  label: contentsLabel,
  printLabel,
  summaryLabel,
  sections: [
    {
      id: 'definities',
      title: 'Definities',
      summary: 'Woorden met een hoofdletter hebben hier een vaste betekenis.',
      clauses: [
        <>
          <strong>Klant:</strong> de organisatie die de Dienst afneemt en
          verwerkingsverantwoordelijke is.
        </>,
        <>
          <strong>Verwerker:</strong> {company.legalName}, gevestigd in {company.address},
          ingeschreven bij de Kamer van Koophandel onder nummer {company.registration}.
        </>,
        <>
          <strong>Persoonsgegevens:</strong> de persoonsgegevens die de Verwerker in opdracht van de
          Klant verwerkt.
        </>,
        <>
          <strong>Subverwerker:</strong> een derde die de Verwerker bij die verwerking inschakelt.
        </>,
        <>
          <strong>Datalek:</strong> een inbreuk op de beveiliging als bedoeld in artikel&nbsp;4,
          punt 12, AVG. De overige begrippen hebben de betekenis die de AVG eraan geeft.
        </>,
      ],
    },
    {
      id: 'onderwerp',
      title: 'Onderwerp en duur',
      summary:
        'Geldt zolang wij persoonsgegevens van u hebben. U bepaalt hoe lang; na uw sluiting van de vacature verwijdert de dienst zelf.',
      clauses: [
        <>
          Deze overeenkomst hoort bij de <Link href="/terms">Algemene Voorwaarden</Link> en geldt
          voor elke verwerking van Persoonsgegevens binnen de Dienst.
        </>,
        'Zij wordt gesloten door ondertekening, ook digitaal, samen met de Overeenkomst. De ondertekende versie noemt de datum van deze tekst. Zij eindigt als de Verwerker geen Persoonsgegevens van de Klant meer heeft.',
        `De Klant staat ervoor in dat hij de Persoonsgegevens mag verwerken, informeert betrokkenen en bepaalt hoe lang zij worden bewaard. Voor cv’s is de norm ${retention.candidates} na het einde van de procedure, en met toestemming van de kandidaat ${retention.candidatesWithConsent}.`,
        `De Dienst verwijdert een kandidaat, met de tekst van het cv, het bestand als dat is bewaard, en de scorecard, hoogstens ${retention.candidates} nadat de Klant de vacature heeft gesloten. Dat geldt ook voor wie is aangenomen. Legt de Klant vast dat een kandidaat toestemming gaf om langer te bewaren, dan gebeurt het op de datum daarvan, hoogstens ${retention.candidatesWithConsent} nadat die is gegeven. Loopt er een verzoek van de kandidaat, dan gebeurt het als dat is beantwoord. Zolang een vacature openstaat, verwijdert de Dienst niemand vanzelf.`,
        `Zolang de Overeenkomst loopt, bewaart de Verwerker analyses en scorecards hoogstens ${retention.analyses} nadat ze zijn gemaakt. Van wie niet is aangenomen gaan ze samen met het cv weg, tenzij de Klant vastlegt waarom zij langer nodig zijn. De Klant kan ze eerder laten verwijderen.`,
        'Het logboek van scores en keuzes bewaart de Verwerker zo lang als de Klant bepaalt, en ten minste zes maanden zolang de Overeenkomst loopt. Bij het einde krijgt de Klant het logboek; daarna bewaart hij het zelf. Is een kandidaat verwijderd, dan staan diens naam, de tekst van het cv, de scores, reacties, mails en de redenen in woorden er niet meer in.',
        `Een lid, met rol en bewaarde filters, bewaart de Verwerker tot het lid weggaat of wordt verwijderd; de naam blijft in het logboek, en ook wanneer het lid kwam, een andere rol kreeg of wegging. Een uitnodiging bewaart hij tot die is aangenomen of ingetrokken, hoogstens ${retention.invitations}. Met het account van het laatste lid verdwijnt de organisatie, met alles wat erin staat.`,
        'Bij strijd met de Algemene Voorwaarden gaat deze overeenkomst voor waar het om Persoonsgegevens gaat.',
      ],
    },
    {
      id: 'aard-en-doel',
      title: 'Aard en doel van de verwerking',
      summary:
        'Wij lezen, vergelijken en tonen, in opdracht van u. Wij besluiten niets en trainen geen modellen.',
      clauses: [
        'De Verwerker verwerkt Persoonsgegevens om cv’s te analyseren, kandidaten met vacatures te matchen, shortlists en Evidence Scorecards te maken, gesprekken te plannen, mails aan kandidaten te verzenden, dashboards te tonen, keuzes van recruiters vast te leggen en die keuzes in getallen samen te vatten voor de Klant. Vertekening meet de Verwerker met verzonnen cv’s, en niet met Persoonsgegevens.',
        'De verwerking bestaat uit ontvangen, opslaan, ordenen, vergelijken, tonen en verwijderen.',
        'De uitkomsten zijn adviezen. De Verwerker neemt geen besluiten over kandidaten; een mens bij de Klant doet dat (artikel\u00A022 AVG).',
        'De Verwerker gebruikt Persoonsgegevens niet voor eigen doelen en niet om modellen te trainen.',
      ],
    },
    {
      id: 'gegevens-en-betrokkenen',
      title: 'Soorten gegevens en betrokkenen',
      summary:
        'Om welke gegevens het gaat, en van wie. Bijzondere gegevens en burgerservicenummers horen er niet in.',
      content: (
        <LegalTable
          label="Gegevens per betrokkene"
          columns={['Betrokkenen', 'Persoonsgegevens']}
          rows={[
            [
              'Gebruikers bij de Klant',
              'Voor- en achternaam, e-\u2060mail, eventueel telefoon, bedrijfsnaam en functie; als lid ook de organisatie, de rol, bewaarde filters en wat het lid aanpast of besluit, met het tijdstip',
            ],
            ['Wie de Klant uitnodigt', 'E-\u2060mailadres, organisatie, rol en datum'],
            [
              'Kandidaten',
              'Naam als die in het cv staat, inhoud van het cv, functieprofielen, scores en notities, de naam van het bestand, besluiten met de reden, gesprekken, reacties van leden, mails met het e-\u2060mailadres, verzoeken met het antwoord, en toestemming',
            ],
            [
              'Gebruikers van het platform',
              'Inlog- en sessiegegevens, IP-\u2060adres, browser en gebruik van functies',
            ],
          ]}
        />
      ),
      clauses: [
        'Voor het account zelf, zoals aanmaken, inloggen en factureren, is de Verwerker verwerkingsverantwoordelijke; dat staat in de Privacy Verklaring. Deze overeenkomst geldt voor dezelfde gegevens waar zij in de Dienst staan: wie lid is en met welke rol, wie is uitgenodigd, wie welke score aanpaste en met welke reden of notitie, en het logboek.',
        'In de database van de Dienst staat de tekst van een cv. Het bestand staat er alleen bij als de Klant dat bij een vacature aanzet. Het wordt met de kandidaat verwijderd.',
        'De Klant zet geen bijzondere persoonsgegevens (artikel\u00A09 AVG), strafrechtelijke gegevens of burgerservicenummers (artikel\u00A046 UAVG) in de Dienst. Staan zij toch in een cv, dan verwijdert de Klant ze of vraagt hij de Verwerker dat te doen.',
      ],
    },
    {
      id: 'instructies',
      title: 'Instructies en geheimhouding',
      summary: 'Wij doen alleen wat u schriftelijk opdraagt, en houden alles geheim.',
      clauses: [
        'De Verwerker verwerkt Persoonsgegevens alleen volgens schriftelijke instructies van de Klant. Deze overeenkomst en het gebruik van de Dienst zijn die instructies. Dat geldt ook voor doorgifte. Verplicht een wet van de EU of een lidstaat hem tot iets anders, dan meldt hij dat de Klant vooraf, tenzij die wet dat verbiedt.',
        'Vindt de Verwerker een instructie in strijd met de wet, dan meldt hij dat direct en mag hij de uitvoering opschorten.',
        'De Verwerker houdt Persoonsgegevens geheim. Wie er namens hem bij kan, heeft zich daar schriftelijk toe verplicht. Dit blijft gelden na het einde van deze overeenkomst.',
        'Alleen wie de gegevens voor zijn werk nodig heeft, krijgt toegang.',
      ],
    },
    {
      id: 'beveiliging',
      title: 'Beveiliging',
      summary: 'Versleuteld, per rol afgeschermd, met een logboek en reservekopieën.',
      content: (
        <>
          <p>
            De Verwerker neemt passende technische en organisatorische maatregelen (artikel&nbsp;32
            AVG), waaronder:
          </p>
          <ul>
            <li>versleuteling van opgeslagen gegevens met AES-256;</li>
            <li>
              versleuteling van verkeer tussen de Klant en de Dienst met TLS 1.3, en van
              e-&#8288;mail met TLS als de ontvanger dat kan;
            </li>
            <li>
              toegang op basis van rollen, met MFA voor iedereen die namens de Verwerker bij
              Persoonsgegevens kan;
            </li>
            <li>regels in de database die bij elke opvraging nagaan wie wat mag lezen;</li>
            <li>
              drie rollen voor leden van de organisatie: een recruiter voegt kandidaten toe, besluit
              en verwijdert; een leidinggevende past scores aan, besluit, reageert en plant
              gesprekken; een controleur leest alleen;
            </li>
            <li>een logboek van wijzigingen in scores en keuzes, met een reden of notitie;</li>
            <li>een controle die toont of een regel van dat logboek later is veranderd;</li>
            <li>
              reservekopieën: {retention.backups} bij de leverancier en hoogstens{' '}
              {retention.ownCopies} in een eigen versleutelde kopie;
            </li>
            <li>
              verwijderen op de termijnen van artikel&nbsp;2, of eerder als de Klant dat doet of
              vraagt. Hoe dat gaat, staat in de gebruiksaanwijzing.
            </li>
          </ul>
        </>
      ),
      clauses: [
        'De Verwerker helpt de Klant om zelf aan de artikelen\u00A032 tot en met 36 AVG te voldoen, met de informatie die hij heeft.',
        'De Verwerker past de maatregelen aan de stand van de techniek aan. Het niveau van beveiliging mag daarbij niet dalen.',
      ],
    },
    {
      id: 'subverwerkers',
      title: 'Subverwerkers',
      summary:
        'Wie voor ons werkt, staat in de tabel. Een nieuwe partij kondigen wij 30 dagen vooraf aan.',
      content: (
        <LegalTable
          label="Subverwerkers"
          columns={['Waarvoor', 'Subverwerker', 'Waar']}
          rows={processors
            .filter(({ isSubprocessor }) => isSubprocessor)
            .map(({ name, purpose, location }) => [
              purpose,
              name ?? unnamed,
              name === undefined ? 'Te kiezen binnen de EU' : location,
            ])}
        />
      ),
      clauses: [
        'De Klant geeft algemene toestemming voor het inschakelen van Subverwerkers. Bij het begin van deze overeenkomst zijn dat alleen de partijen in de tabel. Waar ‘Nog niet gekozen’ staat, kiest de Verwerker alleen een partij binnen de EU, met een verwerkersovereenkomst. Ook die keuze kondigt hij aan volgens 7.3. Van wie al is gekozen, staan de volledige naam en vestigingsplaats in de ondertekende versie.',
        <>
          Welke waarborg voor elke partij geldt, staat in de{' '}
          <Link href="/privacy#ontvangers">Privacy Verklaring</Link>, onder ‘Ontvangers en
          doorgifte’.
        </>,
        'Een nieuwe of andere Subverwerker, ook een leverancier van een AI-\u2060model, kondigt de Verwerker 30 dagen van tevoren aan.',
        'De Klant kan binnen die 30 dagen gemotiveerd bezwaar maken. Vinden partijen geen oplossing, dan mag de Klant het betrokken deel van de Dienst opzeggen voordat de wijziging ingaat.',
        'De Verwerker legt een Subverwerker dezelfde verplichtingen op als in deze overeenkomst staan en blijft voor hem aansprakelijk.',
      ],
    },
    {
      id: 'rechten',
      title: 'Rechten van betrokkenen',
      summary:
        'Wij helpen u om verzoeken te beantwoorden: inzage binnen 5 werkdagen, verwijderen binnen 14 dagen.',
      clauses: [
        'De Verwerker helpt de Klant om verzoeken van betrokkenen te beantwoorden. In de Dienst kan de Klant alles wat over een kandidaat is bewaard, in één bestand downloaden, en een kandidaat verwijderen.',
        'Op verzoek van de Klant geeft de Verwerker binnen 5 werkdagen inzage in de Persoonsgegevens.',
        'Op verzoek van de Klant verwijdert de Verwerker Persoonsgegevens binnen 14 dagen.',
        'Komt een verzoek rechtstreeks bij de Verwerker binnen, dan stuurt hij het binnen 5 werkdagen door aan de Klant en beantwoordt hij het niet zelf. De Klant antwoordt de betrokkene binnen 1 maand.',
        'Maakt een kandidaat bezwaar of vraagt die om een beoordeling door een mens, dan geeft de Verwerker de Klant de score per onderdeel, het bewijs, de uitleg, het gewicht en het logboek.',
      ],
    },
    {
      id: 'datalekken',
      title: 'Datalekken',
      summary:
        'Wij melden een datalek uiterlijk binnen 72 uur aan u. U meldt het zelf aan de toezichthouder.',
      clauses: [
        'De Verwerker meldt een Datalek zonder onredelijke vertraging en uiterlijk binnen 72 uur nadat hij het heeft ontdekt aan de Klant. Hij wacht niet tot alles bekend is: de eigen termijn van de Klant voor een melding aan de toezichthouder begint als de Klant van het Datalek weet.',
        'De melding noemt de aard van het Datalek, de gegevens en het geschatte aantal betrokkenen, de waarschijnlijke gevolgen en de maatregelen. Wat nog niet bekend is, volgt zodra het er is.',
        'De Verwerker beperkt de gevolgen, legt elk Datalek vast en helpt de Klant met meldingen aan de Autoriteit Persoonsgegevens en aan betrokkenen. De Klant doet die meldingen zelf.',
      ],
    },
    {
      id: 'dpia-en-audit',
      title: 'DPIA en audit',
      summary: 'Wij delen onze DPIA. U mag één keer per jaar komen controleren.',
      clauses: [
        'De Verwerker stelt zijn DPIA op verzoek ter beschikking en helpt de Klant met diens eigen DPIA en met een voorafgaande raadpleging (artikelen\u00A035 en 36 AVG).',
        'De Verwerker levert de Klant de technische informatie en de gebruiksaanwijzing die een gebruiksverantwoordelijke nodig heeft (artikelen\u00A013 en 26 AI-\u2060verordening), ook voor een beoordeling van de gevolgen voor grondrechten (artikel\u00A027).',
        'De Verwerker geeft de Klant alle informatie die nodig is om aan te tonen dat hij deze overeenkomst nakomt.',
        'De Klant mag een audit op locatie laten uitvoeren, aangekondigd met een termijn van 4 weken en hoogstens één keer per jaar. Na een Datalek of op verzoek van een toezichthouder geldt het maximum niet.',
        'De audit wordt gedaan door iemand die tot geheimhouding is verplicht en stoort het werk niet meer dan nodig. De Klant draagt de kosten, tenzij de audit een wezenlijke tekortkoming aantoont.',
      ],
    },
    {
      id: 'doorgifte',
      title: 'Internationale doorgifte',
      summary:
        'Opgeslagen in de EU. Van buiten kan alleen worden meegekeken voor onderhoud, onder modelcontracten.',
      clauses: [
        `Persoonsgegevens worden opgeslagen op de plaatsen die in artikel\u00A07 staan. ${storageSentence()}.`,
        `De Klant stemt ermee in dat ${processorOf('backend').name} voor onderhoud en ondersteuning van buiten de Europese Economische Ruimte bij gegevens kan, onder de modelcontracten van de Europese Commissie. Andere doorgifte gebeurt alleen met voorafgaande schriftelijke toestemming van de Klant, en op grond van een adequaatheidsbesluit of de modelcontracten van de Europese Commissie met de aanvullende maatregelen die nodig zijn.`,
      ],
    },
    {
      id: 'einde',
      title: 'Beëindiging',
      summary: 'Na het einde krijgt u de gegevens terug of verwijderen wij ze.',
      clauses: [
        `Binnen ${retention.customerData} na het einde van de Overeenkomst verwijdert de Verwerker de Persoonsgegevens of geeft hij ze terug in een gangbaar bestandsformaat, naar keuze van de Klant.`,
        'Kiest de Klant niet, dan verwijdert de Verwerker de gegevens. Op verzoek bevestigt hij dat schriftelijk.',
        `Kopieën verwijdert hij ook. In reservekopieën blijven gegevens hoogstens ${retention.ownCopies} langer staan. Moet de Verwerker een kopie terugzetten, dan verwijdert hij deze gegevens opnieuw voordat de Dienst weer opengaat.`,
        'Elke partij draagt de schade waarvoor zij volgens artikel\u00A082 AVG verantwoordelijk is. Onderling geldt de beperking in artikel\u00A09 van de Algemene Voorwaarden; tegenover betrokkenen geldt zij niet.',
        `Gegevens die de wet verplicht te bewaren, zoals fiscale gegevens gedurende ${retention.fiscal}, bewaart de Verwerker alleen daarvoor.`,
        <>
          Op deze overeenkomst is Nederlands recht van toepassing en de rechter in Den Haag is
          bevoegd. Vragen kunt u stellen via <Link href={emailHref}>{company.email}</Link>.
        </>,
      ],
    },
  ],
};
