import { keysInWords, type CommandGroup } from '../commands.ts';

/** Table of the keys of a group of commands. */
export function KeyTable({ title, items }: CommandGroup) {
  return (
    <table className="keys">
      <caption>{title}</caption>
      <tbody>
        {items.map(
          ({ id, label, keys }) =>
            keys !== undefined && (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  <kbd>{keysInWords(keys)}</kbd>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
