import {
  company,
  confirmed,
  dateInDutch,
  emailHref,
  phoneHref,
  pilot,
  successCriteria,
  successCriterion,
} from '@heldermatch/facts';
import type { LegalDocumentProps, LegalSection } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { answersOf } from './clauses.ts';
import { library } from './library.ts';
import type { AppRecord, ClauseAnswer, Outcome } from './record.ts';

const outcomeNames: Readonly<Record<Outcome, string>> = {
  met: 'Voldoet',
  partly: 'Voldoet deels',
  none: 'Niet van toepassing',
  unknown: 'Niet onderzocht',
};

/** Chapters of EN 301 549 that a statement answers besides WCAG: general, documents, software, help and support. */
const answeredChapters = /^(?:5|10|11|12)\b/;

const List = ({ of: sentences }: { of: readonly string[] }) => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

function scopeSection({ scope }: AppRecord): LegalSection {
  return {
    id: 'waarover',
    title: 'Wie en wat',
    content: scope.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  };
}

/** Number of criteria with this outcome. */
const countOf = ({ outcomes }: AppRecord, outcome: Outcome): number =>
  Object.values(outcomes).filter(([one]) => one === outcome).length;

const counted: readonly (readonly [Outcome, string])[] = [
  ['met', 'in orde'],
  ['partly', 'deels in orde'],
  ['unknown', 'niet onderzocht'],
  ['none', 'niet van toepassing'],
];

/** Number of criteria of each outcome. */
const Counts = ({ app }: { app: AppRecord }) => (
  <>
    <p>Van de {successCriteria.length} criteria zijn er:</p>
    <ul role="list" data-figures="">
      {counted
        .map(([outcome, words]) => [countOf(app, outcome), words] as const)
        .filter(([count]) => count > 0)
        .map(([count, words]) => (
          <li key={words}>
            <strong>{count}</strong> {words}
          </li>
        ))}
    </ul>
  </>
);

const statusSection = (app: AppRecord): LegalSection => ({
  id: 'status',
  title: 'Status',
  summary: `Een volledig onderzoek is er niet. Zelf vonden wij ${countOf(app, 'met')} criteria in orde en ${countOf(app, 'partly')} deels.`,
  content: (
    <>
      <p>
        <strong>Status D in het model van de overheid.</strong> Status A of B vraagt om een volledig
        onderzoek volgens de methode WCAG-EM, en C om zo’n onderzoek binnen zes maanden. Dat is er
        niet en het is nog niet gepland. Volgens het model voldoet {app.subject.toLowerCase()} dan
        niet.
      </p>
      <p>
        De norm is WCAG 2.2, niveau A en AA. De Europese norm EN&nbsp;301&nbsp;549 vraagt om WCAG
        2.1; wat die vraagt, staat ook in 2.2, op één vervallen criterium (4.1.1) na. Wij hebben wel
        zelf gekeken, criterium voor criterium.
      </p>
    </>
  ),
});

function researchSection({ assessed, everyChange, everyNight, notDone }: AppRecord): LegalSection {
  return {
    id: 'onderzoek',
    title: 'Hoe wij het onderzochten',
    summary: 'Wij keken zelf, met tests en met de hand. Wat wij niet deden, staat onderaan.',
    content: (
      <>
        <p>
          Dit is <strong>eigen onderzoek, geen onafhankelijke audit</strong>, gedaan in {assessed}.
          Bij elke wijziging herhalen automatische tests een deel ervan, in Chromium:
        </p>
        <List of={everyChange} />
        <p>{everyNight}</p>
        <p>Over onze eigen bibliotheek van onderdelen, waarmee dit gemaakt is, zeggen wij:</p>
        <List of={library.nl} />
        <p>Wat nog niet is gedaan:</p>
        <List of={notDone} />
      </>
    ),
  };
}

const limitationIdOf = (criterion: string) => `beperking-${criterion}`;

function limitationsSection({ limitations }: AppRecord): LegalSection {
  return {
    id: 'beperkingen',
    title: 'Wat nog niet goed gaat',
    summary: `${limitations.length} punten, elk met wat u intussen kunt doen en wat wij van plan zijn.`,
    content: limitations.map(({ id, cause, effect, instead, plan }) => (
      <section key={id}>
        <h3 id={limitationIdOf(id)}>
          {id} {successCriterion(id).nl}
        </h3>
        <dl>
          <dt>Oorzaak</dt>
          <dd>{cause}</dd>
          <dt>Gevolg</dt>
          <dd>{effect}</dd>
          <dt>Alternatief</dt>
          <dd>{instead}</dd>
          <dt>Plan</dt>
          <dd>{plan}</dd>
        </dl>
      </section>
    )),
  };
}

/** Explicit role: `Prose` stacks the cells of a row on a phone, where some browsers then drop the role of an element. */
const as = (role: string) => ({ role });

/** Outcome in Dutch. For a met criterion it states who checked it: a test or a person. */
function inWords(outcome: Outcome, test: string | undefined): string {
  if (outcome !== 'met') return outcomeNames[outcome];
  return `${outcomeNames.met}, ${test === undefined ? 'bekeken' : 'getest'}`;
}

/** Drawing of each outcome: a check mark, a half disc, a dash and a question mark. */
const drawings: Readonly<Record<Outcome, ReactNode>> = {
  met: <path d="M2 9l4 4L14 4" />,
  partly: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 0 0 12Z" fill="currentColor" />
    </>
  ),
  none: <path d="M3 8h10" />,
  unknown: <path d="M5 5a3 3 0 1 1 3 4v2M8 13v2" />,
};

/** Outcome in a cell. A partly met criterion is bold, with a link to its limitation. An unknown one is bold too. */
function outcomeOf(id: string, ...[outcome, test]: Parameters<typeof inWords>) {
  const words = inWords(outcome, test).replaceAll(' ', '\u00A0');
  const isPartly = outcome === 'partly';
  return (
    <>
      <svg
        aria-hidden="true"
        width="14"
        height="14"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {drawings[outcome]}
      </svg>
      {'\u00A0'}
      {isPartly || outcome === 'unknown' ? <strong>{words}</strong> : words}
      {isPartly && (
        <>
          {', '}
          <a href={`#${limitationIdOf(id)}`}>zie&nbsp;{id}</a>
        </>
      )}
    </>
  );
}

/** Principles of WCAG, by the first number of their criteria. */
const principles = ['Waarneembaar', 'Bedienbaar', 'Begrijpelijk', 'Robuust'];

function criteriaSection({ outcomes, notes = {} }: AppRecord): LegalSection {
  return {
    id: 'criteria',
    title: 'Criterium voor criterium',
    content: (
      <>
        <p>
          ‘Getest’: een automatische test mislukt als wij het stukmaken. ‘Bekeken’: iemand van ons
          heeft er met de hand naar gekeken. Tussen haakjes staat het niveau.
        </p>
        <table {...as('table')} aria-label="Criteria van WCAG 2.2">
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              <th {...as('columnheader')} scope="col">
                Criterium
              </th>
              <th {...as('columnheader')} scope="col">
                Uitkomst
              </th>
            </tr>
          </thead>
          {principles.map((principle, index) => (
            <tbody key={principle} {...as('rowgroup')}>
              <tr {...as('row')}>
                <th {...as('rowheader')} scope="rowgroup" colSpan={2}>
                  {principle}
                </th>
              </tr>
              {successCriteria
                .filter(({ id }) => id.startsWith(`${index + 1}.`))
                .map(({ id, nl, level }) => (
                  <tr key={id} {...as('row')}>
                    <th {...as('rowheader')} scope="row">{`${id} ${nl} (${level})`}</th>
                    {/* On one line, so that all rows have the same height. */}
                    <td {...as('cell')}>{outcomeOf(id, ...outcomes[id])}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
        {Object.entries(notes).map(([id, note]) => (
          <p key={id}>
            {id}: {note}
          </p>
        ))}
      </>
    ),
  };
}

const Clause = ({ clause, topic, outcome, answer }: ClauseAnswer) => (
  <li>
    <strong>
      {clause} {topic}:
    </strong>{' '}
    {outcomeNames[outcome].toLowerCase()}. {answer}
  </li>
);

function clausesSection(app: AppRecord): LegalSection {
  return {
    id: 'en-301-549',
    title: 'EN\u00A0301\u00A0549 naast WCAG',
    content: (
      <>
        <p>
          Wie voor de overheid inkoopt, vraagt ook naar de andere hoofdstukken van deze norm.
          Hoofdstuk 9 is WCAG: zie de tabel hierboven.
        </p>
        <ul>
          {answersOf(app)
            .filter(({ clause }) => answeredChapters.test(clause))
            .map((answer) => (
              <Clause key={answer.clause} {...answer} />
            ))}
        </ul>
      </>
    ),
  };
}

const complaints: LegalSection = {
  id: 'melden',
  title: 'Melden en klachten',
  summary: `Mail of bel ons. U krijgt binnen ${pilot.answersWithin} antwoord.`,
  content: (
    <>
      <p>
        Lukt iets niet? Mail <a href={emailHref}>{company.email}</a> of bel{' '}
        <a href={phoneHref}>{company.phone}</a>. Zeg op welke pagina het was, wat u wilde doen en
        waarmee u werkt. U krijgt binnen {pilot.answersWithin} antwoord. Dan hoort u of wij het
        verhelpen, en hoe u intussen wel krijgt wat u zocht.
      </p>
      <p>
        Bent u niet tevreden met het antwoord, laat dat dan weten op hetzelfde adres: dan is het een
        klacht, en kijken wij opnieuw. Komen wij er samen niet uit, dan kunt u het College voor de
        Rechten van de Mens om een oordeel vragen. De Nationale ombudsman gaat alleen over de
        overheid, en dus niet over ons.
      </p>
      <p>
        Wij kijken deze verklaring elk kwartaal na. Wat wij toen vonden, staat hier met de datum
        erbij.
      </p>
    </>
  ),
};

/**
 * Accessibility statement of an app, in Dutch, after the model of the Dutch government.
 * @see https://www.digitoegankelijk.nl/toegankelijkheidsverklaring
 */
export const statementOf = (app: AppRecord): LegalDocumentProps => ({
  title: 'Toegankelijkheid',
  intro: app.intro,
  counts: <Counts app={app} />,
  lastChanged: { label: 'Nagekeken op', date: confirmed, text: dateInDutch(confirmed) },
  label: 'Inhoud',
  printLabel: 'Druk af',
  summaryLabel: 'In het kort.',
  sections: [
    scopeSection(app),
    statusSection(app),
    researchSection(app),
    limitationsSection(app),
    criteriaSection(app),
    clausesSection(app),
    { id: 'techniek', title: 'Techniek', content: <p>{app.technology}</p> },
    complaints,
  ],
});
