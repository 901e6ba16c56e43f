import { Link, type LegalDocumentProps } from '@heldermatch/ui';
import { company, emailHref, processors, retention } from '@heldermatch/facts';
import { contentsLabel, lastChanged } from '../shared/legal.ts';

/** As it stands in the middle of a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const mail = <Link href={emailHref}>{company.email}</Link>;

export const privacy: LegalDocumentProps = {
  title: 'Privacy Verklaring',
  intro: `Welke persoonsgegevens ${company.name} verwerkt, waarom en hoe lang, wie ze ontvangt en welke rechten u heeft.`,
  lastChanged: lastChanged('privacy'),
  label: contentsLabel,
  sections: [
    {
      id: 'wie-wij-zijn',
      title: 'Wie wij zijn',
      content: (
        <>
          <p>
            {company.legalName} (hierna: {company.name} of wij) is gevestigd in {company.address} en
            ingeschreven bij de Kamer van Koophandel onder nummer {company.registration}. U bereikt
            ons via {mail} en {company.phone}.
          </p>
          <p>
            Voor bezoekers van deze website, voor wie contact met ons opneemt en voor accounts zijn
            wij de verwerkingsverantwoordelijke: wij bepalen waarom en hoe wij die gegevens
            verwerken.
          </p>
          <p>
            Voor kandidaatgegevens die een opdrachtgever (de Klant) in ons platform zet, is de Klant
            de verwerkingsverantwoordelijke en zijn wij verwerker. Daarvoor geldt onze{' '}
            <Link href="/dpa">Verwerkersovereenkomst</Link>. Bent u kandidaat, richt uw vraag dan
            aan de organisatie waar u solliciteert. Komt uw vraag bij ons binnen, dan sturen wij hem
            door.
          </p>
        </>
      ),
    },
    {
      id: 'gegevens',
      title: 'Welke gegevens wij verwerken',
      content: (
        <>
          <p>Wij vragen niet meer dan wij nodig hebben. Het gaat om deze gegevens:</p>
          <ul>
            <li>
              <strong>Accountgegevens van klanten:</strong> voor- en achternaam, e-mailadres,
              eventueel telefoonnummer, bedrijfsnaam en functie. Uw wachtwoord bewaren wij alleen
              als hash.
            </li>
            <li>
              <strong>Kandidaatgegevens:</strong> de naam als die in het cv staat, de inhoud van het
              cv en functieprofielen. Deze verwerken wij in opdracht van de Klant.
            </li>
            <li>
              <strong>Gebruiksgegevens:</strong> inlog- en sessiegegevens, IP-adres, browser en het
              gebruik van functies, voor zover nodig om de dienst te laten werken en te beveiligen.
            </li>
            <li>
              <strong>Contactberichten:</strong> uw naam, e-mailadres, eventueel uw bedrijfsnaam, uw
              bericht en dat u toestemming gaf.
            </li>
          </ul>
          <p>
            Tegen misbruik van het contactformulier tellen wij hoeveel berichten er van een afzender
            komen. Uw IP-adres en e-mailadres staan in die telling niet leesbaar, maar als hash met
            een geheime sleutel die elke dag anders uitvalt. De telling bewaren wij hoogstens een
            dag.
          </p>
          <p>
            Deze website plaatst geen cookies en gebruikt geen analytics. Logt u in, dan bewaart uw
            browser uw sessie in de lokale opslag (local storage). Dat is nodig om u ingelogd te
            houden. Bij het uitloggen wordt de sessie verwijderd.
          </p>
          <p>
            Opent u op de contactpagina het tabblad ‘Plan direct’, dan laadt uw browser de agenda
            van onze boekingsdienst. Pas vanaf dat moment ontvangt die dienst uw IP-adres, en de
            naam, het e-mailadres en de campagnegegevens uit het webadres die u al had ingevuld of
            meegebracht. Opent u het tabblad niet, dan ontvangt zij niets.
          </p>
        </>
      ),
    },
    {
      id: 'grondslagen',
      title: 'Doelen en grondslagen',
      content: (
        <>
          <p>Wij verwerken gegevens alleen als de wet daar een grond voor geeft (artikel 6 AVG):</p>
          <ul>
            <li>
              <strong>Uitvoering van een overeenkomst:</strong> een account aanmaken, u laten
              inloggen, de dienst leveren en factureren.
            </li>
            <li>
              <strong>Toestemming:</strong> uw contactbericht beantwoorden, en u berichten over onze
              dienst sturen als u daarom vroeg. U kunt uw toestemming altijd intrekken; wat daarvoor
              is gedaan, blijft rechtmatig.
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
            Voor kandidaatgegevens bepaalt de Klant de grondslag. Wij gebruiken ze niet voor eigen
            doelen.
          </p>
        </>
      ),
    },
    {
      id: 'ontvangers',
      title: 'Ontvangers en doorgifte',
      content: (
        <>
          <p>
            Wij verkopen geen gegevens en delen ze nooit zonder toestemming, behalve met partijen
            die voor ons werken of als de wet ons daartoe verplicht. Die partijen zijn:
          </p>
          <ul>
            {processors.map(({ name, purpose, location }) => (
              <li key={name}>
                <strong>{name}</strong>, onze verwerker voor {lowerFirst(purpose)}, in een{' '}
                {lowerFirst(location)}.
              </li>
            ))}
            <li>
              <strong>Onze hostingpartij</strong>, die de pagina’s van deze website levert. Zij ziet
              technische gegevens van een bezoek, zoals uw IP-adres.
            </li>
            <li>
              <strong>Onze e-mailserver</strong>, die berichten over uw account verstuurt.
            </li>
            <li>
              <strong>Onze boekingsdienst</strong>, alleen als u het tabblad ‘Plan direct’ opent.
              Voor wat u daar invult, geldt ook haar eigen privacyverklaring.
            </li>
          </ul>
          <p>
            Onze hosting is EU-first: gegevens in onze database blijven binnen de EU. Is doorgifte
            buiten de Europese Economische Ruimte toch nodig, dan gebeurt dat alleen op grond van
            een adequaatheidsbesluit of de modelcontracten van de Europese Commissie (hoofdstuk V
            AVG), en vermelden wij het hier vooraf.
          </p>
        </>
      ),
    },
    {
      id: 'bewaartermijnen',
      title: 'Bewaartermijnen',
      content: (
        <>
          <p>Na de termijn verwijderen wij de gegevens of maken wij ze anoniem.</p>
          <table aria-label="Bewaartermijnen">
            <thead>
              <tr>
                <th scope="col">Gegevens</th>
                <th scope="col">Hoe lang</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Accounts</th>
                <td>De actieve periode plus {retention.accounts}</td>
              </tr>
              <tr>
                <th scope="row">Analyses en scorecards</th>
                <td>{retention.analyses}</td>
              </tr>
              <tr>
                <th scope="row">Fiscale gegevens, zoals facturen</th>
                <td>{retention.fiscal} (wettelijke plicht)</td>
              </tr>
              <tr>
                <th scope="row">Support en correspondentie</th>
                <td>{retention.correspondence} na het laatste contact</td>
              </tr>
              <tr>
                <th scope="row">Berichten via het contactformulier</th>
                <td>Hoogstens {retention.contactMessages} na ontvangst</td>
              </tr>
              <tr>
                <th scope="row">Marketing</th>
                <td>Tot u uw toestemming intrekt, plus maximaal {retention.marketing}</td>
              </tr>
              <tr>
                <th scope="row">Telling tegen misbruik (hash)</th>
                <td>Hoogstens {retention.rateLimits}</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    {
      id: 'rechten',
      title: 'Uw rechten',
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
            Mail uw verzoek naar {mail}. Wij antwoorden binnen 1 maand. Is uw verzoek ingewikkeld,
            dan mogen wij die termijn met hoogstens twee maanden verlengen; dat laten wij u binnen
            de eerste maand weten. Wij kunnen u vragen om aan te tonen wie u bent. Een verzoek kost
            u niets.
          </p>
        </>
      ),
    },
    {
      id: 'beveiliging',
      title: 'Beveiliging',
      content: (
        <>
          <p>Wij nemen passende technische en organisatorische maatregelen:</p>
          <ul>
            <li>gegevens zijn in opslag versleuteld met AES-256 en onderweg met TLS 1.3;</li>
            <li>toegang is geregeld op basis van rollen, met MFA voor wie bij gegevens kan;</li>
            <li>in de database kan een gebruiker alleen het eigen profiel lezen;</li>
            <li>contactberichten zijn vanaf de website niet te lezen, alleen te versturen;</li>
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
      content: (
        <>
          <p>
            Ons platform gebruikt AI om cv’s te analyseren, kandidaten met vacatures te vergelijken
            en een score voor te stellen. Het systeem geldt als hoog risico onder de EU AI Act
            (Verordening (EU) 2024/1689, bijlage III, punt 4).
          </p>
          <p>
            Een mens neemt altijd het uiteindelijke besluit. Er zijn geen volledig geautomatiseerde
            besluiten in de zin van artikel 22 AVG. De recruiter ziet bij elke score het bewijs en
            de uitleg, kan de score aanpassen en beslist zelf.
          </p>
          <p>
            Bent u kandidaat, dan kunt u bezwaar maken tegen een beoordeling en vragen dat een mens
            haar opnieuw doet. Dat vraagt u aan de organisatie waar u solliciteert; wij werken
            daaraan mee. Meer over onze maatregelen leest u op de pagina{' '}
            <Link href="/compliance">Compliance</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'klachten',
      title: 'Klachten en contact',
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
            , de toezichthouder in Nederland.
          </p>
          <p>
            Wij kunnen deze verklaring aanpassen als onze dienst of de wet verandert. De datum
            bovenaan zegt wanneer dat voor het laatst gebeurde. Over een wijziging die voor u van
            belang is, berichten wij u als wij uw e-mailadres hebben.
          </p>
        </>
      ),
    },
  ],
};
