import {
  Badge,
  Card,
  DescriptionList,
  Inline,
  Text,
  type DescriptionListItem,
} from '@heldermatch/ui';

export interface ExampleFactsProps {
  /** What the figure shows, for screen readers. */
  label: string;
  title: string;
  /** Says that nothing real is shown. */
  badge: string;
  items: readonly DescriptionListItem[];
}

/** The product as a picture: facts with their names. */
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
