/** Figure on the marketing pages: a goal, never a result. */
export interface Figure {
  value: string;
  label: string;
  /** Exact definition of the counted quantity. */
  definition: string;
  /** Method of measurement, and what the figure is compared with. */
  measurement: string;
  /** Route that shows the figure. */
  shownOn: '/' | '/about';
}

/** Definitions of all figures that are shown; the dialog 'Hoe meten we dit?' also defines four of them. */
export const figures: readonly Figure[] = [
  {
    value: '± 2 dagen',
    label: 'tot het eerste gesprek',
    definition: 'Dagen tussen het publiceren van een vacature en het eerste gesprek.',
    measurement:
      'Mediaan over alle vacatures in de pilot, naast de drie maanden vóór de pilot uit uw eigen administratie.',
    shownOn: '/',
  },
  {
    value: '± 70%',
    label: 'van de shortlist geaccepteerd',
    definition: 'Deel van de kandidaten op uw shortlist dat de recruiter uitnodigt.',
    measurement:
      'Uitgenodigd gedeeld door het aantal op de shortlist, per vacature, uit het logboek, naast uw eigen voorselectie in de nulmeting.',
    shownOn: '/',
  },
  {
    value: '30-40%',
    label: 'minder uren van recruiters per plaatsing',
    definition: 'Uren die recruiters besteden aan één vervulde vacature.',
    measurement: 'Urenregistratie, naast de drie maanden vóór de pilot uit uw eigen administratie.',
    shownOn: '/',
  },
  {
    value: '100%',
    label: 'compliant en uitlegbaar',
    definition:
      'Deel van de scores met bewijs, een uitleg en een besluit van een mens. Het zegt niet dat aan elke wet is voldaan.',
    measurement: 'Maandelijkse controle van het logboek.',
    shownOn: '/',
  },
  {
    value: '± 70%',
    label: 'efficiënter screenen',
    definition:
      'Minuten per gelezen cv, van openen tot de keuze om iemand wel of niet voor te stellen.',
    measurement: 'Steekproef van twintig cv’s per recruiter, in de nulmeting en tijdens de pilot.',
    shownOn: '/',
  },
  {
    value: '70%',
    label: 'sneller aannemen',
    definition: 'Dagen van publiceren tot aannemen.',
    measurement:
      'Mediaan over de twaalf maanden na de pilot, naast de twaalf maanden vóór de pilot.',
    shownOn: '/',
  },
  {
    value: '95%',
    label: 'betere match',
    definition:
      'Van de mensen die zijn aangenomen, het deel van wie de leidinggevende na drie maanden zegt dat de match goed is, of beter dan bij eerdere werving.',
    measurement: 'Een vraag aan de leidinggevende, drie maanden na de start, en dus na de pilot.',
    shownOn: '/',
  },
  {
    value: '500+',
    label: 'tevreden klanten',
    definition:
      'Klanten die hun tevredenheid met een 7 of hoger beoordelen. Een streefcijfer voor de lange termijn, na de 100 bedrijven in 3 jaar: zoveel klanten hebben wij nu niet.',
    measurement: 'Jaarlijkse vragenlijst aan alle klanten.',
    shownOn: '/',
  },
  {
    value: '100+',
    label: 'bedrijven binnen 3 jaar',
    definition: 'Organisaties met een lopende overeenkomst, drie jaar na de lancering.',
    measurement: 'Onze administratie.',
    shownOn: '/about',
  },
  {
    value: '70%',
    label: 'tijdbesparing bij het screenen',
    definition: 'Hetzelfde als ‘efficiënter screenen’: minuten per gelezen cv.',
    measurement: 'Dezelfde steekproef.',
    shownOn: '/about',
  },
  {
    value: '50%+',
    label: 'minder vertekening (bias)',
    definition:
      'Het verschil in kans om op de shortlist te komen tussen cv’s die alleen verschillen in naam, leeftijd of geslacht.',
    measurement:
      'Testparen van verzonnen cv’s, door het systeem en door recruiters beoordeeld. De uitgangswaarde is het verschil bij de recruiters zonder systeem.',
    shownOn: '/about',
  },
];
