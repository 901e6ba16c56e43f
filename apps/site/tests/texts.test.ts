import {
  asOfDate,
  checkedOn,
  company,
  confirmed,
  dateInDutch,
  emailHref,
} from '@heldermatch/facts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AuthProvider } from '../src/auth/AuthProvider.tsx';
import { kpiDialog } from '../src/pages/home/copy.tsx';
import {
  text as dashboardText,
  features,
  launch,
  launchNote,
  actions,
  welcome,
} from '../src/pages/dashboard/copy.ts';
import DashboardPage from '../src/pages/dashboard/Dashboard.tsx';
import { settings } from '../src/settings.ts';
import { render } from '../src/entry-server.tsx';
import { wordsOf } from './words.ts';

const wordsAt = async (path: string) => wordsOf(await render(path));

/** Every line, figure, label and quoted text in the specification, by page. */
const expected: Record<string, readonly string[]> = {
  '/': [
    'Start Nu',
    'Ontdek Meer',
    'Bekijk Alle Features',
    'Plan een Demo',
    'Inloggen',
    'sneller aannemen 70%',
    'betere match 95%',
    'tevreden klanten 500+',
    'Streefcijfers. Indicatief, geen garantie.',
    'tot het eerste gesprek ± 2 dagen',
    'van de shortlist geaccepteerd ± 70%',
    'minder uren van recruiters per plaatsing 30-40%',
    'compliant en uitlegbaar 100%',
    'efficiënter screenen ± 70%',
    'Hoe meten we dit?',
    `In pilot met de eerste klanten (${asOfDate})`,
    'U maakt de vacature aan',
    'Upload de vacaturetekst',
    'AI analyseert en matcht',
    'van hoog naar laag',
    'U beoordeelt de shortlist',
    'Sorteer, filter',
    'U kiest wie er komt',
    'De gesprekken worden daarna automatisch gepland: u stelt tijden voor, de kandidaat kiest',
    'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.',
    'Geen volledig geautomatiseerde besluiten (AVG, artikel 22). Gegevens blijven in de EU.',
    'Met Start Nu maakt u een account en komt u op de lijst voor de pilot. Het platform is er nog niet.',
    'Wat elk cijfer betekent',
    // The navigation bar and the footer, as on every page with chrome.
    'Home',
    'Functionaliteiten',
    'Over',
    'Contact',
    'Compliance',
    'Privacy Verklaring',
    'Algemene Voorwaarden',
    'Verwerkersovereenkomst',
    'KvK 00000000',
    company.email,
    'Heldermatch op LinkedIn',
    `© 2025 Heldermatch. Teksten ${checkedOn}.`,
    'De kwaliteit van AI-recruitment verschilt. Heldermatch ondersteunt recruiters en vervangt het menselijk oordeel niet. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.',
  ],
  '/features': [
    'Functionaliteiten',
    'PDF en DOCX',
    'van hoog naar laag',
    'sterke punten, hiaten, zekerheid en het bewijs uit het cv',
    'Gesprekken plannen',
    'Dashboards',
    'Uw keuzes worden vastgelegd.',
    'U kunt elke score aanpassen en er een notitie bij zetten',
    'In pilot met de eerste klanten',
  ],
  '/features/cv-analysis': [
    'PDF en DOCX',
    'Hiaten: wat uw vacature vraagt en het cv niet noemt',
    'Een score is een advies.',
    'binnen de EU en worden nooit zonder toestemming gedeeld',
    'bezwaar maken en vragen om een beoordeling door een mens',
  ],
  '/features/smart-matching': [
    'gerangschikt van hoog naar laag',
    'Sorteer, filter',
    'De gesprekken worden daarna automatisch gepland: u stelt tijden voor, de kandidaat kiest.',
    'Het platform is in ontwikkeling; dit is hoe het werkt zodra u het gebruikt.',
    'Elke aangepaste score staat in het logboek',
    'bezwaar maken en vragen om een beoordeling door een mens',
    'Een score is een advies.',
  ],
  '/features/evidence-scorecard': [
    'Evidence Scorecard',
    '87%',
    'Sterke punten:',
    'Hiaten:',
    'Skills & Competenties 88%',
    'Relevante Ervaring 92%',
    'Taal & Communicatie 90%',
    'Motivatie & Fit 84%',
    'Groeipotentieel 79%',
    'Zekerheid 90%',
    'Zekerheid 95%',
    'Zekerheid 85%',
    'Zekerheid 60%',
    'Zekerheid 70%',
    'Waarom: De vacature vraagt vijf jaar ervaring in de zorg, en het cv noemt er zes.',
    'Bewijs ‘Zes jaar recruiter in de zorg’',
    'Context Drie van de zes jaar waren met eindverantwoordelijkheid.',
    'Scores aanpassen en notities toevoegen',
    'Elke wijziging staat in het logboek',
    'Geen volledig geautomatiseerde besluiten (AVG, artikel 22)',
    'Kandidaten kunnen bezwaar maken en vragen om een beoordeling door een mens',
    'voorbeeld',
    'Een score is een advies.',
  ],
  '/about': [
    'Over Heldermatch',
    'Missie',
    'Visie',
    'Waarin wij anders zijn',
    'Bekijk de Evidence Scorecard',
    '2025 Q4 MVP Launch Nu bezig De eerste versie van cv-analyse, matching en Evidence Scorecard. Deze periode is voorbij; de fase is nog niet afgerond.',
    '2026 Q1-Q2 Pilotfase Gepland',
    `de status is de ${asOfDate}`,
    '2026 Q3-Q4 Schaalbare uitrol Gepland Met ATS-integraties',
    '2027 Q1+ Enterprise Ready Toekomst',
    'Transparantie',
    'Gelijke kansen',
    'Innovatie',
    'AI-ethiek De recruiter beslist, de AI ondersteunt.',
    'bedrijven binnen 3 jaar 100+',
    'tijdbesparing bij het screenen 70%',
    'minder vertekening (bias) 50%+',
    'Minstens 50% minder vertekening',
    'Indicatief, geen garantie.',
    'Plan Nu een Demo',
    'Ontdek Alle Features',
  ],
  '/contact': [
    'Neem Contact Op',
    'U krijgt binnen twee werkdagen antwoord.',
    'Stuur bericht',
    'Bericht verzenden',
    'Plan direct',
    'Plan een Demo',
    'Plan Nu',
    company.email,
    '+31 20 000 00 00',
    'Amsterdam, Nederland',
    'Heldermatch B.V.',
    'Voorbeeldstraat 1, 1000 AA Amsterdam',
    'KvK 00000000, btw NL000000000B00',
    'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.',
  ],
  '/compliance': [
    'is aanbieder (artikel 3, punt 3). U gebruikt het en bent gebruiksverantwoordelijke (artikel 3, punt 4).',
    'gelden de eisen vanaf 2 december 2027 (artikel 113, zoals gewijzigd bij Verordening (EU) 2026/1744).',
    'adviesrecht bij de invoering, ook als proef (WOR, artikel 25, lid 1, onder k)',
    'een particuliere organisatie met een publieke dienst',
    'Wij zeggen niet dat het er al is.',
    'SCHUFA, C-634/21',
    'WOR, artikel 27, lid 1, onder e, k en l',
    'De DPIA in het kort',
    'De volledige DPIA is op aanvraag beschikbaar.',
    'Menselijke controle (human-in-the-loop)',
    'Transparantie',
    'Datagovernance en biasmonitoring',
    'EU-first hosting',
    'Logboek (audit trails)',
    'Dataminimalisatie en bewaartermijnen',
    'Hoog risico onder de EU AI Act',
    'Er zijn geen volledig geautomatiseerde besluiten (AVG, artikel 22).',
    'Gegevens blijven binnen de EU en worden nooit zonder toestemming gedeeld met anderen dan de partijen die voor ons werken.',
    'AES-256',
    'TLS 1.3',
    'met een aankondiging van 4 weken, hoogstens één keer per jaar',
    'Analyses en scorecards: hoogstens 2 jaar. Van wie niet is aangenomen, gaan ze samen met het cv weg, tenzij u vastlegt waarom zij langer nodig zijn.',
    'Cv’s en andere gegevens van kandidaten: hoogstens vier weken nadat u de vacature sluit',
    'verwijderen of teruggeven binnen 30 dagen',
    'Vragen van inkoop of compliance?',
    'Neem contact op',
  ],
  '/privacy': [
    'Wij hebben geen functionaris voor gegevensbescherming.',
    'U bent niet verplicht ons gegevens te geven.',
    'Een kopie van elk contactbericht naar onze mailbox sturen, en e-mails verzenden: over het verwijderen van een account, en van een Klant aan kandidaten Brevo · Binnen de EU Ontvangt: Naam, e-mailadres, bedrijfsnaam en bericht; van een account alleen het e-mailadres; van een kandidaat het e-mailadres en de tekst van de e-mail. Waarborg: Verwerkersovereenkomst.',
    'Waar ‘Nog niet gekozen’ staat, kiezen wij alleen een partij binnen de EU, met een verwerkersovereenkomst.',
    'De agenda waarin u een demo plant Nog niet gekozen Ontvangt: IP-adres',
    'De pagina’s van de website en het platform leveren Nog niet gekozen Ontvangt: IP-adres',
    'Gegevens worden opgeslagen binnen de EU. Een leverancier kan er soms van buiten de EU bij',
    'Wij delen ze nooit zonder toestemming met anderen dan de partijen die voor ons werken',
    'Met ‘Onthoud mij’, dat vooraf is aangevinkt, staat die in de lokale opslag (local storage): u blijft ingelogd tot u uitlogt, maar nooit langer dan 30 dagen.',
    'U krijgt dan: de score per onderdeel, de zin uit uw cv, het gewicht en wat de recruiter veranderde.',
    'tussen u en onze site en database met TLS 1.3, en in e-mail met TLS als de ontvanger dat kan',
    'Registraties die niemand bevestigt Hoogstens 30 dagen; automatisch verwijderd',
    'Telling tegen misbruik (hash) Hoogstens 1 dag; automatisch verwijderd',
    'Logboek van het inloggen Hoogstens 90 dagen; automatisch verwijderd',
    'E-mails over het verwijderen van een account Tot zij zijn verzonden, hoogstens 7 dagen; automatisch verwijderd',
    'Sessies: waar u bent ingelogd, met IP-adres en browser Tot u uitlogt, hoogstens 30 dagen; automatisch verwijderd',
    'Reservekopieën 7 dagen bij de leverancier en hoogstens 30 dagen in een eigen versleutelde kopie.',
    'uiterlijk vier weken na het einde van de procedure, en met toestemming van de kandidaat uiterlijk na één jaar',
    'Zolang de vacature openstaat, en daarna hoogstens vier weken; in de database automatisch verwijderd. Met toestemming van de kandidaat: tot de datum daarvan, hoogstens één jaar nadat die is gegeven. Loopt er een verzoek van de kandidaat, dan blijven de gegevens tot het is beantwoord.',
    'Uitnodigingen voor een organisatie Tot zij zijn aangenomen of ingetrokken, hoogstens 30 dagen; automatisch verwijderd',
    'Uw naam blijft in het logboek van die organisatie.',
    'Meldingen: door wie u bent genoemd, en wat u las Hoogstens 180 dagen; automatisch verwijderd',
    'In onze database, binnen de EU, staat de tekst van het cv. Het bestand staat er alleen bij als de Klant dat bij een vacature aanzet. Het gaat tegelijk met de tekst weg.',
    'alleen de eigen gegevens lezen, en als lid ook de gegevens van de eigen organisatie',
    'SCHUFA, zaak C-634/21',
    'Wij zijn daarvan de aanbieder, de Klant is de gebruiksverantwoordelijke.',
    'Privacy Verklaring',
    'De datum bovenaan is de naam van de versie.',
    `Laatst gewijzigd: 10 oktober 2025. Aangevuld en ${checkedOn}, voordat iemand een account maakte.`,
    '1. Wie wij zijn',
    '2. Welke gegevens wij verwerken',
    '3. Doelen en grondslagen',
    '4. Ontvangers en doorgifte',
    '5. Bewaartermijnen',
    '6. Uw rechten',
    '7. Beveiliging',
    '8. AI en geautomatiseerde besluiten',
    '9. Klachten en contact',
    'voor- en achternaam, e-mailadres, eventueel telefoonnummer, bedrijfsnaam en functie',
    'de naam als die in het cv staat, de inhoud van het cv en functieprofielen',
    'inlog- en sessiegegevens, IP-adres, browser en het gebruik van functies',
    'Accounts De actieve periode plus 1 jaar; automatisch verwijderd. De actieve periode loopt tot u voor het laatst inlogde. Ten minste 30 dagen van tevoren krijgt u een e-mail.',
    'Analyses en scorecards Hoogstens 2 jaar nadat ze zijn gemaakt. Van wie niet is aangenomen gaan ze samen met het cv weg, tenzij de Klant vastlegt waarom zij langer nodig zijn.',
    'Logboek van scores en keuzes Zo lang als de Klant bepaalt, ten minste zes maanden zolang de Overeenkomst loopt',
    'De andere termijnen lopen wij elke maand na. Dan verwijderen wij ook wat zijn termijn vóór de volgende ronde bereikt.',
    'Fiscale gegevens, zoals facturen 7 jaar',
    'Support en correspondentie 1 jaar na het laatste contact',
    'Berichten via het contactformulier Hoogstens 1 jaar na ontvangst',
    'Marketing Tot u uw toestemming intrekt, plus maximaal 30 dagen',
    'De telling bewaren wij hoogstens een dag.',
    'Wij antwoorden binnen 1 maand.',
    'binnen 72 uur',
    'AES-256',
    'TLS 1.3',
    'op basis van rollen, met MFA',
    'Deze website plaatst geen cookies en gebruikt geen analytics.',
    'Supabase',
    'artikel 22 AVG',
    'hoog risico onder de EU AI Act',
  ],
  '/terms': [
    'Het kost niets en geeft een plaats op de lijst voor de pilot.',
    'geen score geeft voor een categorie waarover het cv niets zegt',
    'gelden volgens de wet vanaf 2 december 2027',
    'Een gratis pilot gaat nooit vanzelf over in een betaalde dienst.',
    'artikel 27, lid 1, onder e, k en l, WOR',
    'NVP Sollicitatiecode',
    'beperkt tot 1.000 euro',
    'Artikel 82 AVG blijft gelden',
    'Algemene Voorwaarden',
    `Laatst gewijzigd: 10 oktober 2025. Aangevuld en ${checkedOn}, voordat iemand een account maakte.`,
    '1. Definities',
    '2. Diensten en reikwijdte (pilot en bèta)',
    '3. Accounts en aanvaardbaar gebruik',
    '4. Verplichtingen van de Klant',
    '5. Vergoedingen en betaling',
    '6. Looptijd en beëindiging',
    '7. Intellectueel eigendom',
    '8. Garanties en gebreken',
    '9. Aansprakelijkheid',
    '10. Wijzigingen',
    '11. Toepasselijk recht en geschillen',
    'De Klant betaalt binnen 14 dagen na de factuurdatum.',
    'een rente verschuldigd van 2% per maand',
    'met een minimum van 15% van het openstaande bedrag',
    'ten hoogste de inflatie (de consumentenprijsindex van het CBS) plus 5%. Wij kondigen dat 2 maanden van tevoren aan.',
    'De Overeenkomst duurt ten minste 1 maand',
    'telkens met dezelfde periode verlengd, tenzij op tijd is opgezegd',
    'uiterlijk 1 maand voor het einde van de lopende periode',
    'Bij opzegging volgt geen terugbetaling',
    'beperkt tot het bedrag dat onze verzekeraar in het betreffende geval uitkeert',
    'het bedrag dat de Klant in de 12 maanden voor de schade heeft betaald',
    'De Klant meldt een gebrek binnen 14 dagen nadat hij het heeft ontdekt',
    'Een wijziging kondigen wij 30 dagen van tevoren per e-mail aan.',
    'De Klant kan binnen die 30 dagen bezwaar maken.',
    'Voor wie alleen een Account heeft, geldt in plaats van 10.2 en 10.3: na het inloggen vragen wij of u akkoord gaat met de nieuwe voorwaarden.',
    'is Nederlands recht van toepassing',
    'de rechter in Den Haag',
    'zijn indicatief en geen garantie',
    'Binnen 30 dagen na het einde',
  ],
  '/dpa': [
    'tenzij die wet dat verbiedt',
    'Zij wordt gesloten door ondertekening',
    'artikelen 32 tot en met 36 AVG',
    'reservekopieën: 7 dagen bij de leverancier en hoogstens 30 dagen in een eigen versleutelde kopie',
    'E-mails over registreren, inloggen en wachtwoorden verzenden Nog niet gekozen Te kiezen binnen de EU',
    'Het AI-model dat cv’s leest en scores voorstelt Nog niet gekozen Te kiezen binnen de EU',
    'volgens artikel 82 AVG',
    'Verwerkersovereenkomst',
    `Laatst gewijzigd: 10 oktober 2025. Aangevuld en ${checkedOn}, voordat iemand een account maakte.`,
    '1. Definities',
    '2. Onderwerp en duur',
    '3. Aard en doel van de verwerking',
    '4. Soorten gegevens en betrokkenen',
    '5. Instructies en geheimhouding',
    '6. Beveiliging',
    '7. Subverwerkers',
    '8. Rechten van betrokkenen',
    '9. Datalekken',
    '10. DPIA en audit',
    '11. Internationale doorgifte',
    '12. Beëindiging',
    'Voor- en achternaam, e-mail, eventueel telefoon, bedrijfsnaam en functie',
    'Database, inlog en serverfuncties Supabase Regio binnen de EU',
    'kondigt de Verwerker 30 dagen van tevoren aan',
    'De Klant kan binnen die 30 dagen gemotiveerd bezwaar maken.',
    'binnen 5 werkdagen inzage',
    'verwijdert de Verwerker Persoonsgegevens binnen 14 dagen',
    'uiterlijk binnen 72 uur',
    'met een termijn van 4 weken en hoogstens één keer per jaar',
    'Binnen 30 dagen na het einde van de Overeenkomst',
    'binnen 1 maand',
    'AES-256',
    'TLS 1.3',
    'op basis van rollen, met MFA',
    'hoogstens vier weken nadat de Klant de vacature heeft gesloten. Dat geldt ook voor wie is aangenomen.',
    'Wie de Klant uitnodigt E-mailadres, organisatie, rol en datum',
    'een controleur leest alleen',
    'bewaart de Verwerker analyses en scorecards hoogstens 2 jaar nadat ze zijn gemaakt.',
    'ten minste zes maanden',
    'Moet de Verwerker een kopie terugzetten, dan verwijdert hij deze gegevens opnieuw',
    'fiscale gegevens gedurende 7 jaar',
    'Nederlands recht',
    'Den Haag',
  ],
  '/candidates': [
    'Voor kandidaten',
    'Een lage score wijst u niet af: u blijft in de lijst staan.',
    'Uw naam, leeftijd, geslacht, foto, nationaliteit, geboorteplaats, adres, gezin, geloof en gezondheid.',
    'Of dat zo is, meten wij met testparen van verzonnen cv’s; uitkomsten zijn er nog niet.',
    'U mag vragen dat een mens uw cv opnieuw beoordeelt',
    'artikel 86 van de AI-verordening',
    'vier weken na de procedure weg zijn. Dat geldt ook voor de score',
    'uiterlijk vier weken na het einde van de procedure moet uw cv weg zijn.',
    'Welk AI-model wij gaan gebruiken, is nog niet gekozen',
    'De mensen die deze organisatie toelaat, ieder met een rol.',
    'Hoogstens vier weken nadat de organisatie de vacature sluit, haalt de database uw cv en uw scores weg.',
    'Voorbeeldteksten voor werkgevers',
    'vanaf 2 december 2027 ook de AI-verordening (artikel 26, lid 11); in onze voorwaarden geldt het nu al',
  ],
  '/how-we-score': [
    'Hoe wij scoren',
    'licht telt één keer, gewoon twee keer en zwaar drie keer',
    'Acht zinnen uit een verzonnen cv',
    'Wat u hier markeert, blijft in uw browser.',
    '(3 × 74 + 3 × 86 + 2 × 88 + 80 + 2 × 77) / 11 = 80,9, afgerond 81%',
    'Uw keuzes veranderen de rangschikking niet vanzelf en trainen geen model.',
    'Artikel 4a van de AI-verordening',
    'Zegt het cv niets over de eisen van een categorie, dan is er geen bewijs en dus geen score.',
    'Welk AI-model wij gaan gebruiken, is nog niet gekozen',
    'Doelen, geen resultaten. Indicatief, geen garantie.',
    'tot het eerste gesprek',
    '± 70% efficiënter screenen',
    '95% betere match',
    '500+ tevreden klanten',
    'zoveel klanten hebben wij nu niet',
    '50%+ minder vertekening (bias)',
  ],
  '/pilot': [
    'De pilot',
    `Dit is ons voorstel van ${dateInDutch(confirmed)}.`,
    'Hij gaat nooit vanzelf over in een betaalde dienst, en u mag elke dag stoppen.',
    `Het platform is in ontwikkeling (${asOfDate}).`,
    'In pilot betekent: met de eerste klanten testen wij het ontwerp, met verzonnen cv’s.',
    'Geen ISO 27001',
    'Plan een Demo',
  ],
  '/accessibility': [
    'Toegankelijkheid',
    `Nagekeken op ${dateInDutch(confirmed)}`,
    'Deze verklaring is van Heldermatch B.V. in Amsterdam',
    'Status D in het model van de overheid.',
    'eigen onderzoek, geen onafhankelijke audit',
    'Van de 55 criteria zijn er:',
    '40 in orde',
    '6 deels in orde',
    '9 niet van toepassing',
    'Volgens het model voldoet de site dan niet.',
    'Er is niet geluisterd met een schermlezer op een echt apparaat',
    'Na het verzenden van een bericht maakt de bedanktekst na vier seconden plaats',
    '2.4.11 Focus niet bedekt (minimum) (AA) Voldoet, getest',
    '1.4.12 Tekstafstand (AA) Voldoet, getest',
    '3.3.7 Overbodige invoer (A) Voldoet, bekeken',
    '3.3.7: Een nieuw wachtwoord typt u twee keer. Voor de veiligheid staat de norm dat toe.',
    'Gebouwd voor WCAG 2.2 AA, met tekstcontrast op niveau AAA.',
    '5.3 Biometrie: niet van toepassing. Inloggen gaat met een e-mailadres en een wachtwoord.',
    '3.1.2 Taal van onderdelen (AA) Voldoet deels',
    '1.4.2 Geluidsbediening (A) Niet van toepassing',
    'U krijgt binnen twee werkdagen antwoord.',
    'College voor de Rechten van de Mens',
  ],
  '/login': [
    'Welkom terug',
    'E-mailadres',
    'Wachtwoord',
    'Onthoud mij',
    'Wachtwoord vergeten?',
    'Registreren',
    'Terug naar Home',
  ],
  '/register': [
    'Maak een account',
    'U krijgt vandaag een account en komt op de lijst voor de pilot. Het platform is er nog niet',
    'Ik ga akkoord met de algemene voorwaarden',
    'en heb de privacyverklaring',
    'Volledige naam',
    'E-mailadres',
    'Bedrijfsnaam',
    'Wachtwoord',
    'Herhaal wachtwoord',
    'algemene voorwaarden',
    'privacyverklaring',
    'Inloggen',
    'Terug naar Home',
  ],
  '/nergens': ['Oops! Page not found', 'Terug naar Home'],
};

describe.each(Object.entries(expected))('%s', (path, texts) => {
  test('has the copy of the specification', async () => {
    const words = await wordsAt(path);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  // A line can end after a hyphen, between 'e-' and 'mailadres'. A word joiner (U+2060) prevents that.
  test('has no sentence with a word that breaks after one or two letters', async () => {
    const sentences = (await render(path)).match(/(?<=>)[^<>]{40,}(?=<)/g) ?? [];
    expect(sentences.filter((text) => /(?<![\w/-])\p{L}{1,2}-\p{L}/u.test(text))).toEqual([]);
  });
});

test('no page has a forbidden text: a placeholder, an English template sentence, an unmet promise', async () => {
  for (const path of Object.keys(expected)) {
    expect(await wordsAt(path)).not.toMatch(
      /lorem|todo|undefined|\[object|gegarandeerd|100% veilig/i,
    );
  }
});

test.each([
  ['/', ['/register', '/features', '/contact#plan-direct', '/login']],
  [
    '/features',
    ['/features/cv-analysis', '/features/smart-matching', '/features/evidence-scorecard'],
  ],
  ['/about', ['/evidence-scorecard', '/contact#plan-direct', '/features']],
  ['/compliance', ['/contact', '/privacy', '/terms', '/dpa', emailHref]],
  ['/login', ['/register', '/']],
  ['/register', ['/login', '/', '/terms', '/privacy']],
  ['/nergens', ['/']],
])('%s links to %j', async (path, targets) => {
  const main = (await render(path)).match(/<main.*<\/main>/s)?.[0] ?? '';
  expect(targets.filter((target) => !main.includes(`href="${target}"`))).toEqual([]);
});

test('both addresses of the evidence scorecard show the same page', async () => {
  const main = async (path: string) => (await render(path)).match(/<main.*<\/main>/s)?.[0];
  expect(await main('/evidence-scorecard')).toBe(await main('/features/evidence-scorecard'));
});

test('the dialog explains four indicators, each with its definition and measurement', () => {
  expect(kpiDialog.items.map(({ title }) => title)).toEqual([
    'Tijd tot eerste gesprek',
    'Acceptatie van de shortlist',
    'Uren van recruiters per plaatsing',
    'Compliance en uitlegbaarheid',
  ]);
  for (const { definition, measurement } of kpiDialog.items) {
    expect(definition).toMatch(/\.$/);
    expect(measurement).toMatch(/\.$/);
  }
  expect(kpiDialog.definitionLabel).toBe('Definitie');
  expect(kpiDialog.measurementLabel).toBe('Meetmethode');
});

test('the dashboard greets by name or as Gebruiker, with the expected features and their date', () => {
  expect(welcome('Anna de Vries')).toBe('Welkom, Anna de Vries');
  expect(welcome(undefined)).toBe('Welkom, Gebruiker');
  expect(dashboardText).toContain('in ontwikkeling');
  expect(launch).toBe('Verwachte lancering: Q2 2025');
  expect(launchNote).toContain(
    `Dat moment is voorbij en het platform is er nog niet (${asOfDate}).`,
  );
  expect(features.items.map(({ title }) => title)).toEqual([
    'AI-cv-analyse en matching',
    'Transparante Evidence Scorecards',
    'Realtime analyses en rapportages',
    'Slim kandidaten zoeken en automatiseren',
  ]);
  expect(actions).toMatchObject({ home: 'Terug naar Home', signOut: 'Uitloggen' });
});

test('a site that knows the address of the desk links to it, with a note that candidates are fictitious', async () => {
  const renderAll = async () => [
    await render('/how-we-score'),
    await render('/features'),
    renderToStaticMarkup(createElement(AuthProvider, null, createElement(DashboardPage))),
  ];
  for (const html of await renderAll()) expect(html.includes('werkbank')).toBe(false);
  settings.deskUrl = 'https://werkbank.heldermatch.example';
  onTestFinished(() => {
    settings.deskUrl = undefined;
  });
  for (const html of await renderAll()) {
    expect(html).toContain(`href="${settings.deskUrl}"`);
    expect(html).toContain('scores zijn daar verzonnen, er werkt geen AI');
  }
});
