import { useMemo } from 'react';
import { colleaguesIn } from './colleagues.ts';
import { useDesk } from './desk.tsx';
import { unnamed } from './log.ts';

/** Names of the members of a team, or of the colleagues in the log of a browser. */
export function useColleagues() {
  const { by, team, all } = useDesk();
  const members = team?.colleagues;
  return useMemo(() => {
    const names = members?.toSorted((one, other) => one.localeCompare(other, 'nl'));
    const others = (names ?? colleaguesIn(all)).filter((name) => name !== by);
    const me = by === unnamed ? undefined : by;
    return {
      /** The user. Undefined without a name. */
      me,
      others,
      /** Everyone, the user first. */
      everyone: me === undefined ? others : [me, ...others],
    };
  }, [by, members, all]);
}
