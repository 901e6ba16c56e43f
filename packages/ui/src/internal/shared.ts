/**
 * What several begin and end, each on its own, is done once: from the first that begins to the last that ends.
 * @param begin - begins it.
 * @returns a function that begins it for one more, and returns one that ends it for that one.
 */
export function shared(begin: () => () => void): () => () => void {
  const users = new Set<symbol>();
  let end = () => {};
  return () => {
    const user = Symbol('user');
    if (users.size === 0) end = begin();
    users.add(user);
    return () => {
      if (users.delete(user) && users.size === 0) end();
    };
  };
}
