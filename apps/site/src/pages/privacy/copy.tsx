import { Fragment } from 'react';
import { LegalTable, type LegalTableProps } from '../shared/LegalTable.tsx';
import { Link, type LegalDocumentProps } from '@heldermatch/ui';
import {
  company,
  dateInDutch,
  emailHref,
  privacyChanges,
  processors,
  retention,
  storageSentence,
  unnamed,
} from '@heldermatch/facts';
import { contentsLabel, lastChanged, printLabel, summaryLabel } from '../shared/legal.ts';

const mail = <Link href={emailHref}>{company.email}</Link>;

/** Retention periods and their enforcement; 'automatisch' means a database job. */
const periods: LegalTableProps['rows'] = [
  [
    'Accounts',
    `De actieve periode plus ${retention.accounts}; automatisch verwijderd. De actieve periode loopt tot u voor het laatst inlogde. Ten minste ${retention.accountNotice} van tevoren krijgt u een e-\u2060mail.`,
  ],
  [
    'Registraties die niemand bevestigt',
    `Hoogstens ${retention.unconfirmed}; automatisch verwijderd`,
  ],
  [
    'Analyses en scorecards',
    `Hoogstens ${retention.analyses} nadat ze zijn gemaakt. Van wie niet is aangenomen gaan ze samen met het cv weg, tenzij de Klant vastlegt waarom zij langer nodig zijn.`,
  ],
  [
    'Logboek van scores en keuzes',
    'Zo lang als de Klant bepaalt, ten minste zes maanden zolang de Overeenkomst loopt; daarna bewaart de Klant het zelf. Is een kandidaat verwijderd, dan staan diens naam, de tekst van het cv, de scores, reacties, mails en de redenen in woorden er niet meer in.',
  ],
  [
    'Cv’s en andere kandidaat\u00ADgegevens',
    `Zolang de vacature openstaat, en daarna hoogstens ${retention.candidates}; in de database automatisch verwijderd. Met toestemming van de kandidaat: tot de datum daarvan, hoogstens ${retention.candidatesWithConsent} nadat die is gegeven. Loopt er een verzoek van de kandidaat, dan blijven de gegevens tot het is beantwoord. De norm staat onder deze tabel.`,
  ],
  [
    'Uitnodigingen voor een organisatie',
    `Tot zij zijn aangenomen of ingetrokken, hoogstens ${retention.invitations}; automatisch verwijderd`,
  ],
  [
    'Lidmaatschap van een organisatie',
    'Tot u weggaat, een recruiter u verwijdert of uw account is verwijderd. Uw bewaarde filters gaan dan ook weg. Uw naam blijft in het logboek van die organisatie. Daarin staat ook wanneer u lid was, en in welke rol. Met het account van het laatste lid verdwijnt de organisatie, met alles wat erin staat.',
  ],
  [
    'Meldingen: door wie u bent genoemd, en wat u las',
    `Hoogstens ${retention.notifications}; automatisch verwijderd`,
  ],
  ['Fiscale gegevens, zoals facturen', `${retention.fiscal} (wettelijke plicht)`],
  [
    'Support en corres\u00ADpondentie',
    `${retention.correspondence} na het laatste contact. Voor een bericht via het formulier geldt de regel hieronder.`,
  ],
  [
    'Berichten via het contact\u00ADformulier',
    `Hoogstens ${retention.contactMessages} na ontvangst; in de database automatisch verwijderd, de kopie in onze mailbox door ons`,
  ],
  ['Afspraken voor een demo', `Hoogstens ${retention.bookings} na de afspraak`],
  ['Marketing', `Tot u uw toestemming intrekt, plus maximaal ${retention.marketing}`],
  ['Telling tegen misbruik (hash)', `Hoogstens ${retention.rateLimits}; automatisch verwijderd`],
  [
    'E-\u2060mails over het verwijderen van een account',
    `Tot zij zijn verzonden, hoogstens ${retention.accountMails}; automatisch verwijderd`,
  ],
  ['Logboek van het inloggen', `Hoogstens ${retention.signInLog}; automatisch verwijderd`],
  [
    'Sessies: waar u bent ingelogd, met IP-\u2060adres en browser',
    `Tot u uitlogt, hoogstens ${retention.sessions}; automatisch verwijderd`,
  ],
  [
    'Logboeken van verzoeken aan de site en de database, met IP-\u2060adres',
    `${retention.requestLogs}, door de leverancier verwijderd`,
  ],
  [
    'Reservekopieën',
    `${retention.backups} bij de leverancier en hoogstens ${retention.ownCopies} in een eigen versleutelde kopie. Zo lang blijft daarin staan wat al is verwijderd.`,
  ],
];

export const privacy: LegalDocumentProps = {
  title: 'Privacy Verklaring',
  intro: `Welke persoonsgegevens ${company.name} verwerkt, waarom en hoe lang, wie ze ontvangt en welke rechten u heeft.`,
  lastChanged: lastChanged('privacy'),
  label: contentsLabel,
  printLabel,
  summaryLabel,
  sections: [
    {
      id: 'wie-wij-zijn',
      title: 'Wie wij zijn',
      summary:
        'Wij zijn verantwoordelijk voor gegevens van bezoekers en accounts. Voor kandidaten is dat de organisatie waar zij solliciteren.',
      content: (
        <>
          <p>
            {company.legalName} (hierna: {company.name} of wij) is gevestigd in {company.address} en
            ingeschreven bij de Kamer van Koophandel onder nummer {company.registration}. Ons
            btw-nummer is {company.vat}. U bereikt ons via {mail} en {company.phone}.
          </p>
          <p>
            Voor bezoekers van deze website, voor wie contact met ons opneemt en voor accounts zijn
            wij de verwerkingsverantwoordelijke: wij bepalen waarom en hoe wij die gegevens
            verwerken. Wij hebben geen functionaris voor gegevensbescherming. Voor vragen over
            privacy mailt u naar {mail}.
          </p>
          <p>
            Voor kandidaatgegevens die een organisatie (de Klant) in ons platform zet, is de Klant
            de verwerkingsverantwoordelijke en zijn wij verwerker. Dat geldt ook voor wie de Klant
            in zijn organisatie toelaat of uitnodigt, en voor wat Gebruikers van de Klant in het
            platform doen, zoals scores aanpassen. Daarvoor geldt onze{' '}
            <Link href="/dpa">Verwerkersovereenkomst</Link>. Bent u kandidaat, richt uw vraag dan
            aan de organisatie waar u solliciteert. Komt uw vraag bij ons binnen, dan sturen wij hem
            door. Wat u als kandidaat mag verwachten, leest u op{' '}
            <Link href="/candidates">Voor kandidaten</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'gegevens',
      title: 'Welke gegevens wij verwerken',
      summary:
        'Uw naam, e-\u2060mailadres en wat u zelf stuurt. Deze website plaatst geen cookies.',
      content: (
        <>
          <p>Wij vragen niet meer dan wij nodig hebben. Het gaat om deze gegevens:</p>
          <ul>
            <li>
              <strong>Accountgegevens van klanten:</strong> voor- en achternaam, e-&#8288;mailadres,
              eventueel telefoonnummer, bedrijfsnaam en functie. Telefoonnummer en functie vragen
              wij niet op deze site; wij hebben ze alleen als u ze ons zelf geeft. Uw wachtwoord
              bewaren wij alleen als hash.
            </li>
            <li>
              <strong>Kandidaatgegevens:</strong> de naam als die in het cv staat, de inhoud van het
              cv en functieprofielen. Ook de naam van het bestand, de scorecard, aanpassingen,
              besluiten met de reden, gesprekken, reacties van leden, mails aan de kandidaat met het
              e-&#8288;mailadres, verzoeken met het antwoord, en tot wanneer de kandidaat
              toestemming gaf. Deze verwerken wij in opdracht van de Klant. In onze database, binnen
              de EU, staat de tekst van het cv. Het bestand staat er alleen bij als de Klant dat bij
              een vacature aanzet. Het gaat tegelijk met de tekst weg.
            </li>
            <li>
              <strong>Leden van een organisatie in het platform:</strong> naam, e-&#8288;mailadres,
              organisatie en rol: recruiter, leidinggevende (hiring manager) of controleur
              (auditor). In het logboek staat wat een lid aanpast of besluit, en wanneer. Ook staat
              erin wie wanneer lid werd, een andere rol kreeg of wegging. Andere leden van die
              organisatie lezen de naam, de rol en het logboek. Bewaart een lid filters van een
              lijst, dan staan die met hun naam in onze database. Andere leden lezen ze niet.
            </li>
            <li>
              <strong>Uitnodigingen:</strong> het e-&#8288;mailadres, de organisatie, de rol en de
              datum. De leden van die organisatie kunnen ze lezen.
            </li>
            <li>
              <strong>Gebruiksgegevens:</strong> inlog- en sessiegegevens, IP-&#8288;adres, browser
              en het gebruik van functies, voor zover nodig om de dienst te laten werken en te
              beveiligen.
            </li>
            <li>
              <strong>Contactberichten:</strong> uw naam, e-&#8288;mailadres, eventueel uw
              bedrijfsnaam, uw bericht en dat u toestemming gaf, met de versie van de tekst daarvan.
            </li>
            <li>
              <strong>Waarmee u akkoord ging:</strong> welke versie van onze voorwaarden, en
              wanneer.
            </li>
          </ul>
          <p>
            Meestal krijgen wij gegevens van uzelf. Vraagt uw organisatie ons om u uit te nodigen,
            of plant een collega een demo met u, dan krijgen wij uw naam en e-&#8288;mailadres van
            die organisatie of collega. Nodigt een recruiter u in het platform uit, dan krijgen wij
            uw e-&#8288;mailadres van die recruiter. U bent niet verplicht ons gegevens te geven.
            Zonder e-&#8288;mailadres kunnen wij alleen geen account maken en uw bericht niet
            beantwoorden.
          </p>
          <p>
            Tegen misbruik van het contactformulier tellen wij hoeveel berichten er van een afzender
            komen. Uw IP-&#8288;adres en e-&#8288;mailadres staan in die telling niet leesbaar, maar
            als hash, gemaakt met een geheime sleutel. De hash is elke dag anders. De telling
            bewaren wij hoogstens een dag. Het formulier heeft ook een veld dat mensen niet zien.
            Vult een programma het in, dan houden wij het bericht apart en kijken wij zelf of het
            van een mens komt. Wij bewaren het even lang als andere berichten.
          </p>
          <p>
            Deze website plaatst geen cookies en gebruikt geen analytics. Logt u in, dan bewaart uw
            browser uw sessie; dat is nodig om u ingelogd te houden. Met ‘Onthoud mij’, dat vooraf
            is aangevinkt, staat die in de lokale opslag (local storage): u blijft ingelogd tot u
            uitlogt, maar nooit langer dan {retention.sessions}. Zet u het vinkje uit, dan staat die
            in de opslag van het tabblad (session storage), tot u het tabblad sluit. De werkbank van
            een team bewaart de sessie in de lokale opslag. Bij het uitloggen wordt de sessie
            verwijderd.
          </p>
          <p>
            Op de contactpagina kunt u onder ‘Plan direct’ de agenda van onze boekingsdienst laden.
            Er staat bij van wie die is. Pas als u op de knop drukt, ontvangt die dienst uw
            IP-&#8288;adres en kan zij eigen cookies plaatsen. Had u op de pagina al uw naam of
            e-&#8288;mailadres ingevuld? Dan krijgt zij die ook. Stonden er campagnegegevens (utm)
            in het webadres waarmee uw bezoek begon, dan gaan die mee. Drukt u niet, dan ontvangt
            zij niets.
          </p>
        </>
      ),
    },
    {
      id: 'grondslagen',
      title: 'Doelen en grondslagen',
      summary: 'Alleen met een grond uit de wet.',
      content: (
        <>
          <p>
            Wij verwerken gegevens alleen als de wet daar een grond voor geeft (artikel&nbsp;6 AVG):
          </p>
          <ul>
            <li>
              <strong>Uitvoering van een overeenkomst:</strong> een account aanmaken en u laten
              inloggen, volgens de voorwaarden die u daarbij aanvaardt; de dienst leveren en
              factureren. Werkt u voor een Klant, dan is de grond ons gerechtvaardigd belang om de
              afspraken met uw organisatie na te komen.
            </li>
            <li>
              <strong>Toestemming:</strong> uw contactbericht beantwoorden, en u berichten over onze
              dienst sturen als u daarom vroeg. U kunt uw toestemming altijd intrekken, met een mail
              naar {mail}; wat daarvoor is gedaan, blijft rechtmatig. Trekt u die in, dan
              verwijderen wij uw bericht en de kopie ervan.
            </li>
            <li>
              <strong>Gerechtvaardigd belang:</strong> de website en het platform beveiligen,
              misbruik tegengaan en storingen oplossen. Wij hebben dit belang afgewogen tegen het
              uwe.
            </li>
            <li>
              <strong>Wettelijke plicht:</strong> onze administratie bewaren voor de
              Belastingdienst.
            </li>
          </ul>
          <p>
            Voor kandidaatgegevens, leden en uitnodigingen bepaalt de Klant de grondslag. Wij
            gebruiken ze niet voor eigen doelen. Wat de wet van ons als aanbieder van een
            AI-&#8288;systeem vraagt, zoals de werking in de praktijk volgen, doen wij met cijfers
            waaruit geen persoon blijkt.
          </p>
        </>
      ),
    },
    {
      id: 'ontvangers',
      title: 'Ontvangers en doorgifte',
      summary:
        'Wij verkopen niets. Gegevens gaan alleen naar partijen die voor ons werken, of als u het goedvindt of de wet het eist.',
      content: (
        <>
          <p>
            Wij verkopen geen gegevens. Wij delen ze nooit zonder toestemming met anderen dan de
            partijen die voor ons werken, tenzij de wet ons daartoe verplicht. Die partijen werken
            volgens onze afspraken en mogen uw gegevens niet voor zichzelf gebruiken. Voor eigen
            cookies is de boekingsdienst zelf verantwoordelijk. Waar ‘{unnamed}’ staat, kiezen wij
            alleen een partij binnen de EU, met een verwerkersovereenkomst.
          </p>
          <LegalTable
            label="Ontvangers"
            columns={['Waarvoor', 'Wie, en wat die ontvangt']}
            rows={processors.map(({ id, name, purpose, receives, location, safeguard }) => [
              purpose,
              <Fragment key={id}>
                {name === undefined ? (
                  unnamed
                ) : (
                  <>
                    <strong>{name}</strong> · {location}
                  </>
                )}
                <br />
                Ontvangt: {receives}.
                {name !== undefined && (
                  <>
                    <br />
                    Waarborg: {safeguard}.
                  </>
                )}
              </Fragment>,
            ])}
          />
          <p>
            Voor wat u in de agenda van de boekingsdienst invult, geldt ook de privacyverklaring van
            die dienst.
          </p>
          <p>
            Onze hosting is EU-&#8288;first. {storageSentence()}. Een leverancier kan er soms van
            buiten de EU bij, bijvoorbeeld om een storing op te lossen. Ook zulke toegang op afstand
            is doorgifte. Bij wie dat kan, staat het hierboven, met de waarborg die ervoor geldt. Is
            andere doorgifte buiten de Europese Economische Ruimte nodig, dan gebeurt dat alleen op
            grond van een adequaatheidsbesluit of de modelcontracten van de Europese Commissie
            (hoofdstuk&nbsp;V AVG), en vermelden wij het hier vooraf. Een kopie van die waarborgen
            kunt u opvragen via {mail}.
          </p>
        </>
      ),
    },
    {
      id: 'bewaartermijnen',
      title: 'Bewaartermijnen',
      summary: 'Elk gegeven heeft een termijn. Daarna gaat het weg, vaak vanzelf.',
      content: (
        <>
          <p>
            Na de termijn verwijderen wij de gegevens of maken wij ze anoniem. Staat er
            ‘automatisch’, dan doet de database dat zelf, elk uur. De andere termijnen lopen wij
            elke maand na. Dan verwijderen wij ook wat zijn termijn vóór de volgende ronde bereikt.
          </p>
          <LegalTable label="Bewaartermijnen" columns={['Gegevens', 'Hoe lang']} rows={periods} />
          <p>
            Voor cv’s is de norm van de Autoriteit Persoonsgegevens en de NVP Sollicitatiecode: weg
            uiterlijk {retention.candidates} na het einde van de procedure, en met toestemming van
            de kandidaat uiterlijk na {retention.candidatesWithConsent}. In onze voorwaarden spreken
            wij dat met de Klant af. De termijn in de database begint als de Klant de vacature
            sluit; zolang die openstaat, verwijdert de database niemand vanzelf. De{' '}
            {retention.analyses} voor analyses en scorecards is een maximum en geen reden om een cv
            langer te bewaren.
          </p>
        </>
      ),
    },
    {
      id: 'rechten',
      title: 'Uw rechten',
      summary:
        'U mag uw gegevens inzien, verbeteren, meenemen en laten verwijderen, en bezwaar maken. Dat kost niets.',
      content: (
        <>
          <p>U heeft het recht om:</p>
          <ul>
            <li>uw gegevens in te zien en een kopie te krijgen;</li>
            <li>onjuiste gegevens te laten verbeteren;</li>
            <li>uw gegevens te laten verwijderen;</li>
            <li>de verwerking te laten beperken;</li>
            <li>uw gegevens mee te nemen in een gangbaar bestandsformaat;</li>
            <li>bezwaar te maken tegen verwerking op grond van een gerechtvaardigd belang;</li>
            <li>uw toestemming in te trekken;</li>
            <li>
              niet te worden onderworpen aan een besluit dat alleen op geautomatiseerde verwerking
              berust, en te vragen om een beoordeling door een mens.
            </li>
          </ul>
          <p>
            Heeft u een account, dan kunt u op de pagina ‘Mijn account’ zelf uw gegevens verbeteren,
            downloaden en verwijderen. In dat bestand staan ook van welke organisaties u lid bent,
            welke filters u daar bewaarde, welke uitnodigingen er zijn, welke meldingen u kreeg en
            las, en wanneer u kandidaten mailde. Wat u in het logboek van een organisatie deed,
            vraagt u aan die organisatie. Anders mailt u uw verzoek naar {mail}. Wij antwoorden
            binnen 1 maand. Is uw verzoek ingewikkeld, dan mogen wij die termijn met hoogstens twee
            maanden verlengen; dat laten wij u binnen de eerste maand weten. Wij kunnen u vragen om
            aan te tonen wie u bent. Een verzoek kost u niets.
          </p>
        </>
      ),
    },
    {
      id: 'beveiliging',
      title: 'Beveiliging',
      summary:
        'Versleuteld, en per rol afgeschermd. Een datalek met een risico voor u melden wij binnen 72 uur.',
      content: (
        <>
          <p>Wij nemen passende technische en organisatorische maatregelen:</p>
          <ul>
            <li>
              gegevens zijn versleuteld: in opslag met AES-256, tussen u en onze site en database
              met TLS 1.3, en in e-&#8288;mail met TLS als de ontvanger dat kan;
            </li>
            <li>
              toegang is geregeld op basis van rollen, met MFA voor iedereen die namens ons bij
              persoonsgegevens kan;
            </li>
            <li>
              in de database kan een gebruiker alleen de eigen gegevens lezen, en als lid ook de
              gegevens van de eigen organisatie. Wat een lid mag wijzigen, hangt af van de rol;
            </li>
            <li>
              contactberichten zijn vanaf de website niet te lezen, behalve uw eigen berichten als u
              bent ingelogd met het adres waarvan u ze stuurde;
            </li>
            <li>handelingen van beheerders worden gelogd.</li>
          </ul>
          <p>
            Is er een datalek met een risico voor u, dan melden wij dat binnen 72 uur nadat wij het
            ontdekten aan de Autoriteit Persoonsgegevens, en bij een hoog risico ook aan u.
          </p>
        </>
      ),
    },
    {
      id: 'ai',
      title: 'AI en geautomatiseerde besluiten',
      summary:
        'Software stelt scores voor, een mens beslist. U kunt vragen dat een mens opnieuw kijkt.',
      content: (
        <>
          <p>
            Ons platform is in ontwikkeling. Het gebruikt AI om cv’s te analyseren, kandidaten met
            vacatures te vergelijken en een score voor te stellen. Het systeem geldt als hoog risico
            onder de EU&nbsp;AI&nbsp;Act, in het Nederlands de AI-&#8288;verordening (Verordening
            (EU) 2024/1689, bijlage III, punt 4). Wij zijn daarvan de aanbieder, de Klant is de
            gebruiksverantwoordelijke.
          </p>
          <p>
            Een mens neemt altijd het uiteindelijke besluit. Er zijn geen volledig geautomatiseerde
            besluiten in de zin van artikel&nbsp;22 AVG. De recruiter ziet bij elke score het bewijs
            en de uitleg, kan de score aanpassen en beslist zelf.
          </p>
          <p>
            Een mens aan het eind is daarvoor niet genoeg. Volgens het Europese Hof van Justitie kan
            ook een score zelf zo’n besluit zijn, als een ander zich er sterk door laat leiden
            (SCHUFA, zaak C-&#8288;634/21). Daarom blijft bij ons elke kandidaat zichtbaar, wijst
            een lage score niemand af, en verplichten onze voorwaarden de Klant om het bewijs te
            lezen voordat hij iemand afwijst.
          </p>
          <p>
            Bent u kandidaat, dan kunt u bezwaar maken tegen een beoordeling en vragen dat een mens
            uw cv opnieuw beoordeelt. Ook kunt u vragen welke rol het systeem in het besluit had
            (artikel&nbsp;86 AI-&#8288;verordening, vanaf 2&nbsp;december&nbsp;2027; in onze
            voorwaarden geldt het nu al). U krijgt dan: de score per onderdeel, de zin uit uw cv,
            het gewicht en wat de recruiter veranderde. Dat vraagt u aan de organisatie waar u
            solliciteert; wij werken daaraan mee. Hoe een score tot stand komt, leest u op{' '}
            <Link href="/how-we-score">Hoe wij scoren</Link>. Meer over onze maatregelen leest u op
            de pagina <Link href="/compliance">Compliance</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'klachten',
      title: 'Klachten en contact',
      summary: 'Mail of bel ons. U kunt ook naar de Autoriteit Persoonsgegevens.',
      content: (
        <>
          <p>
            Heeft u een vraag of een klacht over hoe wij met uw gegevens omgaan, mail dan naar{' '}
            {mail} of bel {company.phone}. Wij zoeken graag samen met u naar een oplossing.
          </p>
          <p>
            U kunt ook een klacht indienen bij de{' '}
            <Link href="https://autoriteitpersoonsgegevens.nl" opensInNewTab>
              Autoriteit Persoonsgegevens
            </Link>
            , de toezichthouder in Nederland. Voelt u zich gediscrimineerd bij een sollicitatie, dan
            kunt u terecht bij het{' '}
            <Link href="https://www.mensenrechten.nl" opensInNewTab>
              College voor de Rechten van de Mens
            </Link>
            .
          </p>
          <p>
            Wij kunnen deze verklaring aanpassen als onze dienst of de wet verandert. De datum
            bovenaan is de naam van de versie. Een wijziging die voor u van belang is, laten wij u
            weten als wij uw e-&#8288;mailadres hebben. Heeft u een account, dan ziet u het ook na
            het inloggen.
          </p>
          {privacyChanges.length > 0 && (
            <ul>
              {privacyChanges.map(({ version, change }) => (
                <li key={version}>
                  <strong>{dateInDutch(version)}:</strong> {change}
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    },
  ],
};
