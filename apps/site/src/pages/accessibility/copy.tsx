import { company, confirmed, dateInDutch, emailHref, phoneHref, pilot } from '@heldermatch/facts';
import { Link, type LegalDocumentProps } from '@heldermatch/ui';
import { contentsLabel } from '../shared/legal.ts';
import { criteria, type Criterion, type Outcome } from './criteria.ts';

/** Outcome in Dutch. For a met criterion it states who checked it: a test or a person. */
function inWords({ outcome, test }: Criterion): string {
  if (outcome === 'partly') return 'Voldoet deels';
  if (outcome === 'none') return 'Niet van toepassing';
  return test === undefined ? 'Voldoet, bekeken' : 'Voldoet, getest';
}

const criteriaWith = (outcome: Outcome) =>
  criteria.filter((criterion) => criterion.outcome === outcome);

interface Limitation {
  /** Id of a criterion that is partly met. */
  id: string;
  cause: string;
  effect: string;
  instead: string;
  plan: string;
}

/** Known limitations, with the parts that a statement needs for each: cause, effect, alternative and plan. */
export const limitations: readonly Limitation[] = [
  {
    id: '2.2.1',
    cause: `Na het verzenden van een bericht maakt de bedanktekst na vier seconden plaats voor een leeg formulier.`,
    effect: 'Wie langzaam leest, kan de tekst en de link erin missen.',
    instead:
      'Dezelfde tekst en link staan ook in een melding. Die blijft acht seconden staan, en langer zolang u die gebruikt. De link leidt naar de pagina Compliance.',
    plan: 'De vier seconden zijn een keuze die wij nog niet hebben herzien. Er is geen datum.',
  },
  {
    id: '2.4.4',
    cause: `De knop ‘${company.name}’ in de menubalk leidt naar Contact.`,
    effect: 'Aan de naam is niet te horen waar de knop naartoe gaat.',
    instead: 'De link ‘Contact’ in dezelfde balk leidt naar dezelfde pagina.',
    plan: 'De naam van de knop ligt nu vast. Er is geen datum.',
  },
  {
    id: '2.5.2',
    cause: 'Een tabblad op Contact opent zodra u de muisknop indrukt, niet pas bij het loslaten.',
    effect: 'Wie verkeerd drukt, kan de druk niet afbreken.',
    instead:
      'Kies het andere tabblad: wat u had ingevuld, staat er nog. Knoppen werken wel pas bij het loslaten.',
    plan: 'Dit zit in React Aria, de bibliotheek die wij gebruiken. Wij volgen nieuwe versies.',
  },
  {
    id: '3.1.2',
    cause:
      'Engelse woorden zoals ‘human-in-the-loop’, ‘MVP Launch’ en ‘Enterprise Ready’ zijn in de code niet als Engels gemarkeerd.',
    effect: 'Een schermlezer spreekt ze uit als Nederlands.',
    instead: 'Bij de meeste staat in het Nederlands wat ermee bedoeld wordt.',
    plan: 'Wij markeren ze of vervangen ze als wij de teksten van die pagina’s herzien.',
  },
  {
    id: '3.3.3',
    cause: 'Een leeg veld voor het e-mailadres krijgt de fout ‘Ongeldig e-mailadres’.',
    effect: 'De fout zegt niet dat het veld leeg is, en geeft geen voorbeeld van een goed adres.',
    instead: 'Bij het veld staat dat het verplicht is. Een goed adres lijkt op naam@bedrijf.nl.',
    plan: 'De tekst van de fout ligt nu vast. Er is geen datum.',
  },
  {
    id: '4.1.2',
    cause:
      'React Aria zet in een geopend venster een onzichtbare knop om te sluiten, met de naam ‘Negeren’.',
    effect: 'Alleen een schermlezer komt die knop tegen, en de naam is onduidelijk.',
    instead: 'Sluit het venster met Escape of met de knop ‘Sluiten’.',
    plan: 'Dit zit in React Aria. Wij volgen nieuwe versies.',
  },
];

const nameOf = (id: string) => criteria.find((criterion) => criterion.id === id)?.nl ?? '';

const mail = <Link href={emailHref}>{company.email}</Link>;

export const statement: LegalDocumentProps = {
  title: 'Toegankelijkheid',
  intro: `Iedereen moet deze website kunnen gebruiken. Hier leest u wat wij hebben onderzocht, wat goed gaat, wat nog niet, en waar u het meldt. Wij volgen het model van de overheid (DigiToegankelijk), ook al zijn wij daartoe niet verplicht.`,
  lastChanged: { label: 'Nagekeken op', date: confirmed, text: dateInDutch(confirmed) },
  label: contentsLabel,
  sections: [
    {
      id: 'waarover',
      title: 'Wie en welke website',
      content: (
        <>
          <p>
            Deze verklaring is van {company.legalName} in {company.city} en gaat over deze website:
            de openbare pagina’s, inloggen en registreren, de pagina’s van uw account, en het
            voorbeeld van een scorecard als pdf.
          </p>
          <p>
            Zij gaat niet over de agenda onder ‘Plan direct’. Die is van een andere dienst, en wij
            hebben die niet onderzocht. Plan uw demo anders per e-mail of telefoon.
          </p>
        </>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      content: (
        <>
          <p>
            <strong>Status D in het model van de overheid.</strong> Status A of B vraagt om een
            volledig onderzoek volgens de methode WCAG-EM, en C om zo’n onderzoek binnen zes
            maanden. Dat is er niet en het is nog niet gepland. Volgens het model voldoet de site
            dan niet.
          </p>
          <p>
            De norm is WCAG 2.2, niveau A en AA. Wij hebben wel zelf gekeken, criterium voor
            criterium: van de {criteria.length} criteria voldoen wij aan{' '}
            {criteriaWith('met').length}, aan {criteriaWith('partly').length} deels, en{' '}
            {criteriaWith('none').length} zijn niet van toepassing. De Europese norm EN 301 549
            vraagt om WCAG 2.1; wat die vraagt, staat ook in 2.2, op één vervallen criterium (4.1.1)
            na.
          </p>
        </>
      ),
    },
    {
      id: 'onderzoek',
      title: 'Hoe wij het onderzochten',
      content: (
        <>
          <p>
            Dit is <strong>eigen onderzoek, geen onafhankelijke audit</strong>, gedaan in november
            2026. Bij elke wijziging herhalen automatische tests een deel ervan, in Chromium:
          </p>
          <ul>
            <li>
              Axe zoekt fouten op elke openbare pagina en in elk onderdeel, en let op kleuren ook in
              het donker. De pagina’s van uw account test axe los, niet na een echte aanmelding.
            </li>
            <li>
              De Tab-test loopt elk onderdeel langs: alles is te bereiken en te verlaten, en de
              focus is te zien, ook in geforceerde kleuren.
            </li>
            <li>
              Berichten sturen, registreren en inloggen gaat met alleen het toetsenbord. Een melding
              bedekt nooit helemaal wat de focus heeft, in vensters van vier groottes.
            </li>
            <li>Niets schuift opzij op een scherm van 320 pixels breed, ook met tekst op 200%.</li>
            <li>
              Kleuren hebben het contrast dat wij ervoor hebben vastgelegd, en HTML is geldig.
            </li>
          </ul>
          <p>
            Elke nacht en vóór elke nieuwe versie draaien tests ook in Firefox en in WebKit, de
            techniek van Safari. Zij sturen een bericht, maken een account, loggen in, zoeken, en
            bedienen menu, tabbladen en venster. Elk onderdeel dat u kunt bedienen, proberen zij
            daar één keer.
          </p>
          <p>Wat wij niet hebben gedaan:</p>
          <ul>
            <li>
              Luisteren met een schermlezer op een echt apparaat, zoals NVDA, VoiceOver of TalkBack.
            </li>
            <li>
              Kijken in Safari zelf, op een Mac of een iPhone. Axe en de Tab-test lopen alleen in
              Chromium.
            </li>
            <li>
              De pdf onderzoeken. De scorecard in die pdf staat ook als tekst op de pagina Evidence
              Scorecard.
            </li>
            <li>Bedienen met de stem, en een eigen contrastthema in Windows.</li>
            <li>Testen met mensen met een beperking.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'beperkingen',
      title: 'Wat nog niet goed gaat',
      content: limitations.map(({ id, cause, effect, instead, plan }) => (
        <section key={id}>
          <h3>
            {id} {nameOf(id)}
          </h3>
          <ul>
            <li>
              <strong>Oorzaak:</strong> {cause}
            </li>
            <li>
              <strong>Gevolg:</strong> {effect}
            </li>
            <li>
              <strong>Alternatief:</strong> {instead}
            </li>
            <li>
              <strong>Plan:</strong> {plan}
            </li>
          </ul>
        </section>
      )),
    },
    {
      id: 'criteria',
      title: 'Criterium voor criterium',
      content: (
        <>
          <p>
            ‘Getest’: een automatische test mislukt als wij het stukmaken. ‘Bekeken’: iemand van ons
            heeft er met de hand naar gekeken. Tussen haakjes staat het niveau.
          </p>
          <table aria-label="Criteria van WCAG 2.2">
            <thead>
              <tr>
                <th scope="col">Criterium</th>
                <th scope="col">Uitkomst</th>
              </tr>
            </thead>
            <tbody>
              {criteria.map((criterion) => (
                <tr key={criterion.id}>
                  <th scope="row">{`${criterion.id} ${criterion.nl} (${criterion.level})`}</th>
                  <td>{inWords(criterion)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ),
    },
    {
      id: 'techniek',
      title: 'Techniek',
      content: (
        <p>
          De website gebruikt HTML, CSS, WAI-ARIA, SVG, JavaScript en één pdf. Zonder JavaScript
          kunt u de openbare pagina’s lezen, maar niets verzenden.
        </p>
      ),
    },
    {
      id: 'melden',
      title: 'Melden en klachten',
      content: (
        <>
          <p>
            Lukt iets niet? Mail {mail} of bel <Link href={phoneHref}>{company.phone}</Link>. Zeg op
            welke pagina het was, wat u wilde doen en waarmee u werkt. U krijgt binnen{' '}
            {pilot.answersWithin} antwoord. Dan hoort u of wij het verhelpen, en hoe u intussen wel
            krijgt wat u zocht.
          </p>
          <p>
            Bent u niet tevreden met het antwoord, laat dat dan weten op hetzelfde adres: dan is het
            een klacht, en kijken wij opnieuw. Komen wij er samen niet uit, dan kunt u het College
            voor de Rechten van de Mens om een oordeel vragen. De Nationale ombudsman gaat alleen
            over de overheid, en dus niet over ons.
          </p>
          <p>
            Wij kijken deze verklaring elk kwartaal na. Wat wij toen vonden, staat hier met de datum
            erbij.
          </p>
        </>
      ),
    },
  ],
};
