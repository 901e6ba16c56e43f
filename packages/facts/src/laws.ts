/** Law, judgment or standard that the pages cite. */
export interface Law {
  /** Pattern of its citations in the pages. Must not match another law. */
  cited: RegExp;
  /** Address of the published text. */
  source: string;
  /**
   * Day on which the statements about it were last checked. If the source wasn't available, they were checked in
   * publications about it; the lawyer's review, which the claims require, uses the source.
   */
  lookedUp: string;
  /** Last day on which it may be cited without another check. */
  until: string;
}

const eu = (number: string) => `https://eur-lex.europa.eu/eli/reg/${number}/oj`;
const nl = (number: string) => `https://wetten.overheid.nl/${number}`;
const judgment = (number: string) => `https://curia.europa.eu/juris/liste.jsf?num=${number}`;

const day = '2026-11-26';
/** Review date of laws that are changing. */
const quarter = '2027-02-26';
const year = '2027-11-26';

/** All laws that a page, an email or the register cites. The production build rejects overdue ones. */
export const laws: readonly Law[] = [
  {
    cited: /AI-verordening|EU AI Act|Verordening \(EU\) 2024\/1689/,
    source: eu('2024/1689'),
    lookedUp: day,
    until: quarter,
  },
  // Changes its articles 4, 4a and 113: OJ L, 2026/1744, 24 July 2026.
  {
    cited: /Verordening \(EU\) 2026\/1744/,
    source: eu('2026/1744'),
    lookedUp: day,
    until: quarter,
  },
  { cited: /^AVG/, source: eu('2016/679'), lookedUp: day, until: year },
  { cited: /^UAVG/, source: nl('BWBR0040940'), lookedUp: day, until: year },
  { cited: /C-634\/21/, source: judgment('C-634/21'), lookedUp: day, until: year },
  // Works councils: article 25(1)(k) on technology, article 27(1)(e), (k) and (l) on people.
  { cited: /WOR/, source: nl('BWBR0002747'), lookedUp: day, until: year },
  {
    cited: /wet gelijke behandeling/,
    source: nl('BWBR0006502'),
    lookedUp: day,
    until: year,
  },
  // Book 3 on the company details of a site; article 6:194 on claims about figures.
  { cited: /BW/, source: nl('BWBR0005291'), lookedUp: day, until: year },
  { cited: /Handelsregisterwet/, source: nl('BWBR0021777'), lookedUp: day, until: year },
  {
    cited: /Koopverdrag/,
    source: 'https://verdragenbank.overheid.nl/nl/Verdrag/Details/000760',
    lookedUp: day,
    until: year,
  },
  {
    cited: /NVP Sollicitatiecode/,
    source: 'https://www.nvp-hrnetwerk.nl/sollicitatiecode',
    lookedUp: day,
    until: year,
  },
  { cited: /WCAG 2\.[12]/, source: 'https://www.w3.org/TR/WCAG22/', lookedUp: day, until: year },
  {
    cited: /EN 301 549/,
    source:
      'https://www.etsi.org/human-factors-accessibility/en-301-549-v3-the-harmonized-european-standard-for-ict-accessibility',
    lookedUp: day,
    until: year,
  },
  {
    cited: /DigiToegankelijk/,
    source: 'https://www.digitoegankelijk.nl/toegankelijkheidsverklaring/status',
    lookedUp: day,
    until: year,
  },
];
