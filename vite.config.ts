import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

export default defineConfig({
  plugins: [react()],
  publicDir: 'assets/built',
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The budget of docs/architecture.md counts gzip, which `npm run budget` measures itself.
    reportCompressedSize: false,
  },
});
