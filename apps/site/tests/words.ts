/** Text of HTML in one line, with a space between two elements. */
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
    // There is an element, but no space, between quotation marks and marked words.
    .replaceAll('‘ ', '‘')
    .replaceAll(' ’', '’');
