/** Whether a cell's text has no room within its padding, which `scrollWidth` counts as room. */
export function isTruncated(cell: HTMLElement): boolean {
  const content = document.createRange();
  content.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return content.getBoundingClientRect().width > room + 0.5; // clientWidth is rounded
}
