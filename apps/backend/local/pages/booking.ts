import { html, type Html } from './html.ts';
import { page } from './page.ts';
import { freeSlots, inDutch, type Day } from './slots.ts';

/** Query parameters that the site passes on. */
const prefill = [
  'name',
  'email',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const isEmailAddress = (text: string) => /^\S+@\S+$/.test(text);

/**
 * Local emulator of the scheduling service: an agenda that books nothing and shows the values the site passed to it.
 * Like every local page it uses no script; the form reloads the page.
 */
export function bookingPage(
  query: URLSearchParams,
  siteOrigins: readonly string[],
  now = new Date(),
): Response {
  const days = freeSlots(now);
  const day = days.find(({ date }) => date === query.get('day'));
  const time = day?.times.find((one) => one === query.get(`time-${day.date}`));
  const name = query.get('name')?.trim() ?? '';
  const email = query.get('email')?.trim() ?? '';
  const mistakes = {
    ...(time === undefined && { time: 'Kies een tijd.' }),
    ...(name === '' && { name: 'Vul uw naam in.' }),
    ...(!isEmailAddress(email) && { email: 'Vul een e-mailadres in, zoals naam@bedrijf.nl.' }),
  };
  const isSent = query.has('day');
  const isBooked = isSent && Object.keys(mistakes).length === 0;
  const content =
    isBooked && day !== undefined
      ? confirmation({ moment: inDutch(day.date), time: time ?? '', name, email }, query)
      : form({ days, chosen: day ?? days[0], query, mistakes: isSent ? mistakes : {} });
  return page({
    title: isBooked ? 'Uw demo staat gepland' : 'Plan een demo',
    badge: 'voorbeeld',
    content: html`${content} ${handedOver(query)}`,
    frameAncestors: siteOrigins.join(' '),
    formAction: "'self'",
    isBare: true,
  });
}

interface Booking {
  moment: string;
  time: string;
  name: string;
  email: string;
}

function confirmation({ moment, time, name, email }: Booking, query: URLSearchParams): Html {
  return html`<p class="note" role="status">
      Uw demo staat gepland op <strong>${moment} om ${time} uur</strong> (voorbeeld: er is niets
      verzonden).
    </p>
    <dl>
      <dt>Duur</dt>
      <dd>30 minuten</dd>
      <dt>Naam</dt>
      <dd>${name}</dd>
      <dt>E-mailadres</dt>
      <dd>${email}</dd>
    </dl>
    <p>
      <a class="button" href="?${new URLSearchParams(prefilled(query)).toString()}"
        >Kies een ander moment</a
      >
    </p>`;
}

interface Form {
  days: readonly Day[];
  chosen: Day | undefined;
  query: URLSearchParams;
  mistakes: { time?: string; name?: string; email?: string };
}

function form({ days, chosen, query, mistakes }: Form): Html {
  const found = Object.values(mistakes);
  const summary = html`<p class="mistakes" role="alert">${found.join(' ')}</p>`;
  return html`${
      found.length === 0
        ? html`<p>Een demo duurt 30 minuten. De tijden zijn die van Amsterdam.</p>`
        : summary
    }
    <form method="get" novalidate class="booking">
      <fieldset>
        <legend>Kies een dag</legend>
        <div class="days">${days.map((day, index) => dayChoice(day, index, day === chosen))}</div>
      </fieldset>
      ${days.map((day, index) => times(day, index, query))}
      <div class="fields">
        ${field({ name: 'name', label: 'Naam', type: 'text', query, mistake: mistakes.name })}
        ${field({
          name: 'email',
          label: 'E-mailadres',
          type: 'email',
          query,
          mistake: mistakes.email,
        })}
      </div>
      ${prefilled(query)
        .filter(([key]) => key.startsWith('utm_'))
        .map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
      <p><button class="button">Demo plannen</button></p>
    </form>`;
}

function dayChoice({ date }: Day, index: number, isChosen: boolean): Html {
  const [weekday = '', number = '', month = ''] = inDutch(date).split(' ');
  return html`<label class="choice">
    <input type="radio" name="day" id="day-${index}" value="${date}" ${isChosen ? 'checked' : ''} />
    <span>${weekday} <strong>${number}</strong> ${month}</span>
  </label>`;
}

/** Renders the times of one day. The stylesheet hides every day except the selected one. */
function times({ date, times: free }: Day, index: number, query: URLSearchParams): Html {
  const name = `time-${date}`;
  return html`<fieldset id="times-${index}">
    <legend>Kies een tijd op ${inDutch(date)}</legend>
    <div class="times">
      ${free.map(
        (time) =>
          html`<label class="choice">
            <input
              type="radio"
              name="${name}"
              value="${time}"
              ${query.get(name) === time ? 'checked' : ''}
            />
            <span>${time}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

interface Field {
  name: 'name' | 'email';
  label: string;
  type: string;
  query: URLSearchParams;
  mistake: string | undefined;
}

const field = ({ name, label, type, query, mistake }: Field) =>
  html`<label>
    ${label}
    <input
      type="${type}"
      name="${name}"
      value="${query.get(name) ?? ''}"
      autocomplete="${name}"
      ${mistake === undefined ? '' : 'aria-invalid=true'}
    />
  </label>`;

const prefilled = (query: URLSearchParams): [key: string, value: string][] =>
  prefill.flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, value]] : [];
  });

/** Shows developers which values the site passed. */
function handedOver(query: URLSearchParams): Html {
  const values = prefilled(query).map(
    ([key, value], index) => html`${index === 0 ? '' : ', '}${key} = <b>${value}</b>`,
  );
  return html`<p class="small">
    Voor ontwikkelaars: dit is een voorbeeld. In productie staat hier de agenda van de
    boekingsdienst. ${values.length === 0 ? 'De site heeft niets meegegeven.' : 'De site gaf mee: '}
    ${values}
  </p>`;
}
