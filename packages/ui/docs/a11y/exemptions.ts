import type { CheckId } from './checks.js';

/**
 * Violation that a check ignores: it matches all of `rule`, `message` and `selector`, or its element matches `element`.
 */
export interface Exemption {
  check: CheckId;
  /** Id of the rule in the tool. */
  rule?: string;
  /** Start of the message. */
  message?: string;
  /** Pattern of the selector or markup in the report. */
  selector?: RegExp;
  /** CSS selector. */
  element?: string;
  /** Pattern of the ids of the stories that it is limited to. Undefined for all. */
  stories?: RegExp;
  /** In Dutch. */
  reason: string;
}

/** Stories of parts, and not of whole pages of an app. */
const part = /^(?:componenten|secties|fundament)-/;

/** All exemptions of the automatic checks. A check has no others. */
export const exemptions: readonly Exemption[] = [
  {
    check: 'axe',
    rule: 'landmark-unique',
    stories: /^componenten-searchform--states$/,
    reason: 'Het verhaal toont hetzelfde formulier vier keer; op een pagina staat het één keer.',
  },
  {
    check: 'axe',
    rule: 'target-size',
    element: '[role="gridcell"], [role="rowheader"]',
    stories: /^componenten-inlineedit--/,
    reason:
      'Een cel krijgt de focus, maar wordt niet zelf aangewezen. De knop met de waarde vult de cel, en is groot genoeg.',
  },
  {
    check: 'html',
    rule: 'no-redundant-role',
    reason:
      'De schermlezer van Safari noemt een lijst zonder opsommingstekens alleen met een rol. De tabellen van React Aria hebben ook een rol.',
  },
  {
    check: 'html',
    rule: 'wcag/h63',
    reason: 'De rasters van React Aria hebben rollen in plaats van `scope`.',
  },
  {
    check: 'html',
    rule: 'wcag/h32',
    reason: 'React Aria maakt van een verzendknop een gewone knop zolang hij bezig is.',
  },
  {
    check: 'html',
    rule: 'prefer-native-element',
    message: 'Prefer to use the native <textarea>',
    selector: /-text$/,
    reason:
      'Een `<textarea>` kent geen opmaak. Een `RichTextField` is er een tot de editor geladen is.',
  },
  {
    check: 'html',
    rule: 'element-required-attributes',
    message: '<img> is missing required "src"',
    selector: /-text > .*img$/,
    reason:
      'ProseMirror zet een leeg beeld met een lege `alt` na een naam aan het eind van een alinea: daar past de cursor anders niet.',
  },
  ...['select', 'progress', 'input', 'section'].map((name) => ({
    check: 'html' as const,
    rule: 'prefer-native-element',
    message: `Prefer to use the native <${name}>`,
    reason: 'React Aria en onze onderdelen geven de rol aan een element dat vorm te geven is.',
  })),
  {
    check: 'html',
    rule: 'prefer-native-element',
    selector: / > td:nth-child\(\d\) > div$/,
    reason: 'React Aria maakt van een dag in de kalender een knop in een cel.',
  },
  {
    check: 'html',
    message: 'Attribute "aria-details" has invalid value ""',
    reason:
      'React Aria geeft de greep van een schuif een lege verwijzing. Hulpmiddelen slaan die over.',
  },
  {
    check: 'html',
    message: 'Attribute "form" has invalid value ""',
    reason:
      'Het verborgen veld waarmee de browser een datum kan invullen. Zijn waarde wordt niet verzonden.',
  },
  {
    check: 'html',
    message: 'Attribute "cellpadding" is deprecated on <table> element',
    reason: 'De kalender van React Aria. Het kenmerk verandert alleen het uiterlijk.',
  },
  {
    check: 'html',
    message: 'Attribute "action" has invalid value "javascript:throw',
    reason:
      'React zet dit adres in een formulier met een functie als `action`, en houdt de browser tegen voordat die het opent.',
  },
  {
    check: 'html',
    element: 'button[tabindex="-1"]:not([type])',
    reason:
      'De verborgen knop waarmee een schermlezer een overlay van React Aria sluit. Hij staat buiten een formulier, dus zijn soort doet niets.',
  },
  {
    check: 'spacing',
    element: '[aria-hidden="true"][inert] *',
    reason: 'Een beeld van het product is versiering, en toont alleen het begin.',
  },
  {
    check: 'spacing',
    element: '*',
    stories: /^componenten-table--resizable$/,
    reason:
      'De app koos ervoor om woorden af te kappen. Wie ze wil lezen, maakt de kolom breder, ook met het toetsenbord.',
  },
  {
    check: 'tab',
    element: 'iframe',
    reason: 'Een ingebed document toont de focus zelf.',
  },
  {
    check: 'tab',
    element: '[data-simulated], [data-simulated] *',
    reason: 'Een nagebootste toestand toont de focus altijd.',
  },
  {
    check: 'ace',
    rule: 'aria_content_in_landmark',
    stories: part,
    reason: 'Een verhaal van een onderdeel is geen pagina: de app zet het in een gebied.',
  },
  {
    check: 'ace',
    rule: 'aria_content_in_landmark',
    selector: /^<a [^>]*href="#inhoud"/,
    reason: 'De link naar de inhoud komt vóór alle gebieden, zodat hij de eerste halte van Tab is.',
  },
  {
    check: 'ace',
    rule: 'skip_main_exists',
    stories: part,
    reason: 'Een verhaal van een onderdeel is geen pagina: de app heeft de link naar de inhoud.',
  },
  {
    check: 'ace',
    message: "Cannot read properties of undefined (reading 'role')",
    reason: 'Het hulpmiddel valt zelf om. Dit verhaal telt dan niet als uitgevoerd.',
  },
  {
    check: 'ace',
    rule: 'label_content_exists',
    selector: /data-react-aria-pressable/,
    reason:
      'React Aria legt het vakje in een leeg `label`; de woorden staan in een tweede. De naam van het vakje klopt.',
  },
  {
    check: 'ace',
    rule: 'label_ref_valid',
    reason: 'De `for` wijst naar het verborgen vakje van React Aria, dat het hulpmiddel overslaat.',
  },
  {
    check: 'ace',
    rule: 'input_label_exists',
    selector: /^<output /,
    reason:
      'De waarde van een schuif is geen invoerveld. Zij hoort met `for` bij de grepen, en die hebben een naam.',
  },
  {
    check: 'ace',
    rule: 'table_aria_descendants',
    selector: /^<td [^>]*role="rowheader"/,
    reason:
      'React Aria maakt van de cel die de rij benoemt een `td` met een rol. In de toegankelijkheidsboom is die gelijk aan een `th`.',
  },
  {
    check: 'ace',
    rule: 'table_headers_related',
    selector: /role="(?:columnheader|gridcell)"/,
    reason: 'De rasters van React Aria hebben rollen in plaats van `scope`.',
  },
  {
    check: 'ace',
    rule: 'element_tabbable_role_valid',
    selector: /role="columnheader"|^<section tabindex="0"/,
    reason:
      'Een kolomkop is een halte in het raster, om te sorteren. Een gebied dat opzij schuift, is zo te bereiken met het toetsenbord.',
  },
  {
    check: 'ace',
    rule: 'aria_attribute_allowed',
    message: "The attribute(s) 'aria-description'",
    reason: 'Het kenmerk hoort bij WAI-ARIA 1.3. Chromium, Firefox en WebKit geven het door.',
  },
  {
    check: 'ace',
    rule: 'fieldset_label_valid',
    message: 'Group/Fieldset "',
    selector: /role="group"/,
    reason: 'Een verhaal met alle toestanden toont dezelfde groep vaker. Een pagina doet dat niet.',
  },
  {
    check: 'ace',
    rule: 'aria_application_label_unique',
    reason: 'Een verhaal met alle toestanden toont dezelfde maand vaker. Een pagina doet dat niet.',
  },
  {
    check: 'ace',
    rule: 'aria_landmark_name_unique',
    stories: /^componenten-searchform--states$/,
    reason: 'Het verhaal toont hetzelfde formulier vier keer; op een pagina staat het één keer.',
  },
  {
    check: 'ace',
    rule: 'label_name_visible',
    stories: /^componenten-daterangepicker--states$/,
    reason: '‘(verplicht)’ staat in het label, en is voor een schermlezer `aria-required`.',
  },
  {
    check: 'ace',
    rule: 'html_lang_exists',
    stories: /^secties-bookingframe--blocked$/,
    reason: 'Het document in het kader is een lege plaats voor de agenda van een ander.',
  },
  {
    check: 'alfa',
    rule: 'sia-r14',
    selector: /^<(?:tr|div) /,
    reason:
      'De naam van een rij is die van de kandidaat of het document. Een schermlezer leest de andere cellen apart.',
  },
  {
    check: 'alfa',
    rule: 'sia-r113',
    selector: /role="(?:grid|menu|row|gridcell|rowheader)"/,
    reason:
      'Een raster, menu, rij of cel krijgt de focus, maar wordt niet zelf aangewezen; de knoppen erin zijn groot genoeg.',
  },
  {
    check: 'alfa',
    rule: 'sia-r2',
    selector: /^<div role="img" aria-labelledby=/,
    reason:
      'De stem van React Aria verwijst even naar een knop die al weg is. Het element verdwijnt vanzelf.',
  },
];

const isFor = ({ stories }: Exemption, story: string) => stories?.test(story) ?? true;

/** Violation as a check reports it. */
export interface Violation {
  rule: string;
  message: string;
  /** Selector or markup of the element. */
  selector: string;
}

/** Whether a violation is exempt in a story. Without a story, only exemptions for all stories count. */
export const isExempt = (check: CheckId, violation: Violation, story = ''): boolean =>
  exemptions.some(
    (exemption) =>
      exemption.check === check &&
      exemption.element === undefined &&
      isFor(exemption, story) &&
      violation.rule === (exemption.rule ?? violation.rule) &&
      violation.message.startsWith(exemption.message ?? '') &&
      (exemption.selector?.test(violation.selector) ?? true),
  );

/** Selector of the elements that a check of a story ignores. It matches none if there are no exemptions. */
export const exemptElements = (check: CheckId, story = ''): string => {
  const elements = exemptions
    .filter((exemption) => exemption.check === check && isFor(exemption, story))
    .flatMap(({ element = [] }) => element);
  return `:is(${elements.join()})`;
};

/** Storybook parameters for a story with exempt rules of axe. */
export const exemptFromAxe = (story: string) => ({
  a11y: {
    config: {
      rules: exemptions
        .filter((exemption) => exemption.check === 'axe' && isFor(exemption, story))
        .map(({ rule: id = '', element }) =>
          element === undefined ? { id, enabled: false } : { id, selector: `:not(${element})` },
        ),
    },
  },
});
