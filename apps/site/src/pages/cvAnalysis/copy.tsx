import { EvidenceNumber, Marker, Text } from '@heldermatch/ui';
import { company } from '@heldermatch/facts';
import { passageIdOf } from '../shared/example.tsx';
import { humanDecides, inDevelopmentNote, actorLabels } from '../shared/labels.ts';

export const hero = {
  title: 'Cv-analyse',
  intro: (
    <>
      {company.name} leest cv’s in PDF en DOCX en ordent ervaring, opleiding en vaardigheden. Bij
      elk gegeven ziet u <Marker>waar&nbsp;het&nbsp;in&nbsp;het&nbsp;cv&nbsp;staat.</Marker>
    </>
  ),
  note: `${inDevelopmentNote} ${humanDecides}`,
};

export const steps = {
  title: 'Van bestand naar overzicht',
  intro: 'Wat er met een cv gebeurt, en waar u aan zet bent.',
  labels: actorLabels,
  items: [
    {
      title: 'U voegt cv’s toe',
      text: 'Eén of veel tegelijk, als PDF of DOCX. U kiest welke cv’s bij de vacature horen.',
      by: 'human',
    },
    {
      title: 'AI leest de tekst',
      text: 'Ook als de indeling per cv verschilt. Wat niet te lezen is, wordt gemeld en niet geraden.',
      by: 'software',
    },
    {
      title: 'AI ordent de tekst',
      text: 'Functies, opleidingen, talen en vaardigheden komen op vaste plaatsen, met de vindplaats.',
      by: 'software',
    },
    {
      title: 'U controleert',
      text: 'U leest de gemarkeerde zin terug en verbetert wat niet klopt. De score verandert mee.',
      by: 'human',
    },
  ],
} as const;

export const read = {
  title: 'Alleen wat er staat',
  intro:
    'De analyse vult niets in. Staat een jaartal of een diploma niet in het cv, dan ziet u een leeg veld en geen schatting.',
  points: [
    'Werkervaring: functies, werkgevers en jaren',
    'Opleidingen, cursussen en certificaten',
    'Talen en vaardigheden, in de woorden van de kandidaat',
    'Hiaten: wat uw vacature vraagt en het cv niet noemt',
  ],
};

/** Id of the number at a fact, the link target of its number in the CV. */
export const factIdOf = (reference: number) => `feit-${reference}`;

const fact = (text: string, reference: number) => (
  <>
    {text}&nbsp;
    <EvidenceNumber
      id={factIdOf(reference)}
      reference={reference}
      href={`#${passageIdOf(reference)}`}
      isJoined
    />
  </>
);

export const result = {
  title: 'Van cv naar gegevens',
  intro: 'Elk nummer leidt van een gegeven naar de zin in het cv, en terug.',
  label: 'Voorbeeld van een cv en wat de analyse eruit haalt, met de vindplaats',
  name: 'Uit dit cv',
  items: [
    { term: 'Ervaring', description: fact('Zes jaar recruiter in de zorg', 1) },
    { term: 'Resultaten', description: fact('Wervingscampagne voor 40 verpleegkundigen', 2) },
    { term: 'Opleiding', description: fact('Arbeidsrecht voor recruiters, 2024', 3) },
    { term: 'Talen', description: fact('Nederlands en Duits', 4) },
    { term: 'Wens', description: fact('Kandidaten binnen een dag antwoord geven', 5) },
    {
      term: 'Niet gevonden',
      description: (
        <Text size="small" emphasis="muted">
          Ervaring met het begeleiden van collega’s
        </Text>
      ),
    },
  ],
};

export const limits = {
  title: 'Zuinig met gegevens',
  intro:
    'Een cv bevat vaak meer dan u nodig heeft. Wij bewaren de tekst ervan, niet langer dan afgesproken, en alleen wat de vacature vraagt, mag meetellen.',
  points: [
    'Analyses en scorecards zijn na hoogstens 2\u00A0jaar verwijderd, en als regel samen met het cv',
    'Gegevens blijven binnen de EU en worden nooit zonder toestemming gedeeld met anderen dan de partijen die voor ons werken',
    'Een kandidaat kan bezwaar maken en vragen om een beoordeling door een mens',
  ],
  link: { href: '/compliance', label: 'Lees hoe wij ons verantwoorden' },
};

export const closing = {
  title: 'Probeer het met een echt cv',
  intro:
    'Neem een vacature en een geanonimiseerd cv mee naar de demo. U ziet meteen wat de analyse eruit haalt en wat niet.',
};
