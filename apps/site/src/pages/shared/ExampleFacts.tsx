import {
  Badge,
  Card,
  DescriptionList,
  Inline,
  Text,
  type DescriptionListItem,
} from '@heldermatch/ui';

export interface ExampleFactsProps {
  /** Accessible name of the figure. */
  label: string;
  title: string;
  /** Badge that marks the data as an example. */
  badge: string;
  items: readonly DescriptionListItem[];
}

/** Illustration of a list of facts with labels. */
export const ExampleFacts = ({ label, title, badge, items }: ExampleFactsProps) => (
  <figure aria-label={label}>
    <Card>
      <Inline gap="xs">
        <Text weight="medium">{title}</Text>
        <Badge>{badge}</Badge>
      </Inline>
      <DescriptionList items={items} />
    </Card>
  </figure>
);
