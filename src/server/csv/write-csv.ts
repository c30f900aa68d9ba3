/** Without it Excel takes UTF-8 for the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A cell that begins with one of these is a formula to a spreadsheet, in full width too. Quotation marks
 * before it say nothing: doubled, they begin and end a quoted part of nothing where a cell begins with them.
 */
const FORMULA = /^[\s"\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;
/**
 * Where the decimal sign is a comma, spreadsheets part cells at semicolons, and a quoted cell of ours is
 * none there: what stands behind one of these would be a cell of its own.
 */
const PARTS = /(?<=[;\t\n\r])/;

/**
 * A table as CSV that Excel and LibreOffice open right: UTF-8 with its mark, every cell quoted
 * (RFC 4180), and text that a spreadsheet would run as a formula made plain text by an apostrophe
 * before it (OWASP, CSV injection).
 * @param header names of the columns
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header, ...rows].map((cells) => cells.map(quote).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function quote(cell: string): string {
  return `"${cell.split(PARTS).map(defuse).join('').replaceAll('"', '""')}"`;
}

function defuse(part: string): string {
  return FORMULA.test(part) ? `'${part}` : part;
}
