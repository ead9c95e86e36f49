/** A node and the nodes around it as they are rendered, across slots and shadow roots. */
export function parentsOf(node: Node | null): Node[] {
  const nodes: Node[] = [];
  for (let each = node; each; each = parentOf(each)) nodes.push(each);
  return nodes;
}

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element && node.assignedSlot) || node.parentNode;
}
