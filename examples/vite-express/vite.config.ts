import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': server, '/books-api': server } }, // run `npm run dev` alongside `npm start`
});
