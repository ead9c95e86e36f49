/** A node and the nodes around it, across shadow roots. */
export function parentsOf(node: Node | null): Node[] {
  const nodes: Node[] = [];
  for (let each = node; each; each = each instanceof ShadowRoot ? each.host : each.parentNode) nodes.push(each);
  return nodes;
}
