/** The AI Act as the pages cite it, with the day from which it asks of systems for recruitment what they cite. */
export const AiAct = () => (
  <>
    AI Act (Verordening (EU) 2024/1689; voor systemen voor werving vanaf 2 december 2027, volgens
    Verordening (EU) 2026/1744)
  </>
);
