import {
  Band,
  Button,
  ButtonLink,
  ContactThanks,
  Footer,
  Form,
  Hero,
  Marker,
  NavigationBar,
  SkipLink,
  TextField,
} from '@heldermatch/ui';
import { useState } from 'react';

type Errors = Record<string, string>;

const wordmark = { marked: 'Helder', rest: 'match', href: '/' };
const links = [
  { href: '/', label: 'Home' },
  { href: '/demo', label: 'Demo' },
];

/** A whole page of a website. `save` returns the errors by the name of the field; none if the request was kept. */
export function DemoPage({ save }: { save: (data: FormData) => Promise<Errors> }) {
  const [errors, setErrors] = useState<Errors>({});
  const [isSent, setSent] = useState(false);
  const send = async (data: FormData) => {
    const found = await save(data);
    setErrors(found);
    const isKept = Object.keys(found).length === 0;
    setSent(isKept);
    return isKept;
  };
  return (
    <>
      <SkipLink />
      <NavigationBar
        wordmark={wordmark}
        label="Hoofdmenu"
        links={links}
        currentPath="/demo"
        action={
          <ButtonLink href="/login" isFullWidth>
            Inloggen
          </ButtonLink>
        }
      />
      <main id="inhoud" tabIndex={-1}>
        <Hero
          title="Plan een demo"
          intro={
            <>
              In dertig minuten ziet u <Marker>waar een score op rust</Marker>, bij uw eigen
              vacature.
            </>
          }
        />
        <Band title="Uw gegevens" surface="warm" width="form">
          {isSent ? (
            <ContactThanks
              ref={(thanks) => thanks?.focus()}
              title="Uw aanvraag is binnen"
              text="U krijgt binnen twee werkdagen een voorstel voor een moment."
              link={{ href: '/', label: 'Naar Home' }}
            />
          ) : (
            <Form action={send} errors={errors} necessityIndicator="optional">
              <TextField label="Naam" name="name" autoComplete="name" isRequired />
              <TextField label="E-mailadres" name="email" type="email" isRequired />
              <TextField label="Organisatie" name="company" autoComplete="organization" />
              <Button type="submit">Demo aanvragen</Button>
            </Form>
          )}
        </Band>
      </main>
      <Footer
        wordmark={wordmark}
        facts={['Amsterdam, Nederland']}
        label="Meer pagina’s"
        links={[
          { title: 'Heldermatch', items: links },
          { title: 'Juridisch', items: [{ href: '/privacy', label: 'Privacy Verklaring' }] },
        ]}
        disclaimer="Een score is een advies. Een mens beslist."
        copyright="© 2026 Heldermatch"
      />
    </>
  );
}
