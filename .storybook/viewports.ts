/** Viewports of the toolbar, by the value that a story's globals name. */
export const viewports = {
  phone: { name: 'Telefoon (360)', styles: { width: '360px', height: '800px' }, type: 'mobile' },
  zoomed: {
    name: 'Vergroot tot 400% (320 bij 256)',
    styles: { width: '320px', height: '256px' },
    type: 'desktop',
  },
  landscape: {
    name: 'Telefoon, liggend (800 bij 360)',
    styles: { width: '800px', height: '360px' },
    type: 'mobile',
  },
  narrow: { name: 'Smal (320)', styles: { width: '320px', height: '800px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: {
    name: 'Bureaublad (1440)',
    styles: { width: '1440px', height: '900px' },
    type: 'desktop',
  },
} as const;
