/** The words of HTML in one line, as its reader meets them: what stands in two elements has a space between. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/?(?:a|b|em|mark|strong|time)(?:\s[^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    // Between quotation marks and words that are marked stands an element, and no space.
    .replaceAll('‘ ', '‘')
    .replaceAll(' ’', '’');
