// Apart from the copy of the page: the build reads it too, without a bundler.

export const summary = { strengths: 'Sterke punten:', gaps: 'Hiaten:' };

/** The example on a sheet of A4. */
export const samplePdf = {
  file: 'voorbeeld-scorecard.pdf',
  link: 'Bewaar het voorbeeld als pdf (één vel A4)',
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
