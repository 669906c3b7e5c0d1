import { connect } from 'node:net';
import { userInfo } from 'node:os';
import pg from 'pg';

const mayCreateDatabases = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as ok from pg_roles where rolname = current_user',
    );
    return rows[0]?.ok === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A PostgreSQL whose role may create databases: TEST_DATABASE_URL, else the standard local port. */
export const findPostgres = async (): Promise<string | undefined> => {
  const named = process.env.TEST_DATABASE_URL;
  const candidates = named
    ? [named]
    : ['postgres', userInfo().username].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`);
  for (const url of candidates) if (await mayCreateDatabases(url)) return url;
  return undefined;
};

/** A Redis that answers: TEST_REDIS_URL, else the standard local port. */
export const findRedis = async (): Promise<string | undefined> => {
  const url = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
  const { hostname, port } = new URL(url);
  const isUp = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 2000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
  return isUp ? url : undefined;
};

/** What the tests' runners are told: the services that were found, none else. */
export const servicesEnv = async (): Promise<NodeJS.ProcessEnv> => {
  const [postgres, redis] = [await findPostgres(), await findRedis()];
  return {
    ...(postgres && { TEST_DATABASE_URL: postgres }),
    ...(redis && { TEST_REDIS_URL: redis }),
  };
};
