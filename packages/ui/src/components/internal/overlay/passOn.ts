import type { MouseEvent } from 'react';

/** Lets a click on a menu link reach the router, which listens on the document. React Aria stops its propagation. */
export const passOn = ({ nativeEvent }: MouseEvent): void => {
  nativeEvent.stopPropagation = () => {};
};
