// PDF files with one trap each, built from raw objects, so that each contains exactly that.
import { pdfFromObjects } from '../fixtures/hostile.ts';
import type { Unread } from '../src/reading/text.ts';
import type { Specimen } from './specimen.ts';

interface PageSource {
  /** Content stream. */
  content: string;
  /** Entries of the page besides its box and content: `/Annots [9 0 R]`. */
  entries?: string;
}

/**
 * Creates a PDF on A4. Its objects are: 1 catalogue, 2 pages, 3 fonts and images, then two for each page, then the rest.
 */
function pdfFrom(pages: readonly PageSource[], rest: readonly string[] = [], catalogue = '') {
  const first = 4;
  const count = pages.length;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  return pdfFromObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    `<< /Font << /F1 ${helvetica('')} /F2 ${helvetica('-Bold')} /F3 ${restOf(count, 0)} 0 R >> /XObject << /I1 ${restOf(count, 1)} 0 R >> >>`,
    ...pages.flatMap(({ content, entries = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources 3 0 R /Contents ${first + index * 2 + 1} 0 R ${entries} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...rest,
  ]);
}

/** Number of an object of `rest`, from 0, in a file with so many pages. */
const restOf = (pages: number, index: number) => 4 + pages * 2 + index;

const helvetica = (style: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${style} /Encoding /WinAnsiEncoding >>`;

/** Bytes of WinAnsi in a string of a PDF. */
const literal = (text: string) =>
  `(${text
    .replaceAll('–', '\u0096')
    .replaceAll('•', '\u0095')
    .replaceAll('’', '\u0092')
    .replaceAll(/[()\\]/g, String.raw`\$&`)})`;

interface Style {
  size?: number;
  font?: 'F1' | 'F2' | 'F3';
  /** Operators before the text, such as a colour. */
  state?: string;
  /** Turn in degrees, counterclockwise. */
  turn?: number;
}

/** Text at a place in points from the bottom left. */
function at(
  x: number,
  y: number,
  text: string,
  { size = 11, font = 'F1', state = '', turn = 0 }: Style = {},
) {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const matrix = [cosine, sine, -sine, cosine, x, y].map((one) => one.toFixed(4)).join(' ');
  return `q ${state} BT /${font} ${size} Tf ${matrix} Tm ${literal(text)} Tj ET Q\n`;
}

const title = { size: 24, font: 'F2' } as const;
const heading = { size: 14, font: 'F2' } as const;

/** Stacked lines. */
const lines = (x: number, y: number, texts: readonly string[], style: Style = {}) =>
  texts.map((text, index) => at(x, y - index * (style.size ?? 11) * 1.3, text, style)).join('');

/** Grey image of one pixel, which fills a rectangle. */
const image =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\u0080\nendstream';
const unusedFont = helvetica('');
const drawn = (x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /I1 Do Q\n`;

const specimen = (
  name: string,
  pages: readonly (string | PageSource)[],
  text: readonly string[],
  {
    unread = [],
    rest,
    catalogue,
  }: { unread?: readonly Unread[]; rest?: readonly string[]; catalogue?: string } = {},
): Specimen => ({
  name: `${name}.pdf`,
  file: async () =>
    Uint8Array.from(
      pdfFrom(
        pages.map((page) => (typeof page === 'string' ? { content: page } : page)),
        rest ?? [unusedFont, image],
        catalogue,
      ),
    ),
  text: text.join('\f'),
  unread,
});

const left = [
  'Contact',
  'anna@bedrijf.example',
  '06 12345678',
  'Talen',
  'Nederlands',
  'Engels',
  'Duits',
  'Vaardigheden',
];
const right = [
  'Recruiter bij het Zorghuis in Utrecht, met 240',
  'intakegesprekken in het eerste jaar en een eigen',
  'rapport over de wachtlijst.',
  'Planner bij De Vracht in Tilburg, voor veertig',
  'chauffeurs in drie ploegen.',
  'Medewerker bij een school in Zwolle, waar het',
  'rooster elke week veranderde en iedereen op tijd',
  'wist waar hij moest zijn.',
];
const rightText =
  'Recruiter bij het Zorghuis in Utrecht, met 240 intakegesprekken in het eerste jaar en een eigen rapport over de wachtlijst. Planner bij De Vracht in Tilburg, voor veertig chauffeurs in drie ploegen. Medewerker bij een school in Zwolle, waar het rooster elke week veranderde en iedereen op tijd wist waar hij moest zijn.';

/** Font whose codes mean other characters, with or without the map that says which. */
const shifted = (map: string) =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 33 /LastChar 126 /Widths [${'600 '.repeat(94)}] /CharProcs << /g 90 0 R >> /Encoding << /Type /Encoding /Differences [33 ${Array.from({ length: 94 }, (_, code) => `/g${code}`).join(' ')}] >> ${map} >>`;

/** Map from codes to characters: each code is the character before it. */
const toUnicode = (() => {
  const pairs = Array.from(
    { length: 93 },
    (_, index) => `<${(34 + index).toString(16)}> <${(33 + index).toString(16).padStart(4, '0')}>`,
  );
  const program = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`;
  return `<< /Length ${program.length} >>\nstream\n${program}\nendstream`;
})();
const shift = (text: string) =>
  text.replaceAll(/[!-}]/g, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) + 1),
  );

export const pdfSpecimens: readonly Specimen[] = [
  specimen(
    'two columns drawn row by row',
    [
      at(40, 780, 'Anna de Vries', title) +
        left
          .map(
            (text, row) => at(40, 720 - row * 15, text) + at(220, 720 - row * 15, right[row] ?? ''),
          )
          .join(''),
    ],
    [['Anna de Vries', ...left, rightText].join('\n')],
  ),
  specimen(
    'two columns drawn one by one',
    [at(40, 780, 'Anna de Vries', title) + lines(220, 720, right) + lines(40, 720, left)],
    [['Anna de Vries', ...left, rightText].join('\n')],
  ),
  specimen(
    'narrow column at the right',
    [
      at(40, 780, 'Anna de Vries', title) +
        right
          .map(
            (text, row) => at(40, 720 - row * 15, text) + at(420, 720 - row * 15, left[row] ?? ''),
          )
          .join(''),
    ],
    [['Anna de Vries', rightText, ...left].join('\n')],
  ),
  specimen(
    'table of facts',
    [
      ['Periode', 'Functie', 'Werkgever']
        .map((text, column) => at(40 + column * 170, 700, text, { font: 'F2' }))
        .join('') +
        [
          ['2019 – heden', 'Recruiter', 'Zorghuis'],
          ['2015 – 2019', 'Planner', 'De Vracht'],
        ]
          .map((cells, row) =>
            cells.map((text, column) => at(40 + column * 170, 682 - row * 18, text)).join(''),
          )
          .join(''),
    ],
    ['Periode Functie Werkgever\n2019 – heden Recruiter Zorghuis\n2015 – 2019 Planner De Vracht'],
  ),
  specimen(
    'dates in the margin',
    [
      [
        ['2019 – heden', 'Recruiter bij het Zorghuis'],
        ['2015 – 2019', 'Planner bij De Vracht'],
        ['2012 – 2015', 'Medewerker bij een school'],
      ]
        .map(
          ([date = '', work = ''], row) =>
            at(40, 700 - row * 40, date) + at(160, 700 - row * 40, work),
        )
        .join(''),
    ],
    [
      '2019 – heden Recruiter bij het Zorghuis\n2015 – 2019 Planner bij De Vracht\n2012 – 2015 Medewerker bij een school',
    ],
  ),
  specimen(
    'large first line close to the next',
    [
      at(40, 780, 'Anna de Vries', { size: 30, font: 'F2' }) +
        at(40, 762, 'Recruiter in Utrecht') +
        at(40, 700, 'Profiel', heading),
    ],
    ['Anna de Vries\nRecruiter in Utrecht\nProfiel'],
  ),
  specimen(
    'hyphens at line ends',
    [
      lines(40, 700, [
        'Zette in het eerste jaar drie wervings-',
        'campagnes op, en een hr-',
        'dashboard voor Noord-Holland.',
      ]),
    ],
    ['Zette in het eerste jaar drie wervingscampagnes op, en een hr-dashboard voor Noord-Holland.'],
  ),
  specimen(
    'hyphens of short parts',
    [
      lines(40, 700, [
        'Zij is sinds het vorige jaar ver-',
        'antwoordelijk voor de ge-',
        'sprekken, haalde een mbo-',
        'diploma en werkte als full-',
        'stack ontwikkelaar met een zzp-',
        'contract en een e-',
        'bike.',
      ]),
    ],
    [
      'Zij is sinds het vorige jaar verantwoordelijk voor de gesprekken, haalde een mbo-diploma en werkte als full-stack ontwikkelaar met een zzp-contract en een e-bike.',
    ],
  ),
  specimen(
    'letters placed one by one',
    [
      Array.from('Recruiter bij het Zorghuis', (letter, index) =>
        letter === ' ' ? '' : at(40 + index * 7, 700, letter),
      ).join(''),
    ],
    ['Recruiter bij het Zorghuis'],
  ),
  specimen(
    'words placed one by one',
    [
      ['Recruiter', 'bij', 'het', 'Zorghuis']
        .map((word, index) => at([40, 90, 110, 130][index] ?? 0, 700, word))
        .join(''),
    ],
    ['Recruiter bij het Zorghuis'],
  ),
  specimen(
    'letters with space between',
    [
      `BT /F2 14 Tf 4 Tc 1 0 0 1 40 700 Tm ${literal('WERKERVARING')} Tj ET\n` +
        at(40, 670, 'Recruiter.'),
    ],
    ['WERKERVARING\nRecruiter.'],
  ),
  specimen(
    'turned text in the margin',
    [
      at(30, 500, 'Curriculum vitae', { turn: 90 }) +
        lines(60, 700, ['Anna de Vries', 'Recruiter in Utrecht']),
    ],
    ['Anna de Vries Recruiter in Utrecht\nCurriculum vitae'],
  ),
  specimen(
    'turned page',
    [
      {
        content: lines(40, 500, ['Recruiter bij het Zorghuis.', 'Planner bij De Vracht.']),
        entries: '/Rotate 90',
      },
    ],
    ['Recruiter bij het Zorghuis. Planner bij De Vracht.'],
  ),
  specimen(
    'superscript',
    [at(40, 700, 'Kantoor van 40 m') + at(122, 705, '2', { size: 6 }) + at(128, 700, 'ingericht.')],
    ['Kantoor van 40 m2 ingericht.'],
  ),
  specimen(
    'list with bullets',
    [
      at(40, 700, '•') +
        at(52, 700, 'Voerde 240 intakegesprekken, waarvan zestig met') +
        at(52, 686, 'artsen in opleiding') +
        at(40, 668, '•') +
        at(52, 668, 'Maakte roosters'),
    ],
    ['Voerde 240 intakegesprekken, waarvan zestig met artsen in opleiding\nMaakte roosters'],
  ),
  specimen(
    'form that was filled in',
    [
      {
        content:
          at(40, 700, 'Naam') +
          at(40, 670, 'Functie') +
          at(40, 640, 'Rijbewijs B') +
          at(40, 610, 'Regio'),
        entries: '/Annots [8 0 R 9 0 R 10 0 R 11 0 R]',
      },
    ],
    ['Naam Anna de Vries\nFunctie Recruiter\nRijbewijs B ☒\nRegio Utrecht'],
    {
      catalogue: '/AcroForm << /Fields [8 0 R 9 0 R 10 0 R 11 0 R] >>',
      rest: [
        unusedFont,
        image,
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (naam) /V (Anna de Vries) /Rect [140 695 300 712] /P 4 0 R >>',
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (functie) /V (Recruiter) /Rect [140 665 300 682] /P 4 0 R >>',
        '<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /V /Ja /AS /Ja /AP << /N << /Ja 7 0 R /Off 7 0 R >> >> /Rect [140 635 155 652] /P 4 0 R >>',
        '<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (regio) /V (Utrecht) /Opt [(Utrecht) (Zwolle)] /Rect [140 605 300 622] /P 4 0 R >>',
      ],
    },
  ),
  specimen('form of Adobe', [at(40, 700, 'Please wait...')], ['Please wait...'], {
    catalogue: '/AcroForm << /Fields [] /XFA 8 0 R >>',
    rest: [
      unusedFont,
      image,
      '<< /Length 60 >>\nstream\n<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>      \nendstream',
    ],
    unread: [{ type: 'form' }],
  }),
  specimen(
    'note of another',
    [{ content: at(40, 700, 'Recruiter bij het Zorghuis.'), entries: '/Annots [8 0 R]' }],
    ['Recruiter bij het Zorghuis.'],
    {
      rest: [
        unusedFont,
        image,
        '<< /Type /Annot /Subtype /Text /Contents (Klopt dit wel?) /Rect [300 700 320 720] /P 4 0 R >>',
      ],
    },
  ),
  specimen('scan', [drawn(0, 0, 595, 842)], [''], { unread: [{ type: 'scan', page: 1 }] }),
  specimen(
    'second page is a scan',
    [
      at(40, 700, 'Recruiter bij het Zorghuis.'),
      drawn(0, 0, 595, 842),
      at(40, 700, 'Diploma mbo.'),
    ],
    ['Recruiter bij het Zorghuis.', '', 'Diploma mbo.'],
    { unread: [{ type: 'scan', page: 2 }] },
  ),
  specimen(
    'scan with a line of text',
    [drawn(0, 40, 595, 802) + at(40, 20, 'Gescand met een telefoon')],
    ['Gescand met een telefoon'],
    { unread: [{ type: 'scan', page: 1 }] },
  ),
  specimen(
    'scan with its text behind it',
    [
      drawn(0, 0, 595, 842) +
        lines(40, 700, ['Recruiter bij het Zorghuis in Utrecht, met 240', 'intakegesprekken.'], {
          state: '3 Tr',
        }),
    ],
    ['Recruiter bij het Zorghuis in Utrecht, met 240 intakegesprekken.'],
  ),
  specimen(
    'portrait',
    [drawn(40, 700, 80, 100) + at(140, 760, 'Anna de Vries', title)],
    ['Anna de Vries'],
  ),
  specimen(
    'white text',
    [
      at(40, 700, 'Planner bij De Vracht.') +
        at(40, 680, 'SQL Python leiderschap', { state: '1 g' }) +
        at(40, 660, 'Diploma mbo.'),
    ],
    ['Planner bij De Vracht.\nDiploma mbo.'],
    { unread: [{ type: 'hidden', page: 1 }] },
  ),
  specimen(
    'tiny text',
    [
      at(40, 700, 'Planner bij De Vracht.') +
        at(40, 690, 'MBA Harvard', { size: 1 }) +
        at(40, 660, 'Diploma mbo.'),
    ],
    ['Planner bij De Vracht.\nDiploma mbo.'],
    { unread: [{ type: 'hidden', page: 1 }] },
  ),
  specimen(
    'hidden layer',
    [
      {
        content: `${at(40, 700, 'Planner bij De Vracht.')}/OC /L1 BDC ${at(40, 680, 'Toprecruiter, score 100')} EMC\n/OC /L2 BDC ${at(40, 660, 'Diploma mbo.')} EMC`,
        entries:
          '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> /Properties << /L1 8 0 R /L2 9 0 R >> >>',
      },
    ],
    ['Planner bij De Vracht.\nDiploma mbo.'],
    {
      catalogue: '/OCProperties << /OCGs [8 0 R 9 0 R] /D << /ON [9 0 R] /OFF [8 0 R] >> >>',
      rest: [
        unusedFont,
        image,
        '<< /Type /OCG /Name (Verborgen) >>',
        '<< /Type /OCG /Name (Tekst) >>',
      ],
      unread: [{ type: 'hidden', page: 1 }],
    },
  ),
  specimen(
    'text beside the page',
    [at(40, 700, 'Planner bij De Vracht.') + at(40, -400, 'Toprecruiter, score 100')],
    ['Planner bij De Vracht.'],
    { unread: [{ type: 'hidden', page: 1 }] },
  ),
  specimen(
    'white text on a dark band',
    [
      `0.1 g 0 740 595 102 re f\n${at(40, 780, 'Anna de Vries', { ...title, state: '1 g' })}0 g ${at(40, 700, 'Recruiter.')}`,
    ],
    ['Anna de Vries\nRecruiter.'],
  ),
  specimen('codes with a map', [at(40, 700, shift('Recruiter'), { font: 'F3' })], ['Recruiter'], {
    rest: [shifted('/ToUnicode 8 0 R'), image, toUnicode],
  }),
  specimen(
    'codes without a map',
    [
      at(40, 700, 'Recruiter.') +
        at(40, 680, shift('Planner bij De Vracht, veertig chauffeurs'), { font: 'F3' }),
    ],
    ['Recruiter.'],
    { rest: [shifted(''), image], unread: [{ type: 'font', page: 1 }] },
  ),
  specimen(
    'Chinese with a named map',
    [`BT /F3 14 Tf 1 0 0 1 40 700 Tm <59d3540d> Tj ET\n` + at(40, 660, 'Recruiter.')],
    ['姓名\nRecruiter.'],
    {
      rest: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>',
        image,
      ],
    },
  ),
  specimen(
    'ligatures',
    [`BT /F3 11 Tf 1 0 0 1 40 700 Tm <50726f01656c20656e207765726b0102> Tj ET\n`],
    ['Profiel en werkfifl'],
    {
      rest: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >> >>',
        image,
      ],
    },
  ),
  specimen(
    'sentence over two pages',
    [
      lines(40, 80, ['Recruiter bij het Zorghuis in Utrecht, met 240']),
      lines(40, 780, ['intakegesprekken in het eerste jaar.']),
    ],
    ['Recruiter bij het Zorghuis in Utrecht, met 240', 'intakegesprekken in het eerste jaar.'],
  ),
];
