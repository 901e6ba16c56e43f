import type { Language } from '@heldermatch/scorecard';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext } from '../../messages/useMessages.js';

/** The words for sums and moves, in the language of the nearest `LocaleProvider`. */
export function useSumLanguage(): Language {
  const { locale, messages } = use(LanguageContext);
  const words = ({ key, text }: { key: keyof typeof messages; text: string }) => {
    const said = messages[key];
    return typeof said === 'string' ? said : text;
  };
  return {
    locale,
    weights: {
      light: words(nl.weightLight),
      normal: words(nl.weightNormal),
      heavy: words(nl.weightHeavy),
    },
    counts: words(nl.weightCounts),
    evenly: words(nl.weightsAlike),
    division: words(nl.sumDivided),
    rounded: words(nl.sumRounded),
    moved: words(nl.rankMoved),
    stayed: words(nl.rankStayed),
    weighsMoreAbove: words(nl.weighsMoreAbove),
    weighsMoreBelow: words(nl.weighsMoreBelow),
    weighsLessAbove: words(nl.weighsLessAbove),
    weighsLessBelow: words(nl.weighsLessBelow),
    scoreChanged: words(nl.scoreChanged),
    sameTotal: words(nl.totalStayed),
    passed: words(nl.rankPassed),
    passedBy: words(nl.rankPassedBy),
    others: words(nl.otherCandidates),
  };
}
