// @ts-check
// What was renamed, by the version that did: the codemod makes all of them, so that versions can be skipped.

// A name that means something else today is not in it: the codemod may run twice, or over new code.

/**
 * @typedef {object} Rename
 * @property {string} since the version from which the new name holds
 * @property {Record<string, string>} [modules] a module to the one in its place
 * @property {Record<string, Record<string, string>>} [props] a component to its props, the old name to the new
 * @property {Record<string, Record<string, Record<string, string>>>} [values] a component to its props, by their new
 *   names, to their words, the old to the new
 */

const surface = { tone: 'surface' };
const tone = { tone: { action: 'neutral' } };

/** @type {readonly Rename[]} */
export const renames = [
  {
    since: '0.2.0',
    modules: { '@heldermatch/ui/reset': '@heldermatch/ui/reset.css' },
    props: {
      AuthCard: { links: 'note' },
      Band: surface,
      Breadcrumbs: { parents: 'items' },
      CallToAction: { text: 'intro' },
      Card: surface,
      ComplianceHighlights: { ...surface, highlights: 'items' },
      ComplianceMeasures: { measures: 'items' },
      ContactDetails: { details: 'items' },
      CoreValues: { ...surface, values: 'items' },
      ExpectedFeatures: { features: 'items' },
      FeatureDetail: { ...surface, text: 'intro' },
      FeatureTeasers: { teasers: 'items' },
      Footer: { linksLabel: 'label' },
      Hero: { lead: 'intro' },
      HowItWorks: { steps: 'items' },
      Impact: { ...surface, figures: 'items' },
      KpiDialog: { kpis: 'items' },
      LegalDocument: { contentsLabel: 'label' },
      Link: { tone: 'emphasis', isExternal: 'opensInNewTab' },
      Menu: { actions: 'items' },
      NotFound: { home: 'link' },
      PilotGoals: { goals: 'items' },
      RoadmapTimeline: surface,
      Scorecard: { explanation: 'intro' },
      ScorecardCategory: { name: 'title' },
      Shortlist: { candidates: 'items' },
      StatBand: { figures: 'items' },
      Table: { emptyMessage: 'emptyText' },
      Text: { tone: 'emphasis' },
      WhyDifferent: { ...surface, reasons: 'items' },
    },
    values: {
      Button: tone,
      ButtonLink: tone,
      IconButton: tone,
      Link: { emphasis: { text: 'muted' } },
      PlainButton: tone,
      Spinner: { size: { inline: 'small' } },
      Text: { size: { body: 'medium' } },
    },
  },
];
