/** Citation of the AI Act, with the date from which it applies to recruitment systems. */
export const AiAct = () => (
  <>
    AI Act (Verordening (EU) 2024/1689; voor systemen voor werving vanaf 2 december 2027, volgens
    Verordening (EU) 2026/1744)
  </>
);
