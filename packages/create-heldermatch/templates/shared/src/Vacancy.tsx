import { Container } from '@heldermatch/ui/Container';
import { Heading } from '@heldermatch/ui/Heading';
import { Stack } from '@heldermatch/ui/Stack';
import { Text } from '@heldermatch/ui/Text';
import { VacancyForm } from './VacancyForm.tsx';

export function Vacancy() {
  return (
    <main>
      <Container width="form">
        <Stack gap="l">
          <Heading level={1}>Nieuwe vacature</Heading>
          <Text size="large" emphasis="muted">
            Vul in wie u zoekt. Kandidaten zien de vacature pas als u die plaatst.
          </Text>
          <VacancyForm />
        </Stack>
      </Container>
    </main>
  );
}
