import '@daybook/react/elements';
import { createApp } from 'vue';
import App from './App.vue';
import './app.css';

const { userId } = await (await fetch('/api/session')).json();
createApp(App, { userId }).mount('#app');
