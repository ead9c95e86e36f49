import { cdp } from 'vitest/browser';

/** An element in the accessibility tree. */
export interface AccessibleNode {
  role: string;
  name: string;
  children: AccessibleNode[];
}

interface ChromiumNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** The page's accessibility tree from Chromium, without ignored nodes. */
export async function accessibilityTree(): Promise<AccessibleNode> {
  const session = cdp() as unknown as DevTools; // Vitest doesn't type the provider's session
  const { frameTree } = await session.send('Page.getFrameTree');
  const nodes = new Map<string, ChromiumNode>();
  const frameId = frameTree.childFrames.find(({ frame }) => frame.url === location.href)?.frame.id;
  const tree = await session.send('Accessibility.getFullAXTree', { frameId });
  for (const node of tree.nodes) nodes.set(node.nodeId, node);

  const withoutIgnored = (node: ChromiumNode): AccessibleNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = nodes.get(id);
      return child ? withoutIgnored(child) : [];
    });
    return node.ignored ? children : [{ role: node.role?.value ?? '', name: node.name?.value ?? '', children }];
  };
  const [root] = tree.nodes.slice(0, 1).flatMap(withoutIgnored);
  if (!root) throw new Error('Chromium returned no accessibility tree.');
  return root;
}

/** All nodes of a role, at any depth. */
export function nodesOf(role: string, node: AccessibleNode): AccessibleNode[] {
  return [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => nodesOf(role, child))];
}

interface DevTools {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: { childFrames: { frame: { id: string; url: string } }[] } }>;
  send(method: 'Accessibility.getFullAXTree', parameters: { frameId?: string }): Promise<{ nodes: ChromiumNode[] }>;
}
