// Messages of the marking exercise. Their own file, so that only its page loads them.

export const bothMarked = { key: 'bothMarked', text: 'U en de software zagen dit' } as const;
export const categoriesWithoutEvidence = {
  key: 'categoriesWithoutEvidence',
  text: {
    one: 'Bij {count} categorie markeerde u niet wat de software zag: {categories}. Die telt bij u niet mee.',
    other:
      'Bij {count} categorieën markeerde u niet wat de software zag: {categories}. Die tellen bij u niet mee.',
  },
} as const;
export const compareWithSoftware = {
  key: 'compareWithSoftware',
  text: 'Vergelijk met de software',
} as const;
export const noneMarked = {
  key: 'noneMarked',
  text: 'U en de software zagen geen bewijs',
} as const;
export const noTotal = {
  key: 'noTotal',
  text: 'Zonder bewijs is er geen score, en dus geen totaal.',
} as const;
export const onlySoftwareMarked = {
  key: 'onlySoftwareMarked',
  text: 'De software zag dit, u niet',
} as const;
export const onlySoftwareTotal = {
  key: 'onlySoftwareTotal',
  text: 'De software komt op {software}. U heeft nog geen totaal.',
} as const;
export const onlyYouMarked = {
  key: 'onlyYouMarked',
  text: 'U zag dit, de software niet',
} as const;
export const otherTotals = {
  key: 'otherTotals',
  text: 'U komt op {yours}, de software op {software}.',
} as const;
export const sameTotals = {
  key: 'sameTotals',
  text: 'U en de software komen allebei op {yours}.',
} as const;
export const scores = { key: 'scores', text: 'Scores' } as const;
export const sentencesMarked = {
  key: 'sentencesMarked',
  text: '{count} van {total} zinnen gemarkeerd.',
} as const;
export const sentencesWithoutScore = {
  key: 'sentencesWithoutScore',
  text: {
    one: 'Op {count} zin die u markeerde, rust geen score. Telt die voor u wel, dan past u de score aan, met een reden.',
    other:
      'Op {count} zinnen die u markeerde, rust geen score. Tellen ze voor u wel, dan past u de score aan, met een reden.',
  },
} as const;
export const showDifference = { key: 'showDifference', text: 'Bekijk het verschil' } as const;
export const softwareMarked = { key: 'softwareMarked', text: 'De software zag dit' } as const;
export const softwareMarkedNot = {
  key: 'softwareMarkedNot',
  text: 'De software zag geen bewijs',
} as const;
export const startAgain = { key: 'startAgain', text: 'Begin opnieuw' } as const;
export const you = { key: 'you', text: 'U' } as const;
export const yourScore = { key: 'yourScore', text: 'Uw score' } as const;
export const yourScoreIs = { key: 'yourScoreIs', text: 'Uw score: {score}.' } as const;
