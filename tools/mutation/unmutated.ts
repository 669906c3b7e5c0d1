import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What is read here of a node of Babel's tree. */
interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  optional?: boolean;
  callee?: Node;
  object?: Node;
  property?: Node;
}

const isError = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && /^(Range|Type)?Error$/.test(callee?.name ?? '');

/** `table[at]?.weight` */
const isIndexed = ({ type, optional, object }: Node): boolean =>
  type === 'OptionalMemberExpression' &&
  optional === true &&
  object?.type === 'MemberExpression' &&
  object.computed === true &&
  ['Identifier', 'NumericLiteral'].includes(object.property?.type ?? '');

/** What is left as it is, each with the reason why; Stryker counts it in no score. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'unmutated', {
    shouldIgnore(path) {
      const { node } = path as { node: Node };
      if (isError(node)) return "What a bug's own error says, nobody reads but who mends it";
      if (isIndexed(node))
        return 'The index is in bounds; only the compiler wants the question mark';
      return undefined;
    },
  }),
];
