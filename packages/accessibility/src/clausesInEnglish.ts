/** English answers that hold for each of our web apps, by the number of the clause. `subject` is such as 'The site'. */
export const clausesInEnglish = (subject: string): Readonly<Record<string, string>> => ({
  '4': 'Not tested with disabled people.',
  '4.2.4': `${subject} makes no sound.`,
  '4.2.5': `${subject} makes no sound.`,
  '4.2.6': `${subject} requires no speech.`,
  '4.2.8': `${subject} is not hardware.`,
  '4.2.9': 'Nothing flashes.',
  '4.2.11': 'Users of assistive technology need not disclose it.',
  '5': `${subject} is neither hardware nor closed. Key repeat and double-strike acceptance belong to the operating system.`,
  '5.2': `${subject} follows the settings of the system: dark colours, reduced motion, forced colours. Nothing needs activation in ${subject.toLowerCase()}.`,
  '5.9': 'Everything works with one key or one touch at a time.',
  '6': `${subject} has no two-way voice communication.`,
  '7': `${subject} has no video.`,
  '8': `${subject} is not hardware.`,
  '10.5': 'The document has no video.',
  '10.6': 'The document has no video.',
  '11.7': `${subject} follows the colours, contrast, motion and text size of the system.`,
  '12.1': `The accessibility statement documents what we do. It is a page of ${subject.toLowerCase()}, and is tested as such.`,
  '12.2':
    'Support is by email and by phone, about accessibility too. An answer by email is plain text.',
  '13': `${subject} has no telephony.`,
});
