import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('daybook-') } } })],
  server: { proxy: { '/api': server, '/books-api': server } }, // run `npm run dev` alongside `npm start`
});
