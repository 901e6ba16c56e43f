import { Link, Marker } from '@heldermatch/ui';
import { company, processorOf, retention } from '@heldermatch/facts';
import type { Line } from '@heldermatch/scorecard/example';
import type { ReactNode } from 'react';
import { modelNotChosen } from '../shared/labels.ts';

/** Answer to a question of a candidate. */
export interface Answer {
  term: string;
  /** The answer itself, in one sentence. */
  answer: ReactNode;
  /** Explanation for everyone. */
  text?: ReactNode;
  /** Further details, which the reader opens. */
  more?: { title: string; text: ReactNode };
}

export const hero = {
  title: 'Voor kandidaten',
  intro: (
    <>
      Solliciteert u bij een organisatie die {company.name} gebruikt? Hier leest u wat er met uw cv
      gebeurt, wat niet mag meetellen, en <Marker>hoe u een&nbsp;mens&nbsp;spreekt.</Marker>
    </>
  ),
  note: 'Het platform is in ontwikkeling. Dit is hoe het moet werken zodra een organisatie het voor echte kandidaten gebruikt.',
};

export const happens = {
  title: 'Wat er met uw cv gebeurt',
  intro:
    'De organisatie waar u solliciteert, beslist. Software leest mee en laat zien op welke zin in uw cv een score rust.',
  labels: { software: 'Software', human: 'Een mens', decision: 'Een mens beslist' },
  items: [
    {
      title: 'Uw cv komt binnen',
      text: 'De organisatie zet uw cv in het platform en laat het meedoen bij de vacature.',
      by: 'human',
    },
    {
      title: 'Software leest mee',
      text: 'De software zoekt in uw cv wat de vacature vraagt, en stelt per onderdeel een score voor.',
      by: 'software',
    },
    {
      title: 'Een recruiter kijkt',
      text: 'Een recruiter leest het bewijs, past de score zo nodig aan en beslist. Een lage score wijst u niet af: u blijft in de lijst staan.',
      by: 'decision',
    },
    {
      title: 'U vraagt',
      text: 'U kunt uitleg vragen, bezwaar maken of een mens spreken. Hoe, staat hieronder.',
      by: 'human',
    },
  ],
} as const;

/** Each kind of fact that a CV has: paragraphs count, redactions may not. */
const cvLines: readonly Line[] = [
  { type: 'title', text: 'Uw cv' },
  { type: 'redaction', text: 'Naam en foto' },
  { type: 'redaction', text: 'Leeftijd en geslacht' },
  { type: 'redaction', text: 'Adres, geboorteplaats en nationaliteit' },
  { type: 'redaction', text: 'Gezin, geloof en gezondheid' },
  { type: 'heading', text: 'Wat u deed en kunt' },
  { type: 'paragraph', text: 'Uw werk, en hoe lang u het deed' },
  { type: 'paragraph', text: 'Vaardigheden die de vacature vraagt' },
  { type: 'paragraph', text: 'Talen die u spreekt' },
  { type: 'paragraph', text: 'Wat u leerde' },
  { type: 'heading', text: 'Wat u zoekt' },
  { type: 'paragraph', text: 'Uw motivatie voor deze functie' },
];

export const counts = {
  title: 'Wat meetelt, en wat niet mag meetellen',
  intro: 'Gemarkeerd is wat de vacature vraagt. Wat is afgedekt, mag niet meetellen.',
  cvLabel: 'Een cv: wat de vacature vraagt is gemarkeerd, en wat niet mag meetellen is afgedekt',
  cvLines,
  link: { href: '/how-we-score', label: 'Hoe wij scoren' },
  items: [
    {
      term: 'Wat meetelt',
      answer: 'Wat de vacature vraagt en wat daarover in uw cv staat.',
      text: 'Dat zijn vaardigheden, ervaring, taal, motivatie en wat u heeft geleerd.',
    },
    {
      term: 'Wat niet mag meetellen',
      answer:
        'Uw naam, leeftijd, geslacht, foto, nationaliteit, geboorteplaats, adres, gezin, geloof en gezondheid.',
      text: 'Ook niet als het in uw cv staat: laat het er gerust uit.',
      more: {
        title: 'Hoe wij dat nagaan',
        text: 'Of dat zo is, meten wij met testparen van verzonnen cv’s; uitkomsten zijn er nog niet. Leeftijd kan doorschemeren in jaartallen, en ook dat testen wij. Dit gaat over de score. Een recruiter mag wel kijken of uw reistijd bij de functie past, als de functie dat vraagt.',
      },
    },
    {
      term: 'Een gat in uw cv',
      answer: 'Mag niet meetellen; ook dat meten wij met testparen.',
      text: '‘Hiaten’ in een scorecard zijn eisen van de vacature waarover uw cv niets zegt, geen jaren zonder baan.',
    },
    {
      term: 'Wat niet in uw cv staat',
      answer: 'Wordt niet geraden.',
      more: {
        title: 'Wat dat voor uw score betekent',
        text: 'Zegt uw cv niets over de eisen van een onderdeel, dan krijgt u daar geen score voor en telt dat onderdeel niet mee in uw totaal. De recruiter ziet dat het ontbreekt en kan het u vragen.',
      },
    },
  ] satisfies readonly Answer[],
};

export const whereabouts = {
  title: 'Waar uw cv is, en wie erbij kan',
  intro: 'Ook leest u wat er wordt bewaard en wanneer het weggaat.',
  items: [
    {
      term: 'Hoe u het hoort',
      answer: 'De organisatie vertelt u vooraf dat zij ons systeem gebruikt.',
      text: 'Dat staat in de vacature of in de ontvangstbevestiging. Staat het er niet, vraag het dan.',
    },
    {
      term: 'Wie uw cv kan lezen',
      answer: 'De mensen die deze organisatie toelaat, ieder met een rol.',
      text: 'Andere klanten kunnen er niet bij.',
      more: {
        title: 'Welke rollen er zijn',
        text: 'Een recruiter voegt cv’s toe, besluit en verwijdert. Een leidinggevende past scores aan en besluit. Een controleur leest alleen. Bij ons kan alleen iemand erbij die dat voor het werk nodig heeft en tot geheimhouding is verplicht.',
      },
    },
    {
      term: 'Wat er wordt bewaard',
      answer:
        'De tekst van uw cv, de scores met de zinnen waarop zij rusten, en wat de organisatie daarmee deed.',
      more: {
        title: 'Wat er in de database staat',
        text: 'Van wat de organisatie deed zijn dat aanpassingen, besluiten, gesprekken, uw verzoeken en uw toestemming. In onze database staat de tekst van het cv. Het bestand staat er alleen bij als de organisatie dat bij de vacature aanzet. Het gaat tegelijk met de tekst weg.',
      },
    },
    {
      term: 'Wanneer het weggaat',
      answer: `Hoogstens ${retention.candidates} nadat de organisatie de vacature sluit, haalt de database uw cv en uw scores weg.`,
      more: {
        title: 'Wanneer het langer blijft',
        text: `Met uw toestemming blijven ze tot de datum daarvan, hoogstens ${retention.candidatesWithConsent}. Loopt er een verzoek van u, dan blijven ze tot het is beantwoord. Zolang de vacature openstaat, verwijdert de database niets vanzelf.`,
      },
    },
    {
      term: 'Waar het staat',
      answer: 'Binnen de EU.',
      more: {
        title: 'Wie er van buiten de EU bij kan',
        text: (
          <>
            Onze leverancier {processorOf('backend').name} kan er voor onderhoud van buiten de EU
            bij; dat is doorgifte, onder modelcontracten. Alle partijen die ons helpen, staan in de{' '}
            <Link href="/dpa#subverwerkers">Verwerkersovereenkomst</Link>.
          </>
        ),
      },
    },
    {
      term: 'Welk AI-\u2060model het leest',
      answer: modelNotChosen,
      text: 'De maker ervan wordt een subverwerker binnen de EU, en de organisatie hoort het 30\u00A0dagen vooraf.',
    },
    {
      term: 'Een andere vacature',
      answer: 'Uw score geldt voor één vacature en gaat niet naar een andere werkgever.',
      more: {
        title: 'Bij dezelfde organisatie',
        text: 'Voor een andere vacature van dezelfde organisatie wordt uw cv opnieuw gelezen, en alleen als zij het daarvoor mag gebruiken.',
      },
    },
    {
      term: 'Zonder AI',
      answer: 'De organisatie bepaalt of zij u vanaf het begin zonder AI beoordeelt.',
      text: 'Vraag het vooraf. Achteraf kunt u altijd vragen dat een mens opnieuw kijkt.',
    },
  ] satisfies readonly Answer[],
};

export const rights = {
  title: 'Wat u kunt vragen',
  intro:
    'Vraag het aan de organisatie waar u solliciteert: zij is verantwoordelijk voor uw gegevens. Komt uw vraag bij ons, dan sturen wij hem door.',
  items: [
    {
      term: 'Een mens',
      answer: 'U mag vragen dat een mens uw cv opnieuw beoordeelt, zonder de score te volgen.',
      text: `Dat kan ook als u al bent afgewezen. Vraag het zo snel mogelijk: uiterlijk ${retention.candidates} na het einde van de procedure moet uw cv weg zijn.`,
      more: {
        title: 'Als uw vraag dan nog loopt',
        text: `Vraag dan ook om uw gegevens zo lang te bewaren (artikel\u00A018 AVG). Legt de organisatie uw vraag vast in het systeem, dan gebeurt dat vanzelf.`,
      },
    },
    {
      term: 'Bezwaar',
      answer: 'Tegen ons systeem mag u altijd bezwaar maken; dat staat in onze voorwaarden.',
      text: 'Schrijf op wat er in uw situatie anders is.',
      more: {
        title: 'Wat de wet zegt',
        text: 'De wet regelt het als de organisatie uw gegevens gebruikt voor een eigen belang of een publieke taak (artikel\u00A021 AVG).',
      },
    },
    {
      term: 'Uitleg',
      answer: 'U mag vragen of AI is gebruikt en welke rol de score in het besluit had.',
      text: 'U krijgt dan de score per onderdeel, de zin uit uw cv, het gewicht en wat de recruiter veranderde.',
      more: {
        title: 'In welke wet dat staat',
        text: 'In artikel\u00A015 AVG, en vanaf 2\u00A0december 2027 in artikel\u00A086 van de AI-\u2060verordening; in onze voorwaarden geldt dat nu al.',
      },
    },
    {
      term: 'Inzage, verbeteren, verwijderen',
      answer: 'U krijgt binnen één maand antwoord.',
      text: 'De organisatie kan alles wat het systeem over u bewaart, in één bestand voor u downloaden.',
      more: {
        title: 'Wanneer uw cv weg moet zijn',
        text: `Wordt u niet aangenomen, dan moet uw cv ${retention.candidates} na de procedure weg zijn. Dat geldt ook voor de score en de zinnen uit uw cv die daarbij staan. Alleen met uw toestemming mag het cv ${retention.candidatesWithConsent} blijven. De score mag alleen langer blijven als de organisatie vastlegt waarom, en dan hoogstens ${retention.analyses}. In het logboek blijft ten minste zes maanden staan wie welk onderdeel aanpaste of welk besluit nam, wanneer, en de gekozen grond van een afwijzing. Uw naam, de tekst van uw cv, de scores, de reacties en mails over u en de redenen in woorden haalt het systeem daaruit.`,
      },
    },
    {
      term: 'Komt u er niet uit?',
      answer: (
        <>
          Een klacht over privacy dient u in bij de{' '}
          <Link href="https://autoriteitpersoonsgegevens.nl" opensInNewTab>
            Autoriteit Persoonsgegevens
          </Link>
          .
        </>
      ),
      text: (
        <>
          Voelt u zich gediscrimineerd, dan oordeelt het{' '}
          <Link href="https://www.mensenrechten.nl" opensInNewTab>
            College voor de Rechten van de Mens
          </Link>{' '}
          gratis.
        </>
      ),
    },
  ] satisfies readonly Answer[],
};

export const message = {
  title: 'Een bericht dat u kunt sturen',
  intro: 'Kopieer het, en vul in wat tussen haakjes staat.',
  text: 'Ik heb bij u gesolliciteerd op (functie). Ik wil weten of u AI heeft gebruikt, welke score ik kreeg en op welk bewijs die rust. Ook wil ik dat een mens mijn cv opnieuw beoordeelt. Ik ontvang graag binnen één maand antwoord.',
  copyLabel: 'Kopieer het bericht',
};

export const models = {
  title: 'Voorbeeldteksten voor werkgevers',
  intro:
    'Gebruikt u het systeem, dan informeert u kandidaten vooraf. De AVG vraagt dat (artikel\u00A013), en vanaf 2\u00A0december 2027 ook de AI-\u2060verordening (artikel\u00A026, lid\u00A011); in onze voorwaarden geldt het nu al. Pas deze teksten aan uw eigen werkwijze aan.',
  items: [
    {
      title: 'In de vacature',
      text: 'Bij deze vacature helpt AI ons om cv’s te lezen. Het systeem stelt een score voor en laat zien waarop die rust. Een recruiter leest het bewijs en beslist altijd zelf. U kunt daarna vragen dat een mens uw cv opnieuw beoordeelt, zonder de score te volgen.',
      copyLabel: 'Kopieer voor de vacature',
    },
    {
      title: 'In de ontvangstbevestiging',
      text: `Wij vergelijken uw cv met de vacature met hulp van ${company.name}. Naam, leeftijd, geslacht en foto mogen niet meetellen. U kunt bezwaar maken, uitleg vragen of een mens spreken via (naam, e-\u2060mailadres). Wij verwijderen uw cv en de score uiterlijk ${retention.candidates} na de procedure, tenzij u ons toestemming geeft om ze ${retention.candidatesWithConsent} te bewaren.`,
      copyLabel: 'Kopieer voor de bevestiging',
    },
    {
      title: 'Bij een afwijzing',
      text: '(Naam) heeft uw cv gelezen en dit besluit genomen. De reden is: (reden). Een score heeft daarbij geholpen. Wilt u weten welke, of wilt u een nieuwe beoordeling door een ander mens? Antwoord dan op dit bericht.',
      copyLabel: 'Kopieer voor de afwijzing',
    },
  ],
};

export const closing = {
  title: 'Heeft u een vraag over ons systeem?',
  intro:
    'Over hoe het werkt, antwoorden wij zelf. Over uw sollicitatie gaat de organisatie waar u solliciteert.',
};

/** Links to other pages. */
export const links = [
  { href: '/contact', label: 'Stel uw vraag' },
  { href: '/privacy', label: 'Lees de Privacy Verklaring' },
];
