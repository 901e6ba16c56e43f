// Separate from the page's copy, because the build also reads it, without a bundler.

export const summary = { strengths: 'Sterke punten:', gaps: 'Hiaten:' };

/** Copy of the example as a PDF on one A4 page. */
export const samplePdf = {
  file: 'voorbeeld-scorecard.pdf',
  link: 'Bewaar als pdf (één\u00A0A4)',
  title: 'Voorbeeld van een Evidence Scorecard',
  heading: 'Evidence Scorecard',
  invented: 'voorbeeld, verzonnen kandidaat',
  score: 'Matchscore',
  confidence: (percent: number) => `Zekerheid ${percent}%.`,
  decision: {
    title: 'Besloten door een mens',
    lines: ['Besloten door', 'Op', 'Besluit', 'Reden'],
  },
};
