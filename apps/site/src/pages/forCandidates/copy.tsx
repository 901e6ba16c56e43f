import { Link, Marker } from '@heldermatch/ui';
import { company } from '@heldermatch/facts';

export const hero = {
  title: 'Voor kandidaten',
  intro: (
    <>
      Solliciteert u bij een organisatie die {company.name} gebruikt? Hier leest u wat er met uw cv
      gebeurt, wat nooit meetelt, en <Marker>hoe u een mens spreekt</Marker>.
    </>
  ),
  note: 'Het platform is in ontwikkeling. Dit is hoe het moet werken zodra een organisatie het voor echte kandidaten gebruikt.',
};

export const happens = {
  title: 'Wat er met uw cv gebeurt',
  intro:
    'De organisatie waar u solliciteert, beslist. Software leest mee en laat zien op welke zin in uw cv een score rust.',
  points: [
    'De organisatie zet uw cv in het platform en laat het meedoen bij de vacature.',
    'De software zoekt in uw cv wat de vacature vraagt, en stelt per onderdeel een score voor.',
    'Een recruiter leest het bewijs, past de score zo nodig aan en beslist.',
    'Een lage score wijst u niet af: u blijft in de lijst staan.',
  ],
  link: { href: '/how-we-score', label: 'Hoe wij scoren' },
};

export const counts = {
  title: 'Wat meetelt, en wat nooit',
  items: [
    {
      term: 'Wat meetelt',
      description:
        'Wat de vacature vraagt en wat daarover in uw cv staat: vaardigheden, ervaring, taal, motivatie en wat u heeft geleerd.',
    },
    {
      term: 'Wat nooit meetelt',
      description:
        'Uw naam, leeftijd, geslacht, foto, nationaliteit, geboorteplaats, adres, gezin, geloof en gezondheid. Ook niet als het in uw cv staat. Laat het er gerust uit.',
    },
    {
      term: 'Een gat in uw cv',
      description:
        'Telt niet mee. ‘Hiaten’ in een scorecard zijn eisen van de vacature waarover uw cv niets zegt, geen jaren zonder baan.',
    },
    {
      term: 'Wat niet in uw cv staat',
      description: 'Wordt niet geraden. De recruiter ziet dat het ontbreekt en kan het u vragen.',
    },
  ],
};

export const rights = {
  title: 'Wat u kunt vragen',
  intro:
    'Vraag het aan de organisatie waar u solliciteert: zij is verantwoordelijk voor uw gegevens. Komt uw vraag bij ons, dan sturen wij hem door.',
  items: [
    {
      term: 'Een mens',
      description:
        'U mag vragen dat een mens uw cv opnieuw beoordeelt, zonder de score te volgen. Dat kan ook als u al bent afgewezen.',
    },
    {
      term: 'Bezwaar',
      description:
        'U mag bezwaar maken tegen het gebruik van uw gegevens (artikel 21 AVG). Schrijf op wat er in uw situatie anders is.',
    },
    {
      term: 'Uitleg',
      description:
        'U mag vragen of AI is gebruikt, wat de score was, op welke zinnen hij rust en welke rol hij in het besluit had (artikel 15 AVG en artikel 86 van de AI-verordening).',
    },
    {
      term: 'Inzage, verbeteren, verwijderen',
      description:
        'U krijgt binnen één maand antwoord. Wordt u niet aangenomen, dan moet uw cv vier weken na de procedure weg zijn. Alleen met uw toestemming mag het een jaar blijven.',
    },
    {
      term: 'Voorbeeld van een bericht',
      description:
        '‘Ik heb bij u gesolliciteerd op (functie). Ik wil weten of u AI heeft gebruikt, welke score ik kreeg en op welk bewijs die rust. Ook wil ik dat een mens mijn cv opnieuw beoordeelt. Ik ontvang graag binnen één maand antwoord.’',
    },
    {
      term: 'Komt u er niet uit?',
      description: (
        <>
          Een klacht over privacy dient u in bij de{' '}
          <Link href="https://autoriteitpersoonsgegevens.nl" opensInNewTab>
            Autoriteit Persoonsgegevens
          </Link>
          . Voelt u zich gediscrimineerd, dan oordeelt het{' '}
          <Link href="https://www.mensenrechten.nl" opensInNewTab>
            College voor de Rechten van de Mens
          </Link>{' '}
          gratis.
        </>
      ),
    },
  ],
};

export const models = {
  title: 'Voorbeeldteksten voor werkgevers',
  intro:
    'Gebruikt u het systeem, dan informeert u kandidaten vooraf (artikel 26, lid 11, van de AI-verordening en artikel 13 AVG). Pas deze teksten aan uw eigen werkwijze aan.',
  items: [
    {
      term: 'In de vacature',
      description:
        '‘Bij deze vacature helpt AI ons om cv’s te lezen. Het systeem stelt een score voor en laat zien waarop die rust. Een recruiter leest het bewijs en beslist altijd zelf. U kunt om een beoordeling zonder AI vragen.’',
    },
    {
      term: 'In de ontvangstbevestiging',
      description: `‘Wij vergelijken uw cv met de vacature met hulp van ${company.name}. Naam, leeftijd, geslacht en foto tellen niet mee. U kunt bezwaar maken, uitleg vragen of een mens spreken via (naam, e-mailadres). Wij verwijderen uw cv uiterlijk vier weken na de procedure, tenzij u ons toestemming geeft om het één jaar te bewaren.’`,
    },
    {
      term: 'Bij een afwijzing',
      description:
        '‘(Naam) heeft uw cv gelezen en dit besluit genomen. De reden is: (reden). Een score heeft daarbij geholpen. Wilt u weten welke, of wilt u een nieuwe beoordeling door een ander mens? Antwoord dan op dit bericht.’',
    },
  ],
};

export const closing = {
  title: 'Heeft u een vraag over ons systeem?',
  intro:
    'Over hoe het werkt, antwoorden wij zelf. Over uw sollicitatie gaat de organisatie waar u solliciteert.',
};

/** Where the page leads. */
export const links = [
  { href: '/contact', label: 'Stel uw vraag' },
  { href: '/privacy', label: 'Lees de Privacy Verklaring' },
];
