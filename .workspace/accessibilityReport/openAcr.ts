// OpenACR, the machine-readable form of a conformance report.
import { stringify } from 'yaml';
import { company } from '@heldermatch/facts';
import { chapters } from './en301549.ts';
import type { Run } from './run.ts';
import type { Language, Subject, Verdict } from './subjects.ts';
import { inLanguage, words } from './words.ts';

/**
 * Report in OpenACR 0.1.0.
 * @see https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json
 */
export function openAcrOf(subject: Subject, run: Run, language: Language): string {
  const say = inLanguage(language);
  const component = (name: string, { level, remarks }: Pick<Verdict, 'level' | 'remarks'>) => ({
    name,
    adherence: { level, notes: say(remarks) },
  });
  const { documents } = subject;
  const criteriaOf = (level: 'A' | 'AA') =>
    subject.criteria
      .filter(({ criterion }) => criterion.level === level)
      .map((verdict) => ({
        num: verdict.criterion.id as string,
        components: [
          component('web', verdict),
          ...(documents === undefined ? [] : [component('electronic-docs', documents)]),
        ],
      }));
  const parsing = {
    num: '4.1.1',
    components: [component('web', { level: 'supports', remarks: words.parsing })],
  };
  const levelA = [...criteriaOf('A'), parsing].toSorted((one, other) =>
    one.num.localeCompare(other.num, 'en', { numeric: true }),
  );
  const clauses = chapters
    .filter((chapter) => chapter.clauses.length > 0)
    .map((chapter) => [
      chapter.openAcr,
      Object.keys(subject.clauses).length === 0
        ? { disabled: true, notes: say(words.noClauses) }
        : {
            criteria: chapter.clauses.map(([num]) => ({
              num,
              components: [component('none', subject.clauses[num] as Verdict)],
            })),
          },
    ]);
  const contact = {
    company_name: company.legalName,
    address: company.visitingAddress,
    email: company.email,
    phone: company.phone,
  };
  const report = {
    title: `${company.name} ${say(words.title)}`,
    product: { name: say(subject.name), version: run.version, description: say(subject.scope) },
    author: contact,
    vendor: contact,
    report_date: run.date,
    notes: say(words.notEvaluated),
    evaluation_methods_used: `${say(subject.methods)} ${say(run.summary)}`,
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: { criteria: levelA },
      success_criteria_level_aa: { criteria: criteriaOf('AA') },
      ...Object.fromEntries(clauses),
    },
  };
  // Readers of YAML 1.1 would take an unquoted date for a timestamp.
  return stringify(report, { version: '1.1' });
}
