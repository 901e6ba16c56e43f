import type { Language } from '@heldermatch/scorecard';
import { use } from 'react';
import * as nl from '../../../messages/nl.js';
import { LanguageContext } from '../../../messages/useMessages.js';

/** Words for sums and changes of rank, in the language of the nearest `LocaleProvider`. */
export function useSumLanguage(): Language {
  const { locale, messages } = use(LanguageContext);
  const translate = ({ key, text }: { key: keyof typeof messages; text: string }) => {
    const message = messages[key];
    return typeof message === 'string' ? message : text;
  };
  return {
    locale,
    weights: {
      light: translate(nl.weightLight),
      normal: translate(nl.weightNormal),
      heavy: translate(nl.weightHeavy),
    },
    counts: translate(nl.weightCounts),
    evenly: translate(nl.equalWeights),
    division: translate(nl.sumDivided),
    rounded: translate(nl.sumRounded),
    moved: translate(nl.rankMoved),
    stayed: translate(nl.rankStayed),
    weighsMoreAbove: translate(nl.weighsMoreAbove),
    weighsMoreBelow: translate(nl.weighsMoreBelow),
    weighsLessAbove: translate(nl.weighsLessAbove),
    weighsLessBelow: translate(nl.weighsLessBelow),
    scoreChanged: translate(nl.scoreChanged),
    sameTotal: translate(nl.totalStayed),
    passed: translate(nl.rankPassed),
    passedBy: translate(nl.rankPassedBy),
    others: translate(nl.otherCandidates),
  };
}
