/**
 * Shares one subscription between several users: it starts with the first and ends with the last.
 * @param begin - Starts the subscription and returns a function that ends it.
 * @returns Registers one more user and returns a function that unregisters that user.
 */
export function shareSubscription(begin: () => () => void): () => () => void {
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
