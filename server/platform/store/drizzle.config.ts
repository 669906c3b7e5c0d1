import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/store/schema/*.ts',
  out: './server/platform/store/migrations',
  casing: 'snake_case',
});
