import { theme } from '@heldermatch/tokens';
import {
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  EllipsisVertical,
  ExternalLink,
  Eye,
  GripVertical,
  Info,
  Pencil,
  Plus,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  X,
  type IconNode,
} from 'lucide';
import { useState } from 'react';
import * as drawings from '../src/components/Illustration/drawings.js';
import { Button, Icon, Illustration, LocaleProvider } from '../src/index.js';
import { DocsTable } from './DocsTable.js';
import * as css from './docs.css.js';

/** Icons with one meaning each, by their name in Lucide. */
const meanings: readonly (readonly [name: string, icon: IconNode, meaning: string])[] = [
  ['X', X, 'Sluiten, wissen, uit een lijst halen'],
  ['Check', Check, 'Gekozen, gedaan'],
  ['Plus', Plus, 'Toevoegen'],
  ['Pencil', Pencil, 'Bewerken'],
  ['Trash2', Trash2, 'Verwijderen'],
  ['Copy', Copy, 'Kopiëren'],
  ['Search', Search, 'Zoeken'],
  ['Upload', Upload, 'Bestand toevoegen'],
  ['Download', Download, 'Bestand bewaren'],
  ['Eye', Eye, 'Tonen wat verborgen is'],
  ['CalendarDays', CalendarDays, 'Een datum kiezen'],
  ['EllipsisVertical', EllipsisVertical, 'Meer handelingen'],
  ['GripVertical', GripVertical, 'Te verslepen'],
  ['ChevronDown', ChevronDown, 'Opent eronder'],
  ['ChevronRight', ChevronRight, 'Verder, dieper'],
  ['ExternalLink', ExternalLink, 'Opent in een nieuw tabblad'],
  ['Info', Info, 'Ter informatie'],
  ['CircleCheck', CircleCheck, 'Gelukt'],
  ['TriangleAlert', TriangleAlert, 'Let op'],
  ['CircleAlert', CircleAlert, 'Fout'],
];

/** Table of icons and their meaning. */
export const Icons = () => (
  <DocsTable columns={['Pictogram', 'Naam in Lucide', 'Betekenis']}>
    {meanings.map(([name, icon, meaning]) => (
      <tr key={name}>
        <td>
          <Icon icon={icon} />
        </td>
        <td>
          <code>{name}</code>
        </td>
        <td>{meaning}</td>
      </tr>
    ))}
  </DocsTable>
);

/** All drawings that the library has, with their names. */
export const Drawings = () => (
  <ul className={`sb-unstyled ${css.drawings}`}>
    {Object.entries(drawings).map(([name, drawing]) => (
      <li key={name}>
        <figure className={css.drawing}>
          <Illustration drawing={drawing} />
          <figcaption>
            <code>{name}</code>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

const { duration, easing } = theme.motion;

/** Durations of movement, played one below the other. */
export function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <LocaleProvider>
      <div className={`sb-unstyled ${css.theme}`}>
        <Button variant="secondary" onPress={() => setAtEnd(!isAtEnd)}>
          Beweging afspelen
        </Button>
        {(['fast', 'normal'] as const).map((name) => (
          <div key={name} className={css.track}>
            <code>duration.{name}</code> {duration[name]}
            <span
              className={css.runner}
              style={{
                transitionDuration: duration[name],
                transitionTimingFunction: easing.out,
                insetInlineStart: isAtEnd ? `calc(100% - 2.75rem)` : 0,
              }}
            />
          </div>
        ))}
      </div>
    </LocaleProvider>
  );
}
