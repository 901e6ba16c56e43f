import type { MouseEvent } from 'react';

/** For a link in a menu. React Aria keeps clicks to itself, and a router listens to links at the document. */
export const passOn = ({ nativeEvent }: MouseEvent): void => {
  nativeEvent.stopPropagation = () => {};
};
