import { Link, type LegalDocumentProps } from '@heldermatch/ui';
import { company, retention } from '@heldermatch/facts';
import { contentsLabel, lastChanged, printLabel, summaryLabel } from '../shared/legal.ts';

export const terms: LegalDocumentProps = {
  title: 'Algemene Voorwaarden',
  intro: `De voorwaarden waaronder ${company.legalName} diensten levert. Zij zijn bedoeld voor ondernemers.`,
  lastChanged: lastChanged('terms'),
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
          <strong>{company.name}:</strong> {company.legalName}, gevestigd in {company.address},
          ingeschreven bij de Kamer van Koophandel onder nummer {company.registration}, btw-nummer{' '}
          {company.vat}.
        </>,
        <>
          <strong>Klant:</strong> de onderneming of organisatie die met {company.name} een
          Overeenkomst sluit.
        </>,
        <>
          <strong>Gebruiker:</strong> de persoon die namens de Klant met de Dienst werkt.
        </>,
        <>
          <strong>Dienst:</strong> het online platform van {company.name} voor het analyseren van
          cv’s, het matchen van kandidaten met vacatures, shortlists met een Evidence Scorecard, het
          plannen van gesprekken en dashboards, met de bijbehorende ondersteuning.
        </>,
        <>
          <strong>Overeenkomst:</strong> de schriftelijke afspraak tussen {company.name} en de Klant
          over de Dienst, met deze voorwaarden en de Verwerkersovereenkomst als onderdeel.
        </>,
        <>
          <strong>Account:</strong> de toegang tot onze website voor wie zich namens een organisatie
          aanmeldt voor de pilot. Een Account is geen Overeenkomst zoals in 1.5: u neemt er de
          Dienst niet mee af. Het kost niets en geeft een plaats op de lijst voor de pilot. Voor de
          houder gelden 3.1, 3.3, 3.4, 9, 10 en 11; waar Klant of Gebruiker staat, leest u houder,
          en waar Dienst of Overeenkomst staat, leest u Account. De beperkingen van artikel&nbsp;9
          en de keuze van de rechter in 11.2 gelden niet tegenover consumenten.
        </>,
        <>
          <strong>Klantgegevens:</strong> alle gegevens die de Klant of een Gebruiker in de Dienst
          zet of daarmee maakt, waaronder cv’s, vacatures en scorecards.
        </>,
      ],
    },
    {
      id: 'diensten',
      title: 'Diensten en reikwijdte (pilot en bèta)',
      summary:
        'De dienst is in ontwikkeling en geeft adviezen. Een mens bij de klant neemt elk besluit.',
      clauses: [
        'Deze voorwaarden gelden voor elke aanbieding en elke Overeenkomst. Inkoopvoorwaarden van de Klant gelden niet, tenzij wij ze schriftelijk hebben aanvaard.',
        `De Dienst is in ontwikkeling en in pilot. Onderdelen kunnen als bèta worden aangeboden: zij zijn in ontwikkeling, kunnen veranderen of vervallen en kunnen fouten bevatten. Wij zeggen erbij wanneer een onderdeel bèta is.`,
        'Doelen voor de pilot en andere cijfers op onze website zijn indicatief en geen garantie.',
        'De Dienst ondersteunt recruiters. Scores en rangschikkingen zijn adviezen; een mens bij de Klant neemt elk besluit over een kandidaat.',
        'Wij zijn aanbieder van een AI-\u2060systeem met een hoog risico (Verordening (EU) 2024/1689, de AI-\u2060verordening, bijlage III, punt 4). De Klant krijgt van ons een gebruiksaanwijzing en de informatie die hij als gebruiksverantwoordelijke nodig heeft, voordat hij de Dienst voor echte kandidaten gebruikt.',
        <>
          Daarbij zeggen wij toe dat de Dienst:
          <ol type="a">
            <li>bij elke score het bewijs uit het cv, de zekerheid en de som toont;</li>
            <li>geen score geeft voor een categorie waarover het cv niets zegt;</li>
            <li>niemand verbergt of afwijst vanwege een lage score;</li>
            <li>
              naam, leeftijd, geslacht, foto, nationaliteit, geboorteplaats, adres, gezin, geloof en
              gezondheid niet gebruikt om te scoren;
            </li>
            <li>vastlegt wie een score aanpast of een besluit neemt, en wanneer.</li>
          </ol>
        </>,
        'Of kenmerken van een kandidaat toch meetellen, meten wij met testparen. De uitkomst melden wij de Klant.',
        'Wij voldoen aan de artikelen\u00A08 tot en met 15, 43 en 47 tot en met 49 AI-\u2060verordening voordat de Klant de Dienst voor echte kandidaten gebruikt, en blijven daarna de werking volgen (artikel\u00A072).',
        'Veroorzaakt het systeem een ernstig incident, of nemen wij een maatregel om een risico weg te nemen, dan melden wij dat de Klant zonder uitstel (artikelen\u00A020 en 73 AI-\u2060verordening).',
        'Wij spannen ons in om de Dienst beschikbaar te houden en kondigen gepland onderhoud van tevoren aan. Een percentage beschikbaarheid geldt alleen als het schriftelijk is afgesproken.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts en aanvaardbaar gebruik',
      summary:
        'Een account is persoonlijk. Verboden onderscheid en afwijzen zonder mens mogen niet.',
      clauses: [
        'Een Account is persoonlijk. De Gebruiker geeft juiste gegevens op, bevestigt het e-\u2060mailadres en houdt het wachtwoord geheim.',
        'De Klant bepaalt wie lid is van zijn organisatie en met welke rol. Hij is verantwoordelijk voor wat er met de Accounts van zijn Gebruikers gebeurt en meldt misbruik direct.',
        <>
          Het is niet toegestaan om:
          <ol type="a">
            <li>de Dienst te gebruiken in strijd met de wet of met rechten van anderen;</li>
            <li>
              onderscheid te maken naar ras, geslacht, leeftijd, geloof, handicap of een andere
              grond die de wet verbiedt, onder meer in de Algemene wet gelijke behandeling;
            </li>
            <li>een kandidaat af te wijzen zonder dat een mens dat besluit nam;</li>
            <li>de beveiliging te omzeilen, te testen zonder toestemming of te overbelasten;</li>
            <li>de Dienst door te verkopen, na te bouwen of te ontleden.</li>
          </ol>
        </>,
        'Bij misbruik mogen wij een Account opschorten. Wij laten de Klant vooraf weten waarom, tenzij er haast bij is.',
      ],
    },
    {
      id: 'verplichtingen',
      title: 'Verplichtingen van de Klant',
      summary:
        'U informeert kandidaten, sluit vacatures op tijd, vraagt uw ondernemingsraad en laat opgeleide mensen het bewijs lezen.',
      clauses: [
        'De Klant zorgt dat hij Klantgegevens mag verwerken en heeft daarvoor een grondslag. Hij informeert kandidaten vooraf dat AI bij de beoordeling wordt gebruikt en welke rechten zij hebben, en legt hun op verzoek uit welke rol de score in het besluit had (artikelen\u00A026, lid\u00A011, en 86 AI-\u2060verordening).',
        `De Klant zet alleen cv’s in de Dienst die bij de vacature horen of die hij voor dit doel mag gebruiken. Hij verwijdert cv’s uiterlijk ${retention.candidates} na het einde van de procedure, en met toestemming van de kandidaat uiterlijk na ${retention.candidatesWithConsent}, tenzij een verzoek of bezwaar van de kandidaat nog loopt. Daarom sluit hij een vacature als de procedure voorbij is: dan begint de termijn waarna de Dienst zelf verwijdert, zoals geregeld in artikel\u00A02 van de Verwerkersovereenkomst. De analyse en de scorecard gaan met het cv mee, tenzij hij vastlegt waarom zij langer nodig zijn. Hij volgt de NVP Sollicitatiecode, of legt uit waarom niet.`,
        'De Klant met een ondernemingsraad vraagt vooraf advies over de invoering, ook als proef (artikel\u00A025, lid\u00A01, onder k, WOR), en instemming als dat moet, bijvoorbeeld bij aanstellingsbeleid en bij de verwerking van persoonsgegevens van personeel (artikel\u00A027, lid\u00A01, onder e, k en l, WOR). Hij informeert werknemers en hun vertegenwoordigers als het systeem voor hen wordt gebruikt (artikel\u00A026, lid\u00A07, AI-\u2060verordening). Een publiekrechtelijke organisatie of een particuliere organisatie met een publieke dienst beoordeelt vooraf de gevolgen voor grondrechten (artikel\u00A027 AI-\u2060verordening).',
        'De Klant levert juiste en volledige invoer, waaronder een duidelijke functieomschrijving. De kwaliteit van de uitkomst hangt daarvan af.',
        'De Klant laat de Dienst alleen gebruiken door mensen die daarvoor zijn opgeleid, volgt de gebruiksaanwijzing, en ziet toe op menselijke controle zoals de EU\u00A0AI\u00A0Act van een gebruiksverantwoordelijke vraagt (artikel\u00A026). Wie een kandidaat afwijst, heeft het bewijs bij de score gelezen.',
        'Een kandidaat mag altijd bezwaar maken tegen een beoordeling met de Dienst. De Klant behandelt dat bezwaar en laat de beoordeling op verzoek door een mens overdoen.',
        'De eisen van de AI-\u2060verordening die de artikelen\u00A02 en 4 noemen, gelden volgens de wet vanaf 2\u00A0december\u00A02027. Partijen komen ze na vanaf het moment dat in deze voorwaarden staat, en anders vanaf het begin van de Overeenkomst. Beide partijen werken nu al aan de AI-\u2060kennis van wie met de Dienst werkt (artikel\u00A04 AI-\u2060verordening).',
        'De Klant geeft ons de informatie en medewerking die wij nodig hebben om de Dienst te leveren.',
      ],
    },
    {
      id: 'vergoedingen',
      title: 'Vergoedingen en betaling',
      summary: 'Betalen binnen 14 dagen. Een gratis pilot wordt nooit vanzelf een betaalde dienst.',
      clauses: [
        'De vergoeding staat in de Overeenkomst, in euro’s, zonder btw. Een pilot kan gratis zijn; dat spreken wij dan schriftelijk af. Een gratis pilot gaat nooit vanzelf over in een betaalde dienst.',
        'De Klant betaalt binnen 14 dagen na de factuurdatum.',
        'Betaalt de Klant te laat, dan is hij zonder ingebrekestelling een rente verschuldigd van 2% per maand over het openstaande bedrag.',
        'De Klant vergoedt de kosten van incasso, met een minimum van 15% van het openstaande bedrag.',
        'Wij mogen de prijzen één keer per jaar verhogen, met ten hoogste de inflatie (de consumentenprijsindex van het CBS) plus 5%. Wij kondigen dat 2 maanden van tevoren aan.',
        'Bezwaar tegen een factuur meldt de Klant voor de vervaldatum. Het onbetwiste deel moet op tijd worden betaald.',
      ],
    },
    {
      id: 'looptijd',
      title: 'Looptijd en beëindiging',
      summary:
        'Opzeggen kan tot 1 maand voor het einde van de periode. Een gratis pilot mag u elke dag stoppen.',
      clauses: [
        'De Overeenkomst duurt ten minste 1 maand, of langer als dat is afgesproken. Voor een gratis pilot geldt geen minimum.',
        'De Overeenkomst wordt telkens met dezelfde periode verlengd, tenzij op tijd is opgezegd. Een gratis pilot wordt niet vanzelf verlengd: hij eindigt op de afgesproken datum, en de Klant mag hem elke dag stoppen.',
        'Opzeggen kan schriftelijk of per e-\u2060mail, uiterlijk 1 maand voor het einde van de lopende periode. Loopt een periode per kalendermaand en zegt de Klant op 10 mei op, dan eindigt de Overeenkomst op 30 juni.',
        'Bij opzegging volgt geen terugbetaling van vergoedingen over de lopende periode.',
        'Elke partij mag de Overeenkomst direct beëindigen als de ander ernstig tekortschiet en dat na een schriftelijke aanmaning niet binnen een redelijke termijn herstelt, of als de ander failliet gaat of surseance aanvraagt.',
        <>
          Binnen {retention.customerData} na het einde verwijderen wij de Klantgegevens of geven wij
          ze terug, zoals geregeld in de <Link href="/dpa">Verwerkersovereenkomst</Link>.
        </>,
      ],
    },
    {
      id: 'intellectueel-eigendom',
      title: 'Intellectueel eigendom',
      summary:
        'De software blijft van ons, uw gegevens blijven van u. Wij trainen er geen modellen mee.',
      clauses: [
        `Alle rechten op de Dienst, de software, de modellen en de teksten liggen bij ${company.name} of haar licentiegevers.`,
        'De Klant krijgt voor de duur van de Overeenkomst een niet-exclusief en niet-overdraagbaar recht om de Dienst te gebruiken binnen de eigen organisatie.',
        'Klantgegevens blijven van de Klant. Wij gebruiken ze alleen om de Dienst te leveren en niet om modellen te trainen.',
        'Geeft de Klant ons een suggestie voor de Dienst, dan mogen wij die in de Dienst verwerken, zonder de naam van de Klant te noemen.',
        'Stelt een derde dat de Dienst inbreuk maakt op zijn rechten, dan voeren wij het verweer en vergoeden wij binnen de grenzen van artikel\u00A09 wat de Klant moet betalen. De Klant meldt de claim direct en laat het verweer aan ons over.',
        'Vertrouwelijke informatie van de ander, zoals vacatures, prijzen en broncode, houdt elke partij geheim, ook na het einde van de Overeenkomst. Dat geldt niet voor informatie die al openbaar was, of die een partij volgens de wet bekend moet maken.',
      ],
    },
    {
      id: 'garanties',
      title: 'Garanties en gebreken',
      summary:
        'Wij werken zorgvuldig, maar garanderen geen foutloze dienst. Meld een gebrek binnen 14 dagen.',
      clauses: [
        'Wij leveren de Dienst met de zorg die van een vakbekwame leverancier mag worden verwacht.',
        'Wij garanderen niet dat de Dienst zonder fouten of onderbrekingen werkt, dat elke score juist is of dat een vacature wordt vervuld. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.',
        'De Klant meldt een gebrek binnen 14 dagen nadat hij het heeft ontdekt, met een beschrijving waarmee wij het kunnen nagaan. Daarna vervalt zijn recht op herstel van dat gebrek.',
        'Een tijdig gemeld gebrek herstellen wij binnen een redelijke termijn, of wij bieden een tijdelijke oplossing. Voor bètaonderdelen geldt alleen een inspanningsverplichting.',
      ],
    },
    {
      id: 'aansprakelijkheid',
      title: 'Aansprakelijkheid',
      summary:
        'Wat wij vergoeden is beperkt, maar niet bij opzet en niet waar de wet dat verbiedt.',
      clauses: [
        'Onze aansprakelijkheid is beperkt tot het bedrag dat onze verzekeraar in het betreffende geval uitkeert.',
        'Keert de verzekeraar niet uit, dan is onze aansprakelijkheid beperkt tot het bedrag dat de Klant in de 12 maanden voor de schade heeft betaald.',
        'Betaalt de Klant niets, zoals in een gratis pilot, dan is onze aansprakelijkheid in dat geval beperkt tot 1.000 euro. Artikel 82 AVG blijft gelden: deze beperking neemt betrokkenen niets af.',
        'Wij zijn niet aansprakelijk voor indirecte schade, zoals gederfde winst, gemiste besparingen en schade door een besluit over een kandidaat dat de Klant heeft genomen.',
        'Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van onze bedrijfsleiding, en niet waar de wet ze verbiedt.',
        'Door overmacht hoeft een partij haar verplichting niet na te komen zolang de overmacht duurt. Duurt die langer dan 60 dagen, dan mogen beide partijen opzeggen.',
      ],
    },
    {
      id: 'wijzigingen',
      title: 'Wijzigingen',
      summary: 'U hoort een wijziging 30 dagen van tevoren, en kunt bezwaar maken.',
      clauses: [
        'Wij mogen deze voorwaarden wijzigen. Een wijziging kondigen wij 30 dagen van tevoren per e-\u2060mail aan.',
        'De Klant kan binnen die 30 dagen bezwaar maken. Doet hij dat, dan gelden voor hem de oude voorwaarden tot het einde van de lopende periode, en mogen beide partijen tegen die datum opzeggen.',
        'Zonder bezwaar gelden na die 30 dagen de nieuwe voorwaarden.',
        'Een wijziging die de wet voorschrijft of die alleen in het voordeel van de Klant is, mag direct ingaan.',
        'Voor wie alleen een Account heeft, geldt in plaats van 10.2 en 10.3: na het inloggen vragen wij of u akkoord gaat met de nieuwe voorwaarden. U kunt dat uitstellen tot de nieuwe voorwaarden na 30 dagen gelden; tot dan gelden voor u de oude. Gaat u daarna niet akkoord, dan loggen wij u uit. Uw Account blijft dan bestaan zolang als in de Privacy Verklaring staat; op uw verzoek verwijderen wij het eerder.',
        'Deze pagina is af te drukken en op te slaan. Eerdere versies sturen wij op verzoek toe.',
      ],
    },
    {
      id: 'recht',
      title: 'Toepasselijk recht en geschillen',
      summary: 'Nederlands recht. Eerst samen oplossen, dan de rechter in Den Haag.',
      clauses: [
        'Op de Overeenkomst is Nederlands recht van toepassing. Het Weens Koopverdrag geldt niet.',
        'Partijen proberen een geschil eerst samen op te lossen. Lukt dat niet, dan is de rechter in Den Haag bevoegd.',
        'Is een bepaling ongeldig, dan blijven de andere gelden en komt er een geldige bepaling voor in de plaats die er het dichtst bij ligt.',
        'Bij strijd tussen teksten gaat de Verwerkersovereenkomst voor waar het om persoonsgegevens gaat, daarna de Overeenkomst en dan deze voorwaarden.',
      ],
    },
  ],
};
