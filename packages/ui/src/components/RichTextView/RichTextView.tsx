import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Prose } from '../Prose/index.js';
import {
  isSafeHref,
  type RichText,
  type RichTextChip,
  type RichTextInline,
  type RichTextRun,
  type VariableValues,
} from './richText.js';
import * as css from './RichTextView.css.js';

export interface RichTextViewProps extends RootProps {
  /** Text of a `RichTextField`, or `richTextOf` plain text. */
  value: RichText;
  /**
   * Values of the variables by id. A variable without a value is marked as missing.
   * @default the labels of the variables in braces
   */
  values?: VariableValues | undefined;
}

/**
 * Shows the text of a `RichTextField` with its formatting, mentions and variables. It renders on a server and loads no
 * editor.
 */
export function RichTextView({ value, values, ...root }: RichTextViewProps) {
  const linesOf = (content: readonly RichTextInline[] | undefined) =>
    content?.map((node, index) => <Inline key={index} node={node} values={values} />);
  return (
    <Prose {...rootProps(root, css.root)}>
      {value.content.map((block, index) => {
        if (block.type === 'paragraph') {
          return (
            <p key={index} dir="auto">
              {linesOf(block.content) ?? <br />}
            </p>
          );
        }
        const List = block.type === 'orderedList' ? 'ol' : 'ul';
        return (
          <List key={index} dir="auto">
            {block.content.map((item, itemIndex) => (
              <li key={itemIndex}>
                {item.content.map(({ content }, line) => (
                  <div key={line}>{linesOf(content) ?? <br />}</div>
                ))}
              </li>
            ))}
          </List>
        );
      })}
    </Prose>
  );
}

interface InlineProps {
  node: RichTextInline;
  values: VariableValues | undefined;
}

function Inline({ node, values }: InlineProps) {
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'text') return <Run {...node} />;
  return node.type === 'mention' ? (
    <span className={css.mention}>@{node.attrs.label}</span>
  ) : (
    <Variable {...node.attrs} values={values} />
  );
}

function Run({ text, marks = [] }: RichTextRun) {
  return marks.reduceRight<ReactNode>((content, mark) => {
    if (mark.type === 'bold') return <strong>{content}</strong>;
    if (mark.type === 'italic') return <em>{content}</em>;
    // The text is from a person, so search engines shouldn't trust the address.
    return isSafeHref(mark.attrs.href) ? (
      <a href={mark.attrs.href} rel="noopener noreferrer nofollow">
        {content}
      </a>
    ) : (
      content
    );
  }, text);
}

function Variable({ id, label, values }: RichTextChip['attrs'] & Pick<InlineProps, 'values'>) {
  const formatMessage = useMessages();
  if (values === undefined) return <span className={css.variable}>{`{${label}}`}</span>;
  const value = values[id];
  return value === undefined || value === '' ? (
    <mark className={css.missing}>{formatMessage(nl.variableMissing, { label })}</mark>
  ) : (
    value
  );
}
