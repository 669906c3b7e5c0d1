import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Statement, Value } from './store.ts';

const { serialize, messages } = protocol;

type Fields = InstanceType<typeof messages.RowDescriptionMessage>['fields'];

const asText = (value: Value) => (value === null ? null : String(value));

/**
 * Runs statements that PGlite keeps prepared, each outside any transaction. Its own `query` parses and
 * plans anew and sends every part of the protocol by itself: this sends one packet, in four fifths of
 * the time (server/domains/rounds' moves, Node 24).
 */
export const createPrepared = (client: PGlite) => {
  const known = new Map<string, Fields>();

  const exchange = async (...deps: Uint8Array[]) =>
    (await client.execProtocol(Buffer.concat([...deps, serialize.sync()]))).messages;

  /** In an exchange of its own: a statement stays prepared though its first run may fail. */
  const prepare = async ({ name, text }: Statement): Promise<Fields> => {
    const answer = await exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const fields =
      answer.find((each) => each instanceof messages.RowDescriptionMessage)?.fields ?? [];
    known.set(name, fields);
    return fields;
  };

  return async <Row>(statement: Statement, values: readonly Value[]): Promise<Row[]> =>
    // Behind whatever transaction runs, as `query` is: there is one connection.
    client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        const fields = known.get(statement.name) ?? (await prepare(statement));
        const answer = await exchange(
          serialize.bind({ statement: statement.name, values: values.map(asText) }),
          serialize.execute(),
        );
        const rows = answer.filter((each) => each instanceof messages.DataRowMessage);
        return rows.map(
          (row) =>
            Object.fromEntries(
              fields.map(({ name, dataTypeID }, i) => {
                const text = row.fields[i] ?? null;
                const parse = client.parsers[dataTypeID];
                return [name, text === null || !parse ? text : parse(text, dataTypeID)];
              }),
            ) as Row,
        );
      }),
    );
};
