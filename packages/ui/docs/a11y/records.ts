import type { AccessibilityRecord } from './record.js';

const files = import.meta.glob<AccessibilityRecord>('../../src/*/*/*.a11y.ts', {
  import: 'default',
  eager: true,
});

/** Record of a component, with its place in Storybook. */
export interface ComponentRecord {
  name: string;
  group: 'Componenten' | 'Secties';
  record: AccessibilityRecord;
}

/** Records of all components, by group and name. */
export const componentRecords: readonly ComponentRecord[] = Object.entries(files).map(
  ([path, record]) => {
    const [, kind = '', name = ''] = /src\/(\w+)\/(\w+)\//.exec(path) ?? [];
    return {
      name,
      group: kind === 'sections' ? 'Secties' : 'Componenten',
      record,
    };
  },
);

/** Id of a story, or the start of the ids of all its stories if no story is given. As Storybook's `toId` for these names. */
export const storyIdOf = ({ group, name }: ComponentRecord, exportName = ''): string => {
  const story = exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  return `${group}-${name}--${story}`.toLowerCase();
};
