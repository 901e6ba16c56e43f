import { readCatalogue } from '../packages/ui/catalogue.ts';

/** Part of a syntax tree of Markdown. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Remark plugin that makes the name of a component, written as code, a link to its page. */
export function componentLinks() {
  const ids = new Map(readCatalogue().map(({ name, id }) => [name, id]));
  const linked = (node: Node, own: string | undefined): Node => {
    const id = node.type === 'inlineCode' ? ids.get(node.value ?? '') : undefined;
    if (id !== undefined && node.value !== own) {
      return { type: 'link', url: `?path=/docs/${id}--docs`, children: [node] };
    }
    if (node.children === undefined || node.type === 'link' || node.type === 'heading') return node;
    return { ...node, children: node.children.map((child) => linked(child, own)) };
  };
  return (tree: Node, file: { stem?: string }) => linked(tree, file.stem);
}
