// An accessibility conformance report as a page.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '@heldermatch/facts';
import { chapters } from './en301549.ts';
import type { Run } from './run.ts';
import type { CriterionVerdict, Language, Level, Subject, Verdict } from './subjects.ts';
import { inLanguage, levelNames, words } from './words.ts';

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
  table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem 2rem; }
  caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
  th, td { border: 1px solid; padding: 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th[scope='row'] { inline-size: 30%; font-weight: 400; }
  td:nth-child(2) { inline-size: 18%; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; }
  @media print { body { max-width: none; } tr { break-inside: avoid; } }
`;

interface Props {
  subject: Subject;
  language: Language;
}

function Table({
  caption,
  language,
  children,
}: {
  caption: string;
  language: Language;
  children: ReactNode;
}) {
  const say = inLanguage(language);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say(words.criterion)}</th>
          <th scope="col">{say(words.level)}</th>
          <th scope="col">{say(words.remarks)}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function CriterionRow({
  verdict,
  documents,
  language,
}: {
  verdict: CriterionVerdict;
  documents: Verdict | undefined;
  language: Language;
}) {
  const say = inLanguage(language);
  const { criterion, level, remarks } = verdict;
  const parts = [
    [words.web, { level, remarks }],
    ...(documents === undefined ? [] : [[words.documents, documents] as const]),
  ] as const;
  return (
    <tr>
      <th scope="row">{`${criterion.id} ${criterion[language]}`}</th>
      <td>
        {parts.map(([name, part]) => (
          <div key={name.en}>{`${say(name)}: ${say(levelNames[part.level])}`}</div>
        ))}
      </td>
      <td>
        {parts.map(([name, part]) => (
          <div key={name.en}>{`${say(name)}: ${say(part.remarks)}`}</div>
        ))}
      </td>
    </tr>
  );
}

function Criteria({ subject, language, level }: Props & { level: 'A' | 'AA' }) {
  const say = inLanguage(language);
  const { criteria, documents } = subject;
  return (
    <Table
      caption={`WCAG 2.2, ${say(level === 'A' ? words.levelA : words.levelAA)}`}
      language={language}
    >
      {criteria
        .filter(({ criterion }) => criterion.level === level)
        .map((verdict) => (
          <CriterionRow key={verdict.criterion.id} {...{ verdict, documents, language }} />
        ))}
      {level === 'A' && (
        <tr>
          <th scope="row" lang="en">
            4.1.1 Parsing
          </th>
          <td>{say(levelNames.supports)}</td>
          <td>{say(words.parsing)}</td>
        </tr>
      )}
    </Table>
  );
}

function Chapters({ subject, language }: Props) {
  const say = inLanguage(language);
  if (Object.keys(subject.clauses).length === 0) return <p>{say(words.noClauses)}</p>;
  return chapters.map(({ number, clauses, [language]: title }) => {
    const name = `${say(words.chapter)} ${number}: ${title}`;
    if (clauses.length === 0) {
      return (
        <p key={number}>
          <strong>{name}.</strong> {say(words.chapter9)}
        </p>
      );
    }
    return (
      <Table key={number} caption={name} language={language}>
        {clauses.map(([clause, clauseName]) => {
          const { level, remarks } = subject.clauses[clause] as Verdict;
          return (
            <tr key={clause}>
              <th scope="row" lang="en">{`${clause} ${clauseName}`}</th>
              <td>{say(levelNames[level])}</td>
              <td>{say(remarks)}</td>
            </tr>
          );
        })}
      </Table>
    );
  });
}

function Summary({ subject, language }: Props) {
  const say = inLanguage(language);
  const count = (level: Level) => subject.criteria.filter((one) => one.level === level).length;
  return (
    <ul>
      {(Object.keys(levelNames) as Level[]).map((level) => (
        <li key={level}>{`${say(levelNames[level])}: ${count(level)}`}</li>
      ))}
    </ul>
  );
}

/** Report as an HTML page. */
export function acrOf(subject: Subject, run: Run, language: Language): string {
  const say = inLanguage(language);
  const title = `${say(words.title)}: ${say(subject.name)}`;
  const facts = [
    [words.product, say(subject.name)],
    [words.version, run.version],
    [words.date, run.date],
    [words.contact, `${company.legalName}, ${company.email}, ${company.phone}`],
    [words.scope, say(subject.scope)],
    [words.methods, `${say(subject.methods)} ${say(run.summary)}`],
  ] as const;
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{say(words.edition)}</p>
          <dl>
            {facts.map(([name, text]) => (
              <div key={name.en}>
                <dt>{say(name)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h2>{say(words.summary)}</h2>
          <Summary {...{ subject, language }} />
          <p>{say(words.notEvaluated)}</p>
          <h2>WCAG 2.2</h2>
          <Criteria {...{ subject, language }} level="A" />
          <Criteria {...{ subject, language }} level="AA" />
          <h2>EN 301 549</h2>
          <Chapters {...{ subject, language }} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
